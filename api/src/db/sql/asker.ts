import { type SqlBool, sql } from 'kysely';

/**
 * The condition that account `a` of the query has proved that its phone is its own, by a code of its own (rule
 * TRUST-55) or by the code of a quote that it accepted. A quote that the account claimed later by the link, with a
 * phone that it typed, is no proof (rule TRUST-30).
 */
export const phoneConfirmed = sql<SqlBool>`(case when a.phone_confirmed_at is not null or exists (
  select 1 from quotes as z where z.accepted_by = a.id and z.accepted_phone = a.phone and z.claimed = 0) then 1 else 0 end)`;

/** The number of quotes that account `a` of the query has accepted, without visits (rule QUOTE-60). */
export const quotesAccepted = sql<number>`(select count(*) from quotes as z
  where z.accepted_by = a.id and z.accepted_at is not null and z.is_visit = 0)`;
