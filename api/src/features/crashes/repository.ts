import { type Insertable, sql } from 'kysely';
import type { Db, Held, Table } from '../../db/schema/database.ts';

type Crash = Insertable<Table<'crashes'>>;

/** Counts another crash of the same day. Returns false when it is the first of the day. */
export async function countAgain(
  db: Db,
  { day, fingerprint, last_at }: Pick<Crash, 'day' | 'fingerprint' | 'last_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('crashes')
    .set({ count: sql`count + 1`, last_at })
    .where('day', '=', day)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countOfDay(held: Held, day: string, build?: string): Promise<number> {
  const row = await held
    .selectFrom('crashes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('day', '=', day)
    .$if(build !== undefined, (query) => query.where('build', '=', build as string))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Inserts a crash, or counts it when another request was faster. */
export async function insert(db: Db, crash: Crash): Promise<void> {
  await db
    .insertInto('crashes')
    .values(crash)
    .onConflict((oc) =>
      oc.columns(['day', 'fingerprint']).doUpdateSet({ count: sql`crashes.count + 1`, last_at: crash.last_at }),
    )
    .execute();
}

export async function removeBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('crashes').where('day', '<', day).execute();
}
