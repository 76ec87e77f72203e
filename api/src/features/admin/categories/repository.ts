import type { Insertable, Updateable } from 'kysely';
import type { Db, Table, Trx } from '../../../db/schema/database.ts';
import { forUpdate } from '../../../db/sql/dialect.ts';

export function findCategory(db: Db, id: number) {
  return category(db, id).executeTakeFirst();
}

/** Returns a category, locked until the transaction ends. */
export function holdCategory(trx: Trx, id: number) {
  return forUpdate(trx, category(trx, id)).executeTakeFirst();
}

function category(db: Db, id: number) {
  return db
    .selectFrom('categories')
    .select(['id', 'name', 'description', 'icon', 'is_active', 'group_id'])
    .where('id', '=', id);
}

export function findByName(db: Db, nameKey: string) {
  return db.selectFrom('categories').select(['id', 'group_id']).where('name_key', '=', nameKey).executeTakeFirst();
}

export async function isSlugTaken(db: Db, slug: string): Promise<boolean> {
  return Boolean(await db.selectFrom('categories').select('id').where('slug', '=', slug).executeTakeFirst());
}

/** Returns the next position in a group; null: among the groups. */
export async function nextPosition(db: Db, groupId: number | null): Promise<number> {
  const row = await db
    .selectFrom('categories')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('group_id', groupId === null ? 'is' : '=', groupId)
    .executeTakeFirst();
  return Number(row?.last ?? -1) + 1;
}

export async function insertCategory(db: Db, category: Insertable<Table<'categories'>>): Promise<number> {
  const row = await db.insertInto('categories').values(category).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function updateCategory(db: Db, id: number, values: Updateable<Table<'categories'>>): Promise<void> {
  await db.updateTable('categories').set(values).where('id', '=', id).execute();
}

export async function countServices(db: Db, id: number): Promise<number> {
  const row = await db
    .selectFrom('services')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('category_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function hasLeaves(db: Db, groupId: number): Promise<boolean> {
  return Boolean(await db.selectFrom('categories').select('id').where('group_id', '=', groupId).executeTakeFirst());
}

/** Moves a category's deleted services to another category. Returns false when there is no other category. */
export async function moveDeletedServices(db: Db, id: number): Promise<boolean> {
  const other = await db
    .selectFrom('categories')
    .select('id')
    .where('id', '<>', id)
    .where('group_id', 'is not', null)
    .orderBy('id')
    .executeTakeFirst();
  if (!other) return false;
  await db
    .updateTable('services')
    .set({ category_id: other.id })
    .where('category_id', '=', id)
    .where('deleted_at', 'is not', null)
    .execute();
  return true;
}

export async function removeCategory(db: Db, id: number): Promise<void> {
  await db.deleteFrom('categories').where('id', '=', id).execute();
}
