import type { Clock } from '../../../core/clock.ts';
import type { Flag, OuterDb, Trx } from '../../../db/schema/database.ts';
import { holdProvider } from '../../../db/sql/hold-provider.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { markPrices } from '../../usual-prices/marks.ts';
import { recordDebut } from './debuts.ts';
import { reindex } from './indexing.ts';
import * as publishing from './repository.ts';

type Scope = { serviceId: number } | { providerId: number } | { categoryId: number };

/**
 * Lists or unlists services. A listed service is active, in an active category, of an entitled provider who is not
 * paused, and not hidden by the team (rules SRCH-1, MOD-8 and PAUSE-4). Index, suggestions and counters follow in the
 * same transaction. Call it after every change of one of these. It locks the provider: when a pause and a publication
 * happen together, the later transaction sees the other (docs/decisions/pauses.md).
 */
export async function refreshListed(trx: Trx, scope: Scope, now: Date): Promise<void> {
  if (!('categoryId' in scope)) await holdProvider(trx, scope);
  const moved: number[] = [];
  let isToLookAgain = true;
  while (isToLookAgain) {
    isToLookAgain = false;
    for (const service of await publishing.findMisplaced(trx, scope, now)) {
      if (!(await publishing.move(trx, service))) {
        isToLookAgain = true;
        continue;
      }
      if (service.listed === service.should_be_listed) continue;
      moved.push(service.category_id);
      await publishing.addToCount(trx, service.category_id, service.should_be_listed ? 1 : -1);
      await reindex(trx, service.id, now);
      if (service.should_be_listed) await recordDebut(trx, service.id, now.toISOString());
    }
  }
  await markPrices(trx, moved);
}

/** Updates lists, counters, search and usual prices after an edit of a service. `before`: the row before the edit. */
export async function followEdit(
  trx: Trx,
  before: { id: number; category_id: number; listed: Flag },
  categoryId: number,
  now: Date,
): Promise<void> {
  if (before.listed) {
    await moveCount(trx, before.category_id, categoryId);
    await markPrices(trx, [before.category_id, categoryId]);
  }
  await refreshListed(trx, { serviceId: before.id }, now);
  await reindex(trx, before.id, now);
}

/** Moves one from a category's count to another category's, after the service's row has moved. */
async function moveCount(trx: Trx, from: number, to: number): Promise<void> {
  if (from === to) return;
  for (const id of [from, to].sort((a, b) => a - b)) await publishing.addToCount(trx, id, id === to ? 1 : -1);
}

/** Unlists all services of a provider, before its account is deleted. */
export async function unlistAll(trx: Trx, providerId: number, now: Date): Promise<void> {
  await publishing.switchOffAll(trx, providerId);
  await refreshListed(trx, { providerId }, now);
}

/** Unlists services of providers whose access has ended. Runs every minute. */
export async function hideLapsed({ db, clock }: { db: OuterDb; clock: Clock }): Promise<void> {
  const now = clock.now();
  for (const providerId of await publishing.findLapsedProviders(db, now.toISOString())) {
    await inTransaction(db, (trx) => refreshListed(trx, { providerId }, now));
  }
}
