import { type SqlBool, sql } from 'kysely';

/**
 * Whether the owner of account `a` of the query has proved that its phone is its own. Until accounts confirm their phone
 * by themselves, a quote that the account accepted shows it: its code came to that phone.
 */
export const phoneConfirmed = sql<SqlBool>`(case when exists (
  select 1 from quotes as z where z.accepted_by = a.id and z.accepted_phone = a.phone) then 1 else 0 end)`;

/** How many quotes account `a` of the query has accepted. */
export const quotesAccepted = sql<number>`(select count(*) from quotes as z
  where z.accepted_by = a.id and z.accepted_at is not null)`;
