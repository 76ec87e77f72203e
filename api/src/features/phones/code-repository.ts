import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Db, Held, Table, Trx } from '../../db/schema/database.ts';

/** The subject of a code: one of the two ids is null. */
export interface Subject {
  quote_id: number | null;
  account_id: number | null;
}

/** The codes of a phone for one purpose: `what` names a step of a quote, null means accepting the quote. */
interface Codes {
  phone: string;
  of: Subject;
  what: string | null;
  since: string;
}

/** Returns the condition that a code is for one subject. */
function isOf({ quote_id, account_id }: Subject) {
  return quote_id === null
    ? sql<SqlBool>`phone_codes.account_id = ${account_id}`
    : sql<SqlBool>`phone_codes.quote_id = ${quote_id}`;
}

/** Returns the condition that a code is for one step of a quote. */
function isFor(what: string | null) {
  return what === null ? sql<SqlBool>`phone_codes.what is null` : sql<SqlBool>`phone_codes.what = ${what}`;
}

/** Returns the codes that were requested since an instant, for a phone or for one subject. */
export function listRecent(held: Held, { phone, of, since }: { phone: string; of: Subject; since: string }) {
  return held
    .selectFrom('phone_codes')
    .select(['quote_id', 'account_id', 'what', 'phone', 'created_at'])
    .where('created_at', '>=', since)
    .where((eb) => eb.or([eb('phone', '=', phone), isOf(of)]))
    .execute();
}

/** Counts the codes sent since an instant for all quotes of the provider of one quote. */
export async function countOfProvider(held: Held, quoteId: number, since: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from phone_codes as c join quotes as q on q.id = c.quote_id
    where c.created_at >= ${since}
      and q.provider_id = (select provider_id from quotes where id = ${quoteId})`.execute(held);
  return Number(rows[0]?.count ?? 0);
}

/** Counts the codes sent since an instant for accounts that the team has not verified, and for their quotes. */
export async function countOfUnverified(held: Held, since: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from phone_codes as c
    left join quotes as q on q.id = c.quote_id
    left join provider_profiles as p on p.account_id = coalesce(q.provider_id, c.account_id)
    where c.created_at >= ${since} and coalesce(p.verification_status, '') <> 'approved'`.execute(held);
  return Number(rows[0]?.count ?? 0);
}

export async function insert(trx: Trx, code: Insertable<Table<'phone_codes'>>): Promise<number> {
  const row = await trx.insertInto('phone_codes').values(code).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Uses one try of a phone's newest code for one purpose, and returns the code. Returns undefined when no code was sent
 * since `since`, or when its tries are used up. It counts before the check, so that two guesses never count as one.
 */
export function takeTry(db: Db, { phone, of, what, since, most }: Codes & { most: number }) {
  return db
    .updateTable('phone_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('phone_codes')
        .select((inner) => inner.fn.max<number>('id').as('id'))
        .where(isOf(of))
        .where(isFor(what))
        .where('phone', '=', phone),
    )
    .where('created_at', '>', since)
    .where('tries', '<', most)
    .returning(['id', 'code_hash', 'tries'])
    .executeTakeFirst();
}

/** Gives a taken try back. */
export async function giveTryBack(db: Db, id: number): Promise<void> {
  await db.updateTable('phone_codes').set({ tries: sql<number>`tries - 1` }).where('id', '=', id).execute();
}

/** Returns the hashes of the codes that were sent to a phone for one purpose since an instant. */
export function listSent(db: Db, { phone, of, what, since }: Codes) {
  return db
    .selectFrom('phone_codes')
    .select('code_hash')
    .where(isOf(of))
    .where(isFor(what))
    .where('phone', '=', phone)
    .where('created_at', '>', since)
    .execute();
}

/** Deletes codes from before an instant. */
export async function removeOlder(db: Db, before: string): Promise<void> {
  await db.deleteFrom('phone_codes').where('created_at', '<', before).execute();
}
