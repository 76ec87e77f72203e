import { limits } from '@tero/shared/limits';
import { sql } from 'kysely';
import type { Db, Table, Trx } from '../../db/schema/database.ts';

/** Returns the salt of a day; the first caller stores it. */
export async function saltOf(db: Db, day: string, fresh: string): Promise<string> {
  const known = db.selectFrom('search_salts').select('salt').where('day', '=', day);
  const row = await known.executeTakeFirst();
  if (row) return row.salt;
  await db
    .insertInto('search_salts')
    .values({ day, salt: fresh })
    .onConflict((oc) => oc.doNothing())
    .execute();
  return (await known.executeTakeFirstOrThrow()).salt;
}

export type Counted = Pick<Table<'search_days'>, 'kind' | 'text' | 'results'> & { day: string };

/** Counts a person who searched, once a day, and once more when a service was opened. */
export async function countPerson(trx: Trx, counted: Counted, person: string, opened: 0 | 1): Promise<void> {
  const { day } = counted;
  const isFirst = await trx
    .insertInto('search_people')
    .values({ person, day, opened })
    .onConflict((oc) => oc.doNothing())
    .returning('person')
    .executeTakeFirst();
  if (isFirst) return add(trx, counted, { people: 1, opened });
  if (opened === 0) return;
  const { numUpdatedRows } = await trx
    .updateTable('search_people')
    .set({ opened })
    .where('person', '=', person)
    .where('opened', '=', 0)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 1n) await add(trx, counted, { people: 0, opened });
}

async function add(trx: Trx, counted: Counted, { people, opened }: { people: number; opened: number }): Promise<void> {
  await trx
    .insertInto('search_days')
    .values({ ...counted, people, opened })
    .onConflict((oc) =>
      oc.columns(['kind', 'text', 'day']).doUpdateSet({
        people: sql`search_days.people + ${sql.lit(people)}`,
        opened: sql`search_days.opened + ${sql.lit(opened)}`,
        results: counted.results,
      }),
    )
    .execute();
}

/**
 * Deletes the people of searches from before a day, searches that too few people made, and all that are older than
 * `oldest`.
 */
export async function forget(db: Db, { today, oldest }: { today: string; oldest: string }): Promise<void> {
  await db.deleteFrom('search_people').where('day', '<', today).execute();
  await db.deleteFrom('search_salts').where('day', '<', today).execute();
  await db.deleteFrom('search_days').where('day', '<', oldest).execute();
  await db.deleteFrom('search_days').where('day', '<', today).where('people', '<', limits.searchPeople).execute();
}
