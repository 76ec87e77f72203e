import { AsyncLocalStorage } from 'node:async_hooks';

/** What an answer was made of. */
export interface Recording {
  /** the statements that were made, and tables that something in memory stands for */
  readonly texts: Set<string>;
  /** the instant, in milliseconds, from which something that was taken from memory is too old */
  until: number;
  /** something was written: who asks again must have it written again */
  hasWritten: boolean;
}

const current = new AsyncLocalStorage<Recording>();

/** Runs `work`, and returns its result with what it was made of. */
export function record<T>(work: () => Promise<T>): Promise<{ result: T; recording: Recording }> {
  const recording: Recording = { texts: new Set(), until: Number.POSITIVE_INFINITY, hasWritten: false };
  return current.run(recording, work).then((result) => ({ result, recording }));
}

/** Notes a statement, for whoever records. */
export function noteStatement(text: string, writes: boolean): void {
  const recording = current.getStore();
  if (!recording) return;
  recording.texts.add(text);
  recording.hasWritten ||= writes;
}

/**
 * Notes what was taken from memory: something made of these tables, which is as it should be until an instant, in
 * milliseconds. Whoever keeps anything between calls says so with each use.
 */
export function noteMemory(until: number, tables: readonly string[] = []): void {
  const recording = current.getStore();
  if (!recording) return;
  for (const table of tables) recording.texts.add(table);
  recording.until = Math.min(recording.until, until);
}
