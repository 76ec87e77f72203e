import { type Caller, mayManage } from '../../core/caller.ts';
import { AppError } from '../../core/errors.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { PaymentsUnavailable } from '../../payments/payments.ts';
import { requireProvider } from '../providers/service.ts';
import { refreshEntitlement } from './ledger/entitlement.ts';
import { tellCancelled } from './ledger/notices.ts';
import * as subscriptions from './ledger/repository.ts';
import { isOpen, listOf, type SubscriptionRow } from './ledger/repository.ts';
import { recordEnd } from './mercadopago/apply.ts';
import { reconcileOne } from './mercadopago/reconcile.ts';

const none = 'No tenés ninguna suscripción para cancelar. Recargá la página.';

/** Ends the renewal, first at MercadoPago. Access stays until the end date. Idempotent. */
export async function cancel(deps: Deps, providerId: number, caller: Caller): Promise<void> {
  await requireProvider(deps.db, providerId);
  if (!mayManage(caller, providerId)) throw new AppError('forbidden');
  const rows = await listOf(deps.db, providerId);
  const open = rows.find(isOpen);
  if (open) await end(deps, open, caller);
  else if (rows[0]?.status !== 'cancelled') throw new AppError('not_found', { message: none });
}

async function end(deps: Deps, row: SubscriptionRow, caller: Caller): Promise<void> {
  if (row.mp_id === null) return endHere(deps, row.id, caller);
  const agreement = await deps.payments.cancel(row.mp_id, cancelKey(row));
  if (!agreement) return endHere(deps, row.id, caller);
  await reconcileOne(deps, row, agreement, caller);
  const after = await subscriptions.find(deps.db, row.id);
  if (after && isOpen(after)) throw new PaymentsUnavailable(`MercadoPago left it ${agreement.status}`);
}

export function cancelKey({ reference }: Pick<SubscriptionRow, 'reference'>): string {
  return `cancel:${reference}`;
}

/** Cancels a subscription without an agreement at MercadoPago. */
async function endHere({ db, clock, config }: Deps, id: number, caller: Caller): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const row = await subscriptions.findLocked(trx, id);
    if (!row || !isOpen(row)) return;
    await subscriptions.update(trx, id, { status: 'cancelled', auto_renewal: 0, suspended_at: null }, now);
    if (row.provider_id !== null) {
      await refreshEntitlement(trx, row.provider_id, now);
      await tellCancelled({ trx, now, config }, { ...row, provider_id: row.provider_id });
    }
    await recordEnd(trx, now, caller, row, 'cancelled');
  });
}
