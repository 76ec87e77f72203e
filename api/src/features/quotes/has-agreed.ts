import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/schema/database.ts';

/**
 * Whether an account accepted a quote of a provider (rule QUOTE-18); the ids are of SQL. One phone is one client of a
 * provider, and never the provider's own.
 */
export function quoteAccepted(account: RawBuilder<unknown>, provider: RawBuilder<unknown>) {
  return sql<SqlBool>`exists (
    select 1 from quotes as q
    where q.accepted_by = ${account} and q.provider_id = ${provider} and q.accepted_at is not null
      and not exists (
        select 1 from quotes as other
        where other.provider_id = q.provider_id and other.accepted_phone = q.accepted_phone
          and other.accepted_by <> q.accepted_by and other.id < q.id
      )
      and not exists (select 1 from accounts as own where own.id = q.provider_id and own.phone = q.accepted_phone)
  )`;
}

/** Tells whether the account accepted a quote of the provider (rule QUOTE-18). */
export async function hasAgreed(db: Db, accountId: number, providerId: number): Promise<boolean> {
  const accepted = quoteAccepted(sql`${accountId}`, sql`${providerId}`);
  const { rows } = await sql`select 1 as found from accounts where id = ${accountId} and ${accepted}`.execute(db);
  return rows.length > 0;
}
