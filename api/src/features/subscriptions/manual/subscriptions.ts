import type { adminSubscriptions as contract } from '@tero/shared/contract/admin/subscriptions';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { limits } from '@tero/shared/limits';
import { settableSubscriptionStatuses } from '@tero/shared/rules/admin';
import { toCents } from '@tero/shared/rules/money/money';
import { addDays, localDay, startOfDay } from '@tero/shared/rules/time/time';
import { recordAct } from '../../../audit/acts.ts';
import { findThing } from '../../../audit/things.ts';
import type { Caller } from '../../../core/caller.ts';
import { AppError, found } from '../../../core/errors.ts';
import type { Trx } from '../../../db/schema/database.ts';
import { isUniqueViolation } from '../../../db/sql/dialect.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Work } from '../../../deps/work.ts';
import type { Compare } from '../../../http/versions.ts';
import { closeEarlier, inserted } from '../checkout.ts';
import { refreshEntitlement } from '../ledger/entitlement.ts';
import { tellActivated, tellEnded } from '../ledger/notices.ts';
import type { SubscriptionRow } from '../ledger/repository.ts';
import * as subscriptions from '../ledger/repository.ts';

const unknown = 'Esa suscripción ya no existe. Recargá la página.';
const fields = ['provider_id', 'status', 'amount', 'payment_method', 'start_date', 'end_date'] as const;

/** Grants a subscription manually: 30 days from its start, unless other dates are given (rule ADM-21). */
export async function grantSubscription(
  { db, clock, config }: Deps,
  body: BodyOf<typeof contract.create>,
  caller: Caller,
): Promise<number> {
  const now = clock.now();
  const { provider_id, status, payment_method = 'mercadopago' } = body;
  const start = instantOf(body.start_date) ?? now.toISOString();
  const end = instantOf(body.end_date, 'end') ?? monthFrom(start);
  refuseSpan(start, end, status, now);
  requireSettable(status);
  const grant = async (trx: Trx) => {
    const work = { trx, now, config };
    if (!(await subscriptions.lockProvider(trx, provider_id))) {
      throw fault('provider_id', 'Elegí un proveedor de la lista');
    }
    // gives up checkouts that were started at MercadoPago, because a free subscription must not be charged
    if (status !== 'expired') await closeEarlier(work, await subscriptions.listOf(trx, provider_id), '');
    const amount = toCents(body.amount ?? limits.subscriptionPrice);
    const given = { provider_id, status, amount, payment_method, start_date: start };
    const row = await inserted(trx, { ...given, ...ended({ status, end_date: end }, now) }, now);
    await reflectAmendment(work, undefined, row);
    await recordAct(trx, now, caller, { action: 'create', entity: 'subscription', id: row.id, after: kept(row) });
    return row.id;
  };
  return inTransaction(db, grant).catch(sayWhoHasOne);
}

/** Throws an error for the team, not for the provider, when the provider already has a subscription. */
function sayWhoHasOne(error: unknown): never {
  if (!(error instanceof AppError && error.code === 'already_subscribed') && !isUniqueViolation(error)) throw error;
  throw new AppError('already_subscribed', {
    message: 'El proveedor ya tiene otra suscripción abierta. Editá esa, o eliminala primero.',
  });
}

/** Applies an administrator's changes to a subscription; access and lists follow. */
export async function amendSubscription(
  { db, clock, config }: Deps,
  id: number,
  body: BodyOf<typeof contract.update>,
  { caller, compare }: { caller: Caller; compare: Compare },
): Promise<void> {
  const now = clock.now();
  const amend = async (trx: Trx) => {
    const before = found(await subscriptions.findLocked(trx, id), unknown);
    await compare(trx);
    const values = amended(before, body, now);
    await subscriptions.update(trx, id, values, now);
    const after = { ...before, ...values };
    await reflectAmendment({ trx, now, config }, before, after);
    const states = { before: kept(before), after: kept(after) };
    await recordAct(trx, now, caller, { action: 'update', entity: 'subscription', id, ...states });
  };
  await inTransaction(db, amend).catch(sayWhoHasOne);
}

/** Deletes a subscription, but not its payments. Throws `in_use` while MercadoPago still charges it. */
export async function discardSubscription({ db, clock }: Deps, id: number, caller: Caller): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const before = found(await subscriptions.findLocked(trx, id), unknown);
    if (isCharged(before)) {
      const message =
        'Mercado Pago todavía cobra esta suscripción. Pasala a Expirada, y eliminala cuando Mercado Pago la cierre.';
      throw new AppError('in_use', { message });
    }
    const thing = await findThing(trx, 'subscription', id);
    await subscriptions.remove(trx, id);
    if (before.provider_id !== null) await refreshEntitlement(trx, before.provider_id, now);
    await recordAct(trx, now, caller, { action: 'delete', entity: 'subscription', id, before: kept(before), thing });
  });
}

function amended(before: SubscriptionRow, body: BodyOf<typeof contract.update>, now: Date) {
  const { status = before.status, payment_method = before.payment_method } = body;
  const amount = body.amount === undefined ? before.amount : toCents(body.amount);
  if (before.mp_id !== null && amount !== before.amount) throw fault('amount', 'El monto lo fija Mercado Pago');
  if (status !== before.status) requireSettable(status);
  const start_date = instantOf(body.start_date) ?? before.start_date ?? now.toISOString();
  const kept = before.end_date !== null && (status !== 'active' || isAhead(before.end_date, now));
  const restored = status === 'active' && isAhead(before.granted_until, now) ? before.granted_until : null;
  const unsaid = restored ?? (kept ? before.end_date : monthFrom(now.toISOString()));
  const end_date = instantOf(body.end_date, 'end') ?? unsaid;
  refuseSpan(start_date, end_date as string, status, now);
  const stopsCharging = status !== before.status && status === 'expired' && isCharged(before);
  return {
    status,
    payment_method,
    amount,
    start_date,
    suspended_at: status === 'suspended' ? before.suspended_at : null,
    ...ended({ status, end_date: end_date as string }, now),
    granted_until: grantedUntil(before, status, now),
    ...(status !== before.status && status === 'expired' && { auto_renewal: 0 as const }),
    ...(stopsCharging && { cancel_at_mp: 1 as const, next_check_at: now.toISOString() }),
  };
}

/**
 * Returns the end that «Activa» restores (rule ADM-96): the future end that the subscription had when it was set to
 * expired.
 */
function grantedUntil(before: SubscriptionRow, status: SubscriptionRow['status'], now: Date): string | null {
  if (status === 'active') return null;
  const ends = status === 'expired' && before.status !== 'expired' && isAhead(before.end_date, now);
  return ends ? before.end_date : before.granted_until;
}

const isAhead = (end: string | null, now: Date) => end !== null && end > now.toISOString();

/** Returns the end columns: a subscription set to expired ends now; a subscription with a future end has not ended. */
function ended({ status, end_date }: { status: SubscriptionRow['status']; end_date: string }, now: Date) {
  const at = now.toISOString();
  if (status === 'expired') return { end_date: end_date > at ? at : end_date, ended_at: at };
  return { end_date, ended_at: end_date > at ? null : at };
}

/**
 * Updates the provider's entitlement after a change by hand, and sends a notice of a new status: activated or ended.
 */
async function reflectAmendment(
  work: Work,
  before: SubscriptionRow | undefined,
  after: SubscriptionRow,
): Promise<void> {
  const { id, provider_id, end_date, status } = after;
  if (provider_id === null) return;
  await refreshEntitlement(work.trx, provider_id, work.now);
  if (before?.status === status || end_date === null) return;
  if (status === 'active') await tellActivated(work, { ...after, provider_id, end_date });
  if (status === 'expired' && before?.status === 'active')
    await tellEnded(work, { id, provider_id, end_date, status: 'active' });
}

function isCharged({ mp_id, mp_status }: SubscriptionRow): boolean {
  return mp_id !== null && mp_status !== 'cancelled' && mp_status !== 'finished';
}

/**
 * Converts a local day or an instant to an instant. A day means its first instant as a start and its last as an end.
 */
function instantOf(given: string | undefined, edge: 'start' | 'end' = 'start'): string | undefined {
  if (given === undefined) return undefined;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given)) return new Date(given).toISOString();
  if (edge === 'start') return startOfDay(given).toISOString();
  return new Date(startOfDay(addDays(given, 1)).getTime() - 1).toISOString();
}

function monthFrom(start: string): string {
  const day = addDays(localDay(new Date(start)), limits.adminSubscriptionDays);
  return instantOf(day, 'end') as string;
}

function refuseSpan(start: string, end: string, status: SubscriptionRow['status'], now: Date): void {
  if (end < start) throw fault('end_date', 'La fecha de fin tiene que ser posterior a la de inicio');
  if (status === 'active' && end <= now.toISOString()) {
    throw fault('end_date', 'Una suscripción activa necesita una fecha de fin que no haya pasado');
  }
}

function requireSettable(status: SubscriptionRow['status']): void {
  if (settableSubscriptionStatuses.some((settable) => settable === status)) return;
  throw fault('status', 'El estado puede ser Activa, Expirada o Pendiente de pago');
}

function kept(row: SubscriptionRow) {
  return Object.fromEntries(fields.map((field) => [field, row[field]]));
}

function fault(field: string, message: string): AppError {
  return new AppError('validation_failed', { message, errors: { [field]: message } });
}
