import { type Insertable, sql } from 'kysely';
import type { Db, Held, Table } from '../../db/schema/database.ts';

type Measure = Omit<Insertable<Table<'vital_days'>>, 'count'>;

/** Counts a measurement in a bucket that exists that day. Returns false for the first of the day. */
export async function countAgain(db: Db, measure: Measure): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('vital_days')
    .set({ count: sql`count + 1` })
    .where('day', '=', measure.day)
    .where('route', '=', measure.route)
    .where('name', '=', measure.name)
    .where('device', '=', measure.device)
    .where('connection', '=', measure.connection)
    .where('build', '=', measure.build)
    .where('bucket', '=', measure.bucket)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function rowsOfDay(held: Held, day: string): Promise<number> {
  const row = await held
    .selectFrom('vital_days')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Inserts the first measurement of a bucket, or counts it when another request inserted the bucket first. */
export async function insert(db: Db, measure: Measure): Promise<void> {
  await db
    .insertInto('vital_days')
    .values({ ...measure, count: 1 })
    .onConflict((oc) =>
      oc
        .columns(['day', 'route', 'name', 'device', 'connection', 'build', 'bucket'])
        .doUpdateSet({ count: sql`vital_days.count + 1` }),
    )
    .execute();
}

export async function removeBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('vital_days').where('day', '<', day).execute();
}
