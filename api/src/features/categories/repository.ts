import type { Db } from '../../db/schema/database.ts';

/** Active categories in the order of the tree, with their group's name. */
export function listLeaves(db: Db) {
  return db
    .selectFrom('categories as c')
    .innerJoin('categories as g', 'g.id', 'c.group_id')
    .select(['c.id', 'c.name', 'c.slug', 'c.description', 'c.icon', 'c.listed_count as services_count'])
    .select(['g.name as group', 'g.id as group_id'])
    .where('c.is_active', '=', 1)
    .orderBy('g.position')
    .orderBy('c.position')
    .orderBy('c.id')
    .execute();
}
