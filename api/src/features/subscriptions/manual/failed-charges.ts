import { recordAct } from '../../../audit/acts.ts';
import type { Caller } from '../../../core/caller.ts';
import { AppError, found } from '../../../core/errors.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import * as payments from '../ledger/payment-repository.ts';
import * as subscriptions from '../ledger/repository.ts';
import { check } from '../mercadopago/reconcile.ts';
import { withDeadline } from '../mercadopago/with-deadline.ts';

const gone = 'Ese pago ya no existe. Recargá la página.';
const unlinked = 'Ese cobro no es de una suscripción de Mercado Pago. Recargá la página.';

/** Asks MercadoPago now about the subscription of a charge, and stores its state. */
export async function askAgain(deps: Deps, id: number): Promise<void> {
  const row = found(await inTransaction(deps.db, (trx) => payments.findLocked(trx, id)), gone);
  const subscription =
    row.subscription_id === null ? undefined : await subscriptions.find(deps.db, row.subscription_id);
  if (!subscription?.mp_id) throw new AppError('not_found', { message: unlinked });
  found(await withDeadline(deps.log, check(deps, subscription)), 'Mercado Pago no conoce esa suscripción.');
}

/** Marks a failed charge as settled, with the team's note. It then leaves 'Tareas' (rule ADM-94). */
export async function settleCharge({ db, clock }: Deps, id: number, note: string, caller: Caller): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { status, settled_note } = found(await payments.findLocked(trx, id), gone);
    if (status !== 'failed')
      throw new AppError('changed_meanwhile', { message: 'Ese cobro ya no figura como fallido.' });
    if (settled_note !== null) throw new AppError('changed_meanwhile', { message: 'Alguien ya resolvió ese cobro.' });
    await payments.update(trx, id, { settled_note: note, updated_at: clock.now().toISOString() });
    const act = { action: 'update', entity: 'payment', id, after: { settled_note: note } } as const;
    await recordAct(trx, clock.now(), caller, act);
  });
}
