import type { adminPayments as contract } from '@tero/shared/contract/admin/payments';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { formatPesos, toCents, toPesos } from '@tero/shared/rules/money/money';
import { recordAct } from '../../../audit/acts.ts';
import type { Caller } from '../../../core/caller.ts';
import { AppError, found } from '../../../core/errors.ts';
import type { Cents, Trx } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import * as payments from '../ledger/payment-repository.ts';
import type { SubscriptionRow } from '../ledger/repository.ts';
import * as subscriptions from '../ledger/repository.ts';
import { checkRefund } from '../mercadopago/reconcile.ts';
import { withDeadline } from '../mercadopago/with-deadline.ts';

interface Asked {
  subscription: SubscriptionRow;
  invoiceId: string;
  /** at MercadoPago */
  paymentId: string;
  /** the total of earlier refunds */
  before: Cents;
}

const refused =
  'Mercado Pago no aceptó la devolución. Revisá el pago en Mercado Pago: puede que ya haya vencido el plazo.';
const unconfirmed =
  'Mercado Pago todavía no confirmó la devolución. Esperá un minuto y volvé a tocar «Devolver»: no se devuelve dos veces.';

/**
 * Refunds a payment through MercadoPago, whole or in part, and stores MercadoPago's state of the payment. The key of
 * the call holds the earlier total and the new amount, so a repeat after a lost response is the same refund (rule
 * SUB-95). The refund itself changes no access (rule SUB-74).
 */
export async function refundPayment(
  deps: Deps,
  id: number,
  { amount, refunded }: BodyOf<typeof contract.refund>,
  caller: Caller,
): Promise<void> {
  const { db, clock } = deps;
  const part = toCents(amount);
  // logged before the call, so that a lost response does not lose the record
  const { subscription, invoiceId, paymentId, before } = await inTransaction(db, async (trx) => {
    const asked = await refundable(trx, id, { part, seen: toCents(refunded) });
    const act = { action: 'update', entity: 'payment', id, after: { refund_asked: part } } as const;
    await recordAct(trx, clock.now(), caller, act);
    return asked;
  });
  const ask = async () => {
    await deps.payments.refund(paymentId, part, `refund-${paymentId}-${before}-${part}`);
    await checkRefund(deps, subscription, invoiceId);
  };
  await withDeadline(deps.log, ask(), { field: 'amount', message: refused });
  const after = await inTransaction(db, (trx) => payments.findLocked(trx, id));
  if (after && after.refunded_amount < before + part)
    throw new AppError('payments_unavailable', { message: unconfirmed });
}

/** Throws unless MercadoPago took the payment and at least that amount of it is not refunded yet. */
async function refundable(trx: Trx, id: number, { part, seen }: { part: Cents; seen: Cents }): Promise<Asked> {
  const row = found(await payments.findLocked(trx, id), 'Ese pago ya no existe. Recargá la página.');
  const { mp_invoice_id: invoiceId, transaction_id: paymentId, subscription_id } = row;
  if (invoiceId === null || paymentId === null) {
    throw new AppError('in_use', { message: 'Este pago no pasó por Mercado Pago: devolvelo por donde se cobró' });
  }
  const left = row.amount - row.refunded_amount;
  if (row.refunded_amount !== seen)
    throw fault(`Mientras tanto se devolvió otra parte: quedan ${said(left)} por devolver`);
  if (row.status !== 'completed') {
    throw new AppError('in_use', { message: 'Solo podés devolver un pago completado' });
  }
  if (part > left) throw fault(`De este pago quedan ${said(left)} por devolver`);
  const subscription = subscription_id === null ? undefined : await subscriptions.find(trx, subscription_id);
  if (!subscription) {
    throw new AppError('in_use', { message: 'La suscripción ya no está en Tero: devolvé el pago en Mercado Pago' });
  }
  return { subscription, invoiceId, paymentId, before: row.refunded_amount };
}

const said = (cents: Cents) => formatPesos(toPesos(cents));

function fault(message: string): AppError {
  return new AppError('validation_failed', { message, errors: { amount: message } });
}
