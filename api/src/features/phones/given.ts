import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Returns the condition that an account got a provider's phone before an instant (rule PHONE-11). The ids are SQL
 * expressions. An undecided row does not count.
 */
export function phoneGiven(account: RawBuilder<unknown>, provider: RawBuilder<unknown>, until: string) {
  return sql<SqlBool>`exists (
    select 1 from phone_views as seen
    where seen.account_id = ${account} and seen.provider_id = ${provider} and seen.first_seen_at <= ${until}
      and seen.last_seen_at not like '0-%'
  )`;
}
