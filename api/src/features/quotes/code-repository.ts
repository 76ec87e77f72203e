import { type Insertable, sql } from 'kysely';
import type { Db, Held, Table, Trx } from '../../db/schema/database.ts';

/** Returns the codes that were asked for since an instant, for a phone or about a quote. */
export function listRecent(held: Held, { phone, quoteId, since }: { phone: string; quoteId: number; since: string }) {
  return held
    .selectFrom('quote_codes')
    .select(['quote_id', 'phone', 'created_at'])
    .where('created_at', '>=', since)
    .where((eb) => eb.or([eb('phone', '=', phone), eb('quote_id', '=', quoteId)]))
    .execute();
}

/** Counts the codes sent since an instant for all quotes of one quote's provider. */
export async function countOfProvider(held: Held, quoteId: number, since: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from quote_codes as c join quotes as q on q.id = c.quote_id
    where c.created_at >= ${since}
      and q.provider_id = (select provider_id from quotes where id = ${quoteId})`.execute(held);
  return Number(rows[0]?.count ?? 0);
}

/** Counts the codes sent since an instant for quotes of providers that the team has not verified. */
export async function countOfUnverified(held: Held, since: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from quote_codes as c
    join quotes as q on q.id = c.quote_id
    left join provider_profiles as p on p.account_id = q.provider_id
    where c.created_at >= ${since} and coalesce(p.verification_status, '') <> 'approved'`.execute(held);
  return Number(rows[0]?.count ?? 0);
}

export async function insert(trx: Trx, code: Insertable<Table<'quote_codes'>>): Promise<number> {
  const row = await trx.insertInto('quote_codes').values(code).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Takes one try of the newest code of a phone for a quote and returns the code; undefined when no code was sent since
 * `since` or its tries are used up. It counts before the check, so that two guesses never count as one.
 */
export function takeTry(db: Db, given: { phone: string; quoteId: number; since: string; most: number }) {
  const { phone, quoteId, since, most } = given;
  return db
    .updateTable('quote_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('quote_codes')
        .select((inner) => inner.fn.max<number>('id').as('id'))
        .where('quote_id', '=', quoteId)
        .where('phone', '=', phone),
    )
    .where('created_at', '>', since)
    .where('tries', '<', most)
    .returning(['id', 'code_hash', 'tries'])
    .executeTakeFirst();
}

/** Gives a taken try back. */
export async function giveTryBack(db: Db, id: number): Promise<void> {
  await db.updateTable('quote_codes').set({ tries: sql<number>`tries - 1` }).where('id', '=', id).execute();
}

/** Returns the hashes of the codes that were sent to a phone for a quote since an instant. */
export function listSent(db: Db, { phone, quoteId, since }: { phone: string; quoteId: number; since: string }) {
  return db
    .selectFrom('quote_codes')
    .select('code_hash')
    .where('quote_id', '=', quoteId)
    .where('phone', '=', phone)
    .where('created_at', '>', since)
    .execute();
}

/** Deletes codes from before an instant. */
export async function removeOlder(db: Db, before: string): Promise<void> {
  await db.deleteFrom('quote_codes').where('created_at', '<', before).execute();
}
