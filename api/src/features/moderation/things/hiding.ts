import { AppError } from '../../../core/errors.ts';
import { askFor, listAsked, markDone } from '../../../db/asked-work.ts';
import type { Db, Trx } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { clearLeftovers, makeUnreachable } from '../../../images/unreachable.ts';
import { isOutOfSight, namedOfAccount } from './picture-repository.ts';

/**
 * Requests, in the transaction that suspends an account or hides its profile, that the known addresses of its pictures
 * stop working (rule MOD-8). A job copies each picture to a new address, because there may be hundreds.
 */
export function askToHidePictures(trx: Trx, accountId: number, now: Date): Promise<void> {
  return askFor(trx, 'hide pictures', [accountId], now);
}

/**
 * Hides the requested pictures, and removes what dead processes left behind. A row stays until its work is done, so
 * after a crash the next process continues. Runs every few seconds.
 */
export async function hideAskedPictures(deps: Pick<Deps, 'db' | 'images' | 'clock'>): Promise<void> {
  await clearLeftovers(deps);
  for (const accountId of await listAsked(deps.db, 'hide pictures')) await hideAll(deps, Number(accountId));
}

async function hideAll(deps: Pick<Deps, 'db' | 'images' | 'clock'>, accountId: number): Promise<void> {
  // empty once the thing is visible again
  const find = async (db: Db) => ((await isOutOfSight(db, accountId)) ? namedOfAccount(db, accountId) : []);
  try {
    const pictures = await makeUnreachable(deps, find);
    await inTransaction(deps.db, async (trx) => {
      await pictures.take(trx);
      await markDone(trx, 'hide pictures', [accountId]);
    });
    await pictures.clear();
  } catch (error) {
    // the pictures changed meanwhile, or the store or the database is away: the next run hides the pictures of that
    // time
    if (!(error instanceof AppError)) throw error;
  }
}
