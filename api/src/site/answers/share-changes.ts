import { randomUUID } from 'node:crypto';
import { changesOf } from '../../db/changes.ts';
import type { OuterDb } from '../../db/schema/database.ts';
import { onSignal, sendSignal } from '../../db/signals.ts';
import { isPostgres } from '../../db/sql/dialect.ts';

/** Milliseconds of writes that are told at once. */
const pause = 20;

/**
 * Tells the other processes on one Postgres what this one writes, and hears what they do. One that is lost, with its
 * process or its connection, is why answers are kept for two seconds there. Returns the function that ends it.
 */
export function shareChanges(db: OuterDb): () => Promise<void> {
  if (!isPostgres(db)) return async () => undefined;
  const changes = changesOf(db);
  const from = randomUUID();
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();

  /** One at a time: what is written meanwhile is told together. */
  async function tell(): Promise<void> {
    const tables = [...waiting];
    waiting.clear();
    if (tables.length > 0)
      await sendSignal(db, { topic: 'changes', accountId: null, tables, from }).catch(() => undefined);
    timer = undefined;
    if (waiting.size > 0) tellLater();
  }

  function tellLater(): void {
    timer ??= setTimeout(() => {
      sending = tell();
    }, pause).unref();
  }

  changes.onCommit((tables) => {
    for (const table of tables) waiting.add(table);
    tellLater();
  });
  const forget = onSignal(db, 'changes', (signal) => {
    if (signal.from !== from) changes.heard(signal.tables ?? ['*']);
  });
  return async () => {
    forget();
    await sending;
    clearTimeout(timer);
    await tell();
    clearTimeout(timer);
  };
}
