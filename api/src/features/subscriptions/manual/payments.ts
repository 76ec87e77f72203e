import type { adminPayments as contract } from '@tero/shared/contract/admin/payments';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { toCents } from '@tero/shared/rules/money/money';
import type { PaymentStatus } from '@tero/shared/rules/subscription';
import { startOfDay } from '@tero/shared/rules/time/time';
import { recordAct } from '../../../audit/acts.ts';
import { findThing } from '../../../audit/things.ts';
import type { Caller } from '../../../core/caller.ts';
import { AppError, found } from '../../../core/errors.ts';
import type { Cents, Trx } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Work } from '../../../deps/work.ts';
import type { Compare } from '../../../http/versions.ts';
import { tellRecorded } from '../ledger/charge-notices.ts';
import { currentOf } from '../ledger/entitlement.ts';
import * as payments from '../ledger/payment-repository.ts';
import * as subscriptions from '../ledger/repository.ts';
import { makeOut, makeVoid } from '../receipts/receipts.ts';

const unknown = 'Ese pago ya no existe. Recargá la página.';
const fields = ['subscription_id', 'provider_id', 'amount', 'payment_method', 'status', 'payment_date'] as const;

/** Records a payment that did not come through MercadoPago. It gives no access, because only subscriptions do. */
export async function enterPayment(
  { db, clock, config }: Deps,
  body: BodyOf<typeof contract.create> | BodyOf<typeof contract.createOfProvider>,
  caller: Caller,
): Promise<number> {
  const now = clock.now();
  const at = now.toISOString();
  return inTransaction(db, async (trx) => {
    const payer =
      'provider_id' in body ? await ofProvider(trx, body.provider_id, now) : await ofSubscription(trx, body);
    const { payment_method, status, transaction_id } = body;
    const amount = toCents(body.amount);
    const payment_date = instantOf(body.payment_date) ?? at;
    const row = { ...payer, amount, payment_method, status, transaction_id, payment_date };
    const id = await payments.insert(trx, { ...row, created_at: at, updated_at: at });
    await recordAct(trx, now, caller, { action: 'create', entity: 'payment', id, after: row });
    await receipted({ trx, now, config }, id, row);
    return id;
  });
}

export async function amendPayment(
  { db, clock, config }: Deps,
  id: number,
  body: BodyOf<typeof contract.update>,
  { caller, compare }: { caller: Caller; compare: Compare },
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const before = await ownPayment(trx, id);
    await compare(trx);
    const { subscription_id, amount, payment_date, ...rest } = body;
    const after = {
      ...before,
      ...(Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as typeof rest),
      ...(subscription_id !== undefined && (await ofSubscription(trx, { subscription_id }))),
      ...(amount !== undefined && { amount: toCents(amount) }),
      ...(payment_date !== undefined && { payment_date: instantOf(payment_date) as string }),
    };
    const { id: _, mp_invoice_id: _invoice, ...values } = after;
    await payments.update(trx, id, { ...values, updated_at: now.toISOString() });
    const states = { before: kept(before), after: kept({ ...before, ...values } as typeof before) };
    await recordAct(trx, now, caller, { action: 'update', entity: 'payment', id, ...states });
    await receipted({ trx, now, config }, id, after);
  });
}

export async function discardPayment({ db, clock }: Deps, id: number, caller: Caller): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await ownPayment(trx, id);
    await makeVoid({ trx, now: clock.now() }, id);
    const thing = await findThing(trx, 'payment', id);
    await payments.remove(trx, id);
    const act = { action: 'delete', entity: 'payment', id, before: kept(before), thing } as const;
    await recordAct(trx, clock.now(), caller, act);
  });
}

/** Issues the receipt of a payment, or updates it, and notifies the provider of a paid payment once. */
async function receipted(
  work: Work,
  paymentId: number,
  { provider_id, amount, status }: { provider_id: number | null; amount: Cents; status: PaymentStatus },
): Promise<void> {
  const receipt = await makeOut(work, paymentId);
  if (receipt === null || status !== 'completed' || provider_id === null) return;
  await tellRecorded(work, provider_id, { amount, receipt });
}

/** Returns a manual payment. Throws `in_use` for a charge of MercadoPago, which only the reconciliation may write. */
async function ownPayment(trx: Trx, id: number) {
  const row = found(await payments.findLocked(trx, id), unknown);
  if (row.mp_invoice_id === null) return row;
  const message = 'Este pago lo registró Mercado Pago: no se cambia ni se elimina a mano';
  throw new AppError('in_use', { message });
}

async function ofProvider(trx: Trx, providerId: number, now: Date) {
  if (!(await subscriptions.lockProvider(trx, providerId)))
    throw fault('provider_id', 'Elegí un proveedor de la lista');
  const row = currentOf(await subscriptions.listOf(trx, providerId), now);
  return { provider_id: providerId, subscription_id: row?.id ?? null };
}

async function ofSubscription(trx: Trx, { subscription_id }: { subscription_id: number }) {
  const row = await subscriptions.find(trx, subscription_id);
  if (!row) throw fault('subscription_id', 'Esa suscripción no existe. Elegí otra.');
  return { subscription_id, provider_id: row.provider_id };
}

function instantOf(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  return (/^\d{4}-\d{2}-\d{2}$/.test(given) ? startOfDay(given) : new Date(given)).toISOString();
}

function kept(row: Awaited<ReturnType<typeof ownPayment>>) {
  return Object.fromEntries(fields.map((field) => [field, row[field]]));
}

function fault(field: string, message: string): AppError {
  return new AppError('validation_failed', { message, errors: { [field]: message } });
}
