import type { Insertable } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { NotificationsTable } from '../../db/subscription-schema.ts';

/** Adds a notice; one with the same key is there already and stays as it is. */
export async function insert(db: Db, row: Insertable<NotificationsTable>): Promise<void> {
  await db
    .insertInto('notifications')
    .values(row)
    .onConflict((oc) => oc.column('dedupe_key').doNothing())
    .execute();
}
