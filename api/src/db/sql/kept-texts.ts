import { hash } from 'node:crypto';

/** Each connection to Postgres has memory for every one. */
const most = 100;
const names = new Map<string, string>();

/**
 * Lets Postgres plan a text once a connection, which takes longer than most answers; SQLite keeps all. For texts that are
 * asked again and again, whatever their parameters.
 */
export function kept(text: string): string {
  if (names.size < most && !names.has(text)) names.set(text, `kept_${hash('sha1', text)}`);
  return text;
}

/** The name under which a connection keeps a text; undefined: it does not. */
export function keptName(text: string): string | undefined {
  return names.get(text);
}

const passing = new Set<string>();

/** Of a write that nobody misses after a power cut: who wrote it does not wait until SQLite has it on the disk. */
export function markPassing(text: string): void {
  passing.add(text);
}

export function isPassing(text: string): boolean {
  return passing.has(text);
}
