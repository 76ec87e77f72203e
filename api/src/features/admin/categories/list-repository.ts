import type { adminCategories as contract } from '@tero/shared/contract/admin/categories';
import type { QueryOf } from '@tero/shared/contract/endpoint';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';
import { folded } from '../../../db/sql/folded.ts';
import type { Listed } from '../table/list.ts';

/**
 * Returns categories and groups, each with its number of services that are not deleted. A group counts the services of
 * its categories.
 */
async function readCategories(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('categories as c')
    .leftJoin('categories as g', 'g.id', 'c.group_id')
    .select(['c.id', 'c.name', 'c.slug', 'c.description', 'c.icon', 'c.is_active', 'c.group_id', 'c.created_at'])
    .select(['c.listed_count', 'g.name as group'])
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
