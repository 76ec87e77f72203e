import { sql } from 'kysely';
import type { Db } from '../../db/schema/database.ts';
import { coveringFound } from '../../search/coverage.ts';

/**
 * Active categories in the order of the tree, with their group's name and their number of listed services: the
 * maintained one of the whole country, or those that serve a place, counted in the index of filters (rule SRCH-125).
 */
export async function listLeaves(db: Db, area = '') {
  const place = coveringFound(area);
  if (!place) return leaves(db).select('c.listed_count as services_count').execute();
  const rows = await leaves(db)
    .select(({ selectFrom, fn }) =>
      selectFrom('services as s')
        .whereRef('s.category_id', '=', 'c.id')
        .where('s.listed', '=', sql.lit(1))
        .where(place)
        .select(fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('services_count'),
    )
    .execute();
  return rows.map((row) => ({ ...row, services_count: Number(row.services_count) }));
}

function leaves(db: Db) {
  return db
    .selectFrom('categories as c')
    .innerJoin('categories as g', 'g.id', 'c.group_id')
    .select(['c.id', 'c.name', 'c.slug', 'c.description', 'c.icon'])
    .select(['g.name as group', 'g.id as group_id'])
    .where('c.is_active', '=', 1)
    .orderBy('g.position')
    .orderBy('c.position')
    .orderBy('c.id');
}
