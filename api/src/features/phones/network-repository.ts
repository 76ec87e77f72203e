import { sql } from 'kysely';
import type { Db } from '../../db/schema/database.ts';

/** Counts another phone for a network and day, in one statement. Returns the new count. */
export async function takeOfNetwork(db: Db, day: string, network: string): Promise<number> {
  const row = await db
    .insertInto('phone_networks')
    .values({ day, network, phones: 1 })
    .onConflict((oc) => oc.columns(['day', 'network']).doUpdateSet({ phones: sql`phone_networks.phones + 1` }))
    .returning('phones')
    .executeTakeFirstOrThrow();
  return row.phones;
}

export async function forgetNetworks(db: Db, day: string): Promise<void> {
  await db.deleteFrom('phone_networks').where('day', '<', day).execute();
}
