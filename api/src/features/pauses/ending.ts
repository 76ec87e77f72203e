import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import { localDay, startOfDay } from '@tero/shared/rules/time/time';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { refreshListed } from '../services/lists/lists.ts';
import * as pauses from './repository.ts';

/** Deletes pauses that no question is about any more (rule PAUSE-8). */
export async function forgetPauses({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const kept = (limits.contactQuestionWithin + 1) * day;
  await pauses.removePast(db, new Date(clock.now().getTime() - kept).toISOString());
}

/**
 * Begins the planned pauses whose first day has come (rule PAUSE-10), then ends the pauses whose last day is over. Runs
 * every minute, and the first call of a local day waits for it.
 */
export async function turnPauses(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  // each of the two runs even when the other one fails
  const [begun] = await Promise.allSettled([beginDuePauses(deps)]);
  await endDuePauses(deps);
  if (begun.status === 'rejected') throw begun.reason;
}

async function beginDuePauses({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const today = localDay(now);
  for (const { account_id: providerId, from } of await pauses.listBeginning(db, today)) {
    const since = startOfDay(from).toISOString();
    await inTransaction(db, async (trx) => {
      if (await pauses.begin(trx, providerId, { today, since })) await refreshListed(trx, { providerId }, now);
    });
  }
}

/**
 * Ends the pauses whose day has come, so that their services are listed again (rule PAUSE-3). Each ends in its own
 * transaction, so that calls run in between.
 */
async function endDuePauses({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const today = localDay(now);
  for (const providerId of await pauses.listDue(db, today)) {
    await inTransaction(db, async (trx) => {
      if (!(await pauses.end(trx, providerId, { now: now.toISOString(), told: false, by: today }))) return;
      await refreshListed(trx, { providerId }, now);
    });
  }
}
