import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/schema/database.ts';

/**
 * Whether an account accepted a quote of a provider (rule TRUST-1); the ids are of SQL. One phone is one client of a
 * provider, and never the provider's own. `also`: what else holds of the quote `q`.
 */
export function quoteAccepted(account: RawBuilder<unknown>, provider: RawBuilder<unknown>, also = sql``) {
  return sql<SqlBool>`exists (
    select 1 from quotes as q
    where q.accepted_by = ${account} and q.provider_id = ${provider} and q.accepted_at is not null ${also}
      and not exists (
        select 1 from quotes as other
        where other.provider_id = q.provider_id and other.accepted_phone = q.accepted_phone
          and other.accepted_by <> q.accepted_by and other.id < q.id
      )
      and not exists (select 1 from accounts as own where own.id = q.provider_id and own.phone = q.accepted_phone)
  )`;
}

/** Tells whether the account accepted a quote of the provider whose work was said to be done (rule QUOTE-18). */
export async function hasAgreed(db: Db, accountId: number, providerId: number): Promise<boolean> {
  const accepted = quoteAccepted(
    sql`${accountId}`,
    sql`${providerId}`,
    sql`and q.done_said_at is not null and q.is_visit = 0`,
  );
  const { rows } = await sql`select 1 as found from accounts where id = ${accountId} and ${accepted}`.execute(db);
  return rows.length > 0;
}
