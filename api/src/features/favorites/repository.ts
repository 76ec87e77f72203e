import type { Insertable } from 'kysely';
import type { Db, Held, Table } from '../../db/schema/database.ts';
import { cardQuery } from '../services/cards.ts';

/** Returns an account's favourites with their services, deleted services included, latest first. */
export function list(db: Db, accountId: number, limit: number) {
  return cardQuery(db)
    .innerJoin('favorites as f', 'f.service_id', 's.id')
    .select(['f.original_price', 'f.created_at as added_at'])
    .where('f.account_id', '=', accountId)
    .orderBy('f.created_at', 'desc')
    .orderBy('f.service_id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns false when it was a favourite already. */
export async function insert(db: Db, favorite: Insertable<Table<'favorites'>>): Promise<boolean> {
  const row = await db
    .insertInto('favorites')
    .values(favorite)
    .onConflict((oc) => oc.columns(['account_id', 'service_id']).doNothing())
    .returning('service_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function count(held: Held, accountId: number): Promise<number> {
  const row = await held
    .selectFrom('favorites')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

export async function remove(db: Db, accountId: number, serviceId: number): Promise<void> {
  await db.deleteFrom('favorites').where('account_id', '=', accountId).where('service_id', '=', serviceId).execute();
}
