import { localDay } from '@tero/shared/rules/time/time';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { refreshListed } from '../services/lists/lists.ts';
import * as pauses from './repository.ts';

/**
 * Ends the pauses whose day has come: their services are in the lists again (rule PAUSE-3). The first call of a local day
 * waits for it, and it runs every minute. One after the other: each is whole, and calls come in between.
 */
export async function endDuePauses({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const today = localDay(now);
  for (const providerId of await pauses.listDue(db, today)) {
    await inTransaction(db, async (trx) => {
      if (!(await pauses.end(trx, providerId, { now: now.toISOString(), told: false, by: today }))) return;
      await refreshListed(trx, { providerId }, now);
    });
  }
}
