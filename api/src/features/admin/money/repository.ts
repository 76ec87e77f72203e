import { sql } from 'kysely';
import type { Cents, Db, Instant } from '../../../db/schema/database.ts';

/** A local month with its own first and last instants, because months and days vary in length. */
export interface Month {
  month: string;
  from: Instant;
  before: Instant;
}

type Figures = Record<
  'income' | 'payments' | 'refunds' | 'failed' | 'failed_amount' | 'started' | 'won_back' | 'lost',
  number
>;

/** Returns the figures of each month, in cents, the newest first. */
export async function figuresOf(
  db: Db,
  months: readonly Month[],
  now: Instant,
): Promise<(Figures & { month: string })[]> {
  const spans = months.map(({ month, from, before }) => sql`(${month}, ${from}, ${before})`);
  const inMonth = (column: string) => sql`${sql.ref(column)} >= m.start and ${sql.ref(column)} < m.finish`;
  // a payment that was refunded in full is no longer completed
  const paid = sql`from payments as y where ${inMonth('y.payment_date')} and (y.status = 'completed' or y.refunded_at is not null)`;
  const failed = sql`from payments as y where ${inMonth('y.payment_date')} and y.status = 'failed'`;
  const earlier = sql`(select 1 from subscriptions as e where e.provider_id = s.provider_id and e.start_date < s.start_date)`;
  const begun = sql`from subscriptions as s where ${inMonth('s.start_date')}`;
  const goesOn = sql`(select 1 from subscriptions as o where o.provider_id = s.provider_id and o.id <> s.id
    and o.start_date <= s.end_date and o.end_date > s.end_date)`;
  const ended = sql`from subscriptions as s where ${inMonth('s.end_date')} and s.end_date <= ${now}
    and s.start_date is not null and s.status in ('expired', 'cancelled')`;
  const { rows } = await sql<Record<keyof Figures, number | string | null> & { month: string }>`
    with m (month, start, finish) as (values ${sql.join(spans)})
    select m.month,
      (select sum(y.amount) ${paid}) as income, (select count(*) ${paid}) as payments,
      (select sum(r.amount) from refunds as r where ${inMonth('r.given_at')}) as refunds,
      (select count(*) ${failed}) as failed, (select sum(y.amount) ${failed}) as failed_amount,
      (select count(*) ${begun} and not exists ${earlier}) as started,
      (select count(*) ${begun} and exists ${earlier}) as won_back,
      (select count(*) ${ended} and not exists ${goesOn}) as lost
    from m order by m.month desc`.execute(db);
  return rows.map(({ month, ...figures }) => ({
    month,
    ...(Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value ?? 0)])) as Figures),
  }));
}

/** Returns the next charges of continuing agreements, including due charges. */
export function chargesBefore(
  db: Db,
  before: Instant,
): Promise<{ amount: Cents; next_payment_date: Instant | null }[]> {
  return db
    .selectFrom('subscriptions')
    .select(['amount', 'next_payment_date'])
    .where('status', '=', 'active')
    .where('auto_renewal', '=', 1)
    .where('cancel_at_mp', '=', 0)
    .where('mp_id', 'is not', null)
    .where('next_payment_date', '<', before)
    .execute();
}
