import type { adminCategories as contract } from '@tero/shared/contract/admin/categories';
import type { QueryOf } from '@tero/shared/contract/endpoint';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Table, Trx } from '../../../db/schema/database.ts';
import { forUpdate } from '../../../db/sql/dialect.ts';
import { folded } from '../../../db/sql/folded.ts';
import type { Listed } from '../table/list.ts';

/** Categories and groups with their number of services that are not deleted; a group counts those of its categories. */
async function readCategories(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('categories as c')
    .leftJoin('categories as g', 'g.id', 'c.group_id')
    .select(['c.id', 'c.name', 'c.slug', 'c.description', 'c.icon', 'c.is_active', 'c.group_id', 'c.created_at'])
    .select(['g.name as group'])
    .where('c.id', 'in', [...ids])
    .execute();
  const counts = await countByCategory(db);
  return rows.map((row) => ({ ...row, services_count: counts.get(row.id) ?? 0 }));
}

/** Counts all categories in one query, from the index alone. */
async function countByCategory(db: Db): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; group_id: number | null; count: number }>`
    select c.id, c.group_id, n.count from categories as c
    inner join (
      select category_id, count(*) as count from services where deleted_at is null group by category_id
    ) as n on n.category_id = c.id`.execute(db);
  const counts = new Map<number, number>();
  for (const { id, group_id, count } of rows) {
    for (const each of [id, group_id]) if (each !== null) counts.set(each, (counts.get(each) ?? 0) + Number(count));
  }
  return counts;
}

export type CategoryRow = Awaited<ReturnType<typeof readCategories>>[number];

export const listedCategories: Listed<QueryOf<typeof contract.list>, CategoryRow> = {
  table: {
    from: sql`categories as t`,
    orders: { id: sql.ref('t.id'), name: folded('t.name'), created_at: sql.ref('t.created_at') },
    day: 'created_at',
    hits: (_db, words) => {
      const parts = words.map((word) => sql`name_key like ${`%${word}%`}`);
      return [sql`(select id from categories where ${sql.join(parts, sql` and `)})`];
    },
  },
  conditions: () => [],
  rows: readCategories,
};

export function findCategory(db: Db, id: number) {
  return category(db, id).executeTakeFirst();
}

/** A category, locked until the transaction ends. */
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

/** The next position in a group; null: among the groups. */
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

/** Moves a category's deleted services to another category; returns false when there is no other. */
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
