import type { Insertable } from 'kysely';
import type { Db, Held, Instant, Table, Trx } from '../../db/schema/database.ts';
import { providerInSight } from '../../db/sql/in-sight.ts';

/** Returns the photos of a quote's work, those of before first, without those of whom the team keeps out of sight. */
export function list(db: Db, quoteId: number) {
  return db
    .selectFrom('quote_photos as f')
    .innerJoin('accounts as a', 'a.id', 'f.account_id')
    .leftJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select(['f.id', 'f.account_id', 'f.stage', 'f.file', 'f.show_agreed_at'])
    .where('f.quote_id', '=', quoteId)
    .where(providerInSight)
    .orderBy('f.stage', 'desc')
    .orderBy('f.id')
    .execute();
}

/** Counts those that an account added to a quote. */
export async function countOf(held: Held, quoteId: number, accountId: number): Promise<number> {
  const { count } = await held
    .selectFrom('quote_photos')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insert(trx: Trx, rows: readonly Insertable<Table<'quote_photos'>>[]): Promise<number[]> {
  const added = await trx.insertInto('quote_photos').values(rows).returning('id').execute();
  return added.map(({ id }) => id);
}

/** Deletes an own photo; returns its file. */
export async function remove(db: Db, id: number, { quoteId, accountId }: { quoteId: number; accountId: number }) {
  const row = await db
    .deleteFrom('quote_photos')
    .where('id', '=', id)
    .where('quote_id', '=', quoteId)
    .where('account_id', '=', accountId)
    .returning('file')
    .executeTakeFirst();
  return row?.file;
}

/** Replaces the set of a quote's photos that may be shown. A photo that stays in the set keeps its time. */
export async function letShow(trx: Trx, quoteId: number, ids: readonly number[], at: Instant): Promise<void> {
  const photos = trx.updateTable('quote_photos').where('quote_id', '=', quoteId);
  // no photo has the id 0: a list in SQL is not empty
  const some = [0, ...ids];
  await photos.set({ show_agreed_at: null }).where('id', 'not in', some).execute();
  await photos.set({ show_agreed_at: at }).where('id', 'in', some).where('show_agreed_at', 'is', null).execute();
}

/** Ends the consents to show photos that an account gave, when the account leaves. */
export async function forgetShown(trx: Trx, accountId: number): Promise<void> {
  await trx
    .updateTable('quote_photos')
    .set({ show_agreed_at: null })
    .where('show_agreed_at', 'is not', null)
    .where('quote_id', 'in', (eb) => eb.selectFrom('quotes').select('id').where('accepted_by', '=', accountId))
    .execute();
}

export async function filesOfAccount(trx: Trx, accountId: number): Promise<string[]> {
  const rows = await trx.selectFrom('quote_photos').select('file').where('account_id', '=', accountId).execute();
  return rows.map(({ file }) => file);
}
