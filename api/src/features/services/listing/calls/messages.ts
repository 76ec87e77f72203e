import type { Asked, Findings } from '../finding.ts';

/** A search for the thread. */
export interface ToThread {
  id: number;
  asked: Asked;
}

export type FromThread =
  /** with the tables that it was read from, and until when what came from memory holds, in milliseconds */
  { id: number; findings: Findings; tables: readonly string[]; until: number } | { id: number; failed: string };
