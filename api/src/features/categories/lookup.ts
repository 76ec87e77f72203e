import { fold } from '@tero/shared/rules/text/text';
import { sql } from 'kysely';
import type { Db } from '../../db/schema/database.ts';

/**
 * Returns the active categories behind a name, ignoring accents and case, with hyphens for spaces (rule SRCH-24). A
 * name is an id, a category, a group (all of its categories) or an alias. Returns none for an unknown name.
 */
export async function leavesNamed(db: Db, given: string): Promise<{ name: string; ids: number[] } | null> {
  const key = fold(given);
  const spaced = fold(given.replaceAll('-', ' '));
  const numeric = /^\d{1,9}$/.test(key) ? Number(key) : -1;
  const category = await findNamed(db, { key, spaced, numeric });
  if (!category) return null;
  if (category.group_id !== null) return { name: category.name, ids: [category.id] };
  const leaves = await db
    .selectFrom('categories')
    .select('id')
    .where('group_id', '=', category.id)
    .where('is_active', '=', 1)
    .execute();
  return { name: category.name, ids: leaves.map((leaf) => leaf.id) };
}

function findNamed(db: Db, { key, spaced, numeric }: { key: string; spaced: string; numeric: number }) {
  return (
    db
      .selectFrom('categories as c')
      .leftJoin('category_aliases as a', 'a.category_id', 'c.id')
      .select(['c.id', 'c.name', 'c.group_id'])
      .where('c.is_active', '=', 1)
      .where((eb) =>
        eb.or([
          eb('c.id', '=', numeric),
          eb('c.name_key', 'in', [key, spaced]),
          eb('c.slug', '=', key),
          eb('a.alias_key', 'in', [key, spaced]),
        ]),
      )
      // the slug comes first: where a category's slug is another category's name, each address stays with its own
      // category
      .orderBy(sql`case when c.slug = ${key} then 0 when c.name_key in (${key}, ${spaced}) then 1 else 2 end`)
      .limit(1)
      .executeTakeFirst()
  );
}

type Counts = ReadonlyMap<number, number>;

/** Returns the maintained numbers of listed services by category. */
export async function listedCounts(db: Db): Promise<Counts> {
  const rows = await db.selectFrom('categories').select(['id', 'listed_count']).execute();
  return new Map(rows.map(({ id, listed_count }) => [id, listed_count]));
}

/** Returns the stored number of listed services in these categories; null: in all. */
export async function listedCount(db: Db, ids: readonly number[] | null): Promise<number> {
  const row = await db
    .selectFrom('categories')
    .select((eb) => eb.fn.sum<number | null>('listed_count').as('total'))
    .$if(ids !== null, (query) => query.where('id', 'in', ids?.length ? [...ids] : [-1]))
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}

/** Returns the segment of an address for a category or group of this name (rule FOUND-3). */
export async function slugOf(db: Db, name: string): Promise<string> {
  const row = await db
    .selectFrom('categories')
    .select('slug')
    .where('name_key', '=', fold(name))
    .where('is_active', '=', 1)
    .executeTakeFirstOrThrow();
  return row.slug;
}
