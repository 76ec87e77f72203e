import { fold } from '@tero/shared/rules/text/text';
import { minute } from '@tero/shared/rules/time/durations';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { resultCache } from '../../core/result-cache.ts';
import type { Db } from '../../db/schema/database.ts';
import { coveringFound } from '../../search/coverage.ts';

/** The counts of each place, under the counts of the whole country; each entry takes some kilobytes. */
const kept = resultCache({ ttl: minute, most: 500 });

/**
 * Returns active categories in the order of the tree, with their group's name and the number of listed services. The
 * number for the whole country is stored. The number for a place is counted in the index of the filters, again when the
 * country's numbers have changed or a minute has passed (rule SRCH-125).
 */
export async function listLeaves(db: Db, now: Date, area = '') {
  const all = await leaves(db).select('c.listed_count as services_count').execute();
  const place = coveringFound(area);
  if (!place) return all;
  const state = all.map(({ id, services_count }) => `${id}:${services_count}`);
  const counts = await kept(db, `${fold(area)} ${state}`, now, () => countServing(db, place));
  return all.map((leaf) => ({ ...leaf, services_count: counts.get(leaf.id) ?? 0 }));
}

async function countServing(db: Db, place: RawBuilder<SqlBool>): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('categories as c')
    .select('c.id')
    .select(({ selectFrom, fn }) =>
      selectFrom('services as s')
        .whereRef('s.category_id', '=', 'c.id')
        .where('s.listed', '=', sql.lit(1))
        .where(place)
        .select(fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('count'),
    )
    .where('c.is_active', '=', 1)
    .where('c.group_id', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
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
