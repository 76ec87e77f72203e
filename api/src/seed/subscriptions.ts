import { limits } from '@tero/shared/limits';
import { toCents } from '@tero/shared/rules/money/money';
import type { Insertable } from 'kysely';
import type { Db, Instant, Table } from '../db/schema/database.ts';
import { flag } from '../db/values/values.ts';
import { daysAfter, daysBefore } from './days.ts';
import type { DemoProvider } from './demo-content.ts';
import { insertAll } from './insert.ts';

const month = 30;
const paymentsShown = 3;
/** Days: active demo subscriptions last long, because nobody charges them and the demo would empty within a month. */
const activeFor = 365;

/** Returns until when a demo provider is entitled; null: it never was. */
export function entitledUntil(person: DemoProvider, now: Date): Instant | null {
  const end = accessEnd(person, now);
  // as a subscription that renews
  const isRenewed = end !== null && person.subscription?.status === 'active';
  return isRenewed ? daysAfter(new Date(end), limits.subscriptionGraceDays) : end;
}

/** Returns the end date of a demo provider's subscription; null: it was never active. */
function accessEnd({ subscription }: DemoProvider, now: Date): Instant | null {
  if (!subscription || subscription.status === 'pending') return null;
  return daysAfter(now, subscription.end_in_days + (subscription.status === 'active' ? activeFor : 0));
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
  const paid = subscribed.flatMap(({ person, id }) => paymentDays(person).map((days) => ({ person, id, days })));
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
    paid.map(({ person, id, days }) => paymentRow(person, id, subscriptionOf.get(id) as number, daysBefore(now, days))),
  );
  await insertReceipts(db);
}

function subscriptionRow(person: DemoProvider, providerId: number, now: Date): Insertable<Table<'subscriptions'>> {
  const { status, start_days_ago } = person.subscription as NonNullable<DemoProvider['subscription']>;
  const isPaid = status !== 'pending';
  // the first charge comes a month after the start
  const begun = daysBefore(now, (paymentDays(person).at(-1) ?? start_days_ago - month) + month);
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

/** The receipts of what was paid and has none, numbered in the order of the payments. */
async function insertReceipts(db: Db): Promise<void> {
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

/** Days before now of the payments since the provider joined, the newest first. */
function paymentDays({ subscription, member_days_ago }: DemoProvider): number[] {
  if (!subscription || subscription.status === 'pending') return [];
  return Array.from({ length: paymentsShown }, (_, at) => subscription.start_days_ago + at * month).filter(
    (days) => days > 0 && days + month < member_days_ago,
  );
}

function paymentRow(
  person: DemoProvider,
  providerId: number,
  subscriptionId: number,
  paidAt: Instant,
): Insertable<Table<'payments'>> {
  return {
    subscription_id: subscriptionId,
    provider_id: providerId,
    amount: toCents(limits.subscriptionPrice),
    payment_method: 'mercadopago',
    status: 'completed',
    mp_invoice_id: null,
    transaction_id: `demo-${person.username}-${paidAt.slice(0, 10)}`,
    payment_date: paidAt,
    created_at: paidAt,
    updated_at: paidAt,
  };
}
