import { day } from '@tero/shared/rules/time/durations';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Days for which a failed charge is news (rule ADM-94). */
const newsDays = 7;

/** The condition that the provider has paid a later charge than the payment `t`. */
export const isPaidSince: RawBuilder<SqlBool> = sql`exists (select 1 from payments as later
  where later.provider_id = t.provider_id and later.payment_date > t.payment_date and later.status = 'completed')`;

/**
 * Returns the condition that the team must act on a payment `t`: it failed lately, and is neither paid since nor
 * settled.
 */
export function isOpenCharge(now: Date): RawBuilder<SqlBool> {
  const since = new Date(now.getTime() - newsDays * day).toISOString();
  return sql`(t.status = 'failed' and t.payment_date >= ${since} and t.settled_note is null and not ${isPaidSince})`;
}
