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

  function tell(): void {
    timer = undefined;
    const tables = [...waiting];
    waiting.clear();
    sending = sendSignal(db, { topic: 'changes', accountId: null, tables, from }).catch(() => undefined);
  }

  changes.onCommit((tables) => {
    for (const table of tables) waiting.add(table);
    timer ??= setTimeout(tell, pause).unref();
  });
  const forget = onSignal(db, 'changes', (signal) => {
    if (signal.from !== from) changes.heard(signal.tables ?? ['*']);
  });
  return async () => {
    clearTimeout(timer);
    forget();
    await sending;
  };
}
