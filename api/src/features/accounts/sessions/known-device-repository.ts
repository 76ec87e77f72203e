import type { Db } from '../../../db/schema/database.ts';

export async function hasAny(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('device_hash')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the device as seen now. Returns whether it is new. */
export async function remember(db: Db, accountId: number, hash: string, at: string): Promise<boolean> {
  const seen = await db
    .updateTable('known_devices')
    .set({ last_seen_at: at })
    .where('account_id', '=', accountId)
    .where('device_hash', '=', hash)
    .returning('device_hash')
    .executeTakeFirst();
  if (seen) return false;
  const added = await db
    .insertInto('known_devices')
    .values({ account_id: accountId, device_hash: hash, first_seen_at: at, last_seen_at: at })
    .onConflict((oc) => oc.doNothing())
    .returning('device_hash')
    .executeTakeFirst();
  return added !== undefined;
}

/** Removes all but the devices seen last. */
export async function keepNewest(db: Db, accountId: number, count: number): Promise<void> {
  const newest = db
    .selectFrom('known_devices')
    .select('device_hash')
    .where('account_id', '=', accountId)
    .orderBy('last_seen_at', 'desc')
    .limit(count);
  await db
    .deleteFrom('known_devices')
    .where('account_id', '=', accountId)
    .where('device_hash', 'not in', newest)
    .execute();
}
