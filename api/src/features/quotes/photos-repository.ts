import type { Insertable } from 'kysely';
import type { Db, Held, Table, Trx } from '../../db/schema/database.ts';
import { providerInSight } from '../../db/sql/in-sight.ts';

/** Returns the photos of a quote's work, those of before first, without those of whom the team keeps out of sight. */
export function list(db: Db, quoteId: number) {
  return db
    .selectFrom('quote_photos as f')
    .innerJoin('accounts as a', 'a.id', 'f.account_id')
    .leftJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select(['f.id', 'f.account_id', 'f.stage', 'f.file'])
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

export async function filesOfAccount(trx: Trx, accountId: number): Promise<string[]> {
  const rows = await trx.selectFrom('quote_photos').select('file').where('account_id', '=', accountId).execute();
  return rows.map(({ file }) => file);
}
