import type { Removal } from '@tero/shared/contract/admin/people';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';

const count = (rows: RawBuilder<unknown>) => sql<number>`(select count(*) from ${rows})`;

/** Returns what deleting an account deletes and what it leaves, as counts; undefined when there is no such account. */
export async function removalOf(db: Db, id: number, now: Date): Promise<Omit<Removal, 'requests'> | undefined> {
  const row = await db
    .selectFrom('accounts as a')
    .leftJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select(['a.id', 'a.kind', 'a.name', 'a.email', 'a.created_at', 'a.email_verified'])
    .select(['p.company_name', 'p.entitled_until'])
    .select([
      count(sql`services where provider_id = a.id and deleted_at is null`).as('services'),
      count(sql`posts where provider_id = a.id`).as('posts'),
      count(sql`offers where provider_id = a.id`).as('offers'),
      count(sql`reviews where provider_id = a.id`).as('received'),
      count(sql`reviews where client_id = a.id`).as('written'),
      count(sql`payments where provider_id = a.id`).as('payments'),
      count(sql`quotes where accepted_at is not null and (provider_id = a.id or accepted_by = a.id)`).as('quotes'),
    ])
    .where('a.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { services, posts, offers, received, written, payments, quotes, ...rest } = row;
  const { entitled_until, email_verified, ...account } = rest;
  return {
    ...account,
    mailed: email_verified === 1,
    // Postgres counts in bigints, which arrive as text
    goes: {
      services: Number(services),
      posts: Number(posts),
      offers: Number(offers),
      reviews_received: Number(received),
    },
    stays: { reviews_written: Number(written), payments: Number(payments), quotes: Number(quotes) },
    entitled_until: entitled_until && entitled_until > now.toISOString() ? entitled_until : null,
  };
}
