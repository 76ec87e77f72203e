import { askFor, listAsked, markDone } from '../../db/asked-work.ts';
import { giveBackFreed } from '../../db/erasure.ts';
import { mergeIndexes } from '../../db/full-text.ts';
import type { Trx } from '../../db/schema/database.ts';
import type { Deps } from '../../deps/deps.ts';

/** Requests, in the transaction that deletes an account, that its traces be erased from the files of the database. */
export async function askForErasure(trx: Trx, accountId: number, now: Date): Promise<void> {
  await askFor(trx, 'erase', [accountId], now);
}

/**
 * Erases the remains of deleted accounts from the database's files (rule ACC-32). Runs as a job, soon after a deletion.
 */
export async function eraseDeleted({ db }: Pick<Deps, 'db'>): Promise<void> {
  const asked = await listAsked(db, 'erase');
  if (asked.length === 0) return;
  await mergeIndexes(db);
  await markDone(db, 'erase', asked);
  await giveBackFreed(db);
}
