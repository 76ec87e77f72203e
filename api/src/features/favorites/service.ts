import type { Favorite } from '@tero/shared/contract/favorites';
import { limits } from '@tero/shared/limits';
import { toPesos } from '@tero/shared/rules/money/money';
import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors.ts';
import { holdAccount } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { visibleService } from '../services/service.ts';
import { summaryView } from '../services/view.ts';
import * as favorites from './repository.ts';

const full = `Llegaste al máximo de ${limits.favorites} favoritos. Eliminá alguno para agregar otro.`;

export async function listOf({ db }: Deps, caller: Caller): Promise<Favorite[]> {
  const rows = await favorites.list(db, caller.accountId, limits.favorites);
  return rows.map((row) => ({
    ...summaryView(row),
    service_id: row.id,
    original_price: row.original_price === null ? null : toPesos(row.original_price),
    created_at: row.added_at,
  }));
}

/** Adds a favourite with its current price. Adding it again keeps the first price (rule FAV-3). */
export async function add({ db, clock }: Deps, serviceId: number, caller: Caller): Promise<void> {
  const { accountId } = caller;
  const now = clock.now().toISOString();
  await inTransaction(db, async (trx) => {
    const held = await holdAccount(trx, accountId);
    const { price_low } = await visibleService(trx, serviceId);
    const favorite = { account_id: accountId, service_id: serviceId, original_price: price_low, created_at: now };
    const added = await favorites.insert(trx, favorite);
    // counted after the insert: the error rolls it back
    if (added && (await favorites.count(held, accountId)) > limits.favorites) {
      throw new AppError('already_exists', { message: full });
    }
  });
}
