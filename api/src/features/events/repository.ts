import { type Insertable, sql } from 'kysely';
import type { Db, Table } from '../../db/schema/database.ts';

/** Returns false when the viewer was counted already that day. */
export async function insertEvent(db: Db, event: Insertable<Table<'daily_events'>>): Promise<boolean> {
  const row = await db
    .insertInto('daily_events')
    .values(event)
    .onConflict((oc) => oc.doNothing())
    .returning('day')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts a call about a provider from a network, whether or not its event counts, because these calls show bursts. */
export async function countCall(
  db: Db,
  call: Pick<Insertable<Table<'daily_networks'>>, 'provider_id' | 'day' | 'network'>,
): Promise<void> {
  await db
    .insertInto('daily_networks')
    .values({ ...call, calls: 1 })
    .onConflict((oc) =>
      oc.columns(['provider_id', 'day', 'network']).doUpdateSet({ calls: sql`daily_networks.calls + 1` }),
    )
    .execute();
}

/** Deletes the counts of networks from before a local day. */
export async function forgetCalls(db: Db, day: string): Promise<void> {
  await db.deleteFrom('daily_networks').where('day', '<', day).execute();
}

/** Deletes the events of a subject that is being deleted. */
export async function removeEvents(
  db: Db,
  kinds: readonly Table<'daily_events'>['kind'][],
  subjectId: number,
): Promise<void> {
  await db
    .deleteFrom('daily_events')
    .where('kind', 'in', [...kinds])
    .where('subject_id', '=', subjectId)
    .execute();
}

/** Gives a viewer's events another name; they still count. */
export async function renameViewer(db: Db, viewer: string, name: string): Promise<void> {
  await db.updateTable('daily_events').set({ viewer: name }).where('viewer', '=', viewer).execute();
}

/** Removes up to `most` events from before a local day, and returns their number. */
export async function removeBefore(db: Db, day: string, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('daily_events')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('kind', 'subject_id', 'viewer', 'day'),
        'in',
        selectFrom('daily_events')
          .select(['kind', 'subject_id', 'viewer', 'day'])
          .where('day', '<', day)
          .orderBy('day')
          .limit(most)
          .$asTuple('kind', 'subject_id', 'viewer', 'day'),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
