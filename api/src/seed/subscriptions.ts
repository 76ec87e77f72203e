import { limits } from '@tero/shared/limits';
import { toCents } from '@tero/shared/rules/money/money';
import { addMonths } from '@tero/shared/rules/time/time';
import type { Insertable } from 'kysely';
import type { Db, Instant, Table } from '../db/schema/database.ts';
import { flag } from '../db/values/values.ts';
import { daysAfter, daysBefore } from './days.ts';
import type { DemoProvider } from './demo-content.ts';
import { insertAll } from './insert.ts';

const paymentsShown = 3;

/** Returns until when a demo provider is entitled; null: it never was. */
export function entitledUntil(person: DemoProvider, now: Date): Instant | null {
  const end = accessEnd(person, now);
  // as a subscription that renews
  const isRenewed = end !== null && person.subscription?.status === 'active';
  return isRenewed ? daysAfter(new Date(end), limits.subscriptionGraceDays) : end;
}

/**
 * Returns the end date of a demo provider's subscription, a month after its last payment; null: it was never active.
 */
function accessEnd(person: DemoProvider, now: Date): Instant | null {
  const months = monthsOf(person, now);
  return months && addMonths(months.start, months.paid + 1).toISOString();
}

/**
 * Returns when a demo provider's subscription began, and the number of months it has paid since then. The first charge
 * comes a month after the start, and each later charge on the same day of its month. Returns null when it was never
 * active.
 */
function monthsOf({ subscription, member_days_ago }: DemoProvider, now: Date): { start: Date; paid: number } | null {
  if (!subscription || subscription.status === 'pending') return null;
  const last = new Date(daysBefore(now, subscription.start_days_ago));
  const joined = daysBefore(now, member_days_ago);
  const starts = Array.from({ length: paymentsShown + 1 }, (_, paid) => ({ start: addMonths(last, -paid), paid }));
  return starts.findLast(({ start, paid }) => paid === 0 || start.toISOString() > joined) ?? null;
}

/** Inserts the demo's subscriptions and their last payments, unknown to MercadoPago. */
export async function insertSubscriptions(
  db: Db,
  people: readonly DemoProvider[],
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const subscribed = people.flatMap((person, at) => (person.subscription ? [{ person, id: ids[at] as number }] : []));
  await insertAll(
    db,
    'subscriptions',
    subscribed.map(({ person, id }) => subscriptionRow(person, id, now)),
  );
  const paid = subscribed.flatMap(({ person, id }) => paidOn(person, now).map((on) => ({ person, id, on })));
  if (paid.length === 0) return;
  const rows = await db
    .selectFrom('subscriptions')
    .select(['id', 'provider_id'])
    .where(
      'provider_id',
      'in',
      paid.map(({ id }) => id),
    )
    .execute();
  const subscriptionOf = new Map(rows.map((row) => [row.provider_id, row.id]));
  await insertAll(
    db,
    'payments',
    paid.map(({ person, id, on }) => paymentRow(id, subscriptionOf.get(id) as number, `demo-${person.username}`, on)),
  );
  await insertReceipts(db);
}

function subscriptionRow(person: DemoProvider, providerId: number, now: Date): Insertable<Table<'subscriptions'>> {
  const { status, start_days_ago } = person.subscription as NonNullable<DemoProvider['subscription']>;
  const isPaid = status !== 'pending';
  const begun = monthsOf(person, now)?.start.toISOString() ?? daysBefore(now, start_days_ago);
  const reference = `demo-${person.username}`;
  return {
    provider_id: providerId,
    status,
    amount: toCents(limits.subscriptionPrice),
    payment_method: 'mercadopago',
    early_access: 0,
    auto_renewal: flag(status === 'active'),
    start_date: isPaid ? begun : null,
    end_date: accessEnd(person, now),
    next_payment_date: status === 'active' ? accessEnd(person, now) : null,
    ended_at: status === 'expired' ? accessEnd(person, now) : null,
    reference,
    idempotency_key: `create:${reference}`,
    payer_email: isPaid ? null : person.email,
    cancel_at_mp: 0,
    next_check_at: now.toISOString(),
    created_at: begun,
    updated_at: begun,
  };
}

/** Inserts the receipts of paid payments that have none, numbered in the order of the payments. */
export async function insertReceipts(db: Db): Promise<void> {
  const last = await db
    .selectFrom('receipts')
    .select((eb) => eb.fn.max('number').as('number'))
    .executeTakeFirst();
  const rows = await db
    .selectFrom('payments as y')
    .innerJoin('accounts as a', 'a.id', 'y.provider_id')
    .leftJoin('provider_profiles as p', 'p.account_id', 'y.provider_id')
    .select(['y.id', 'y.provider_id', 'y.amount', 'y.payment_method', 'y.transaction_id', 'y.payment_date'])
    .select(['a.name', 'p.company_name'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('receipts as r').select('r.number').whereRef('r.payment_id', '=', 'y.id'))),
    )
    .orderBy('y.payment_date')
    .orderBy('y.id')
    .execute();
  await insertAll(
    db,
    'receipts',
    rows.map(({ id, payment_date, name, company_name, ...row }, at) => ({
      ...row,
      number: Number(last?.number ?? 0) + at + 1,
      payment_id: id,
      paid_at: payment_date,
      issued_at: payment_date,
      payer_name: company_name ?? name,
      payer_rut: null,
    })),
  );
}

/** Returns when a demo provider paid, the first time first. */
function paidOn(person: DemoProvider, now: Date): Instant[] {
  const months = monthsOf(person, now);
  return Array.from({ length: months?.paid ?? 0 }, (_, at) =>
    addMonths((months as { start: Date }).start, at + 1).toISOString(),
  );
}

/** Returns a paid month of the demo. */
export function paymentRow(
  providerId: number,
  subscriptionId: number,
  reference: string,
  paidAt: Instant,
): Insertable<Table<'payments'>> {
  return {
    subscription_id: subscriptionId,
    provider_id: providerId,
    amount: toCents(limits.subscriptionPrice),
    payment_method: 'mercadopago',
    status: 'completed',
    mp_invoice_id: null,
    transaction_id: `${reference}-${paidAt.slice(0, 10)}`,
    payment_date: paidAt,
    created_at: paidAt,
    updated_at: paidAt,
  };
}
