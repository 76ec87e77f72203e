import type { AdminView, adminViews as contract } from '@tero/shared/contract/admin/views';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { limits } from '@tero/shared/limits';
import { AppError } from '../../../core/errors.ts';
import { holdAccount } from '../../../db/sql/dialect.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { countViews, putView } from './repository.ts';

/** Saves a view for the caller alone. Nobody else sees it, so it is not logged. */
export async function saveView(
  { db, clock }: Deps,
  accountId: number,
  body: BodyOf<typeof contract.save>,
): Promise<AdminView> {
  return inTransaction(db, async (trx) => {
    const held = await holdAccount(trx, accountId);
    if ((await countViews(held, accountId)) >= limits.adminViews) {
      const message = `Podés guardar hasta ${limits.adminViews} vistas. Eliminá alguna para seguir.`;
      throw new AppError('quota_exceeded', { message });
    }
    return putView(trx, { ...body, account_id: accountId, created_at: clock.now().toISOString() });
  });
}
