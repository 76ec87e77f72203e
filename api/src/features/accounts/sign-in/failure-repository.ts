import { sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';

export function find(db: Db, key: string) {
  return db.selectFrom('login_failures').select(['failures', 'last_at']).where('key', '=', key).executeTakeFirst();
}

/** Counts one more failure; starts at one again when the last failure is older than `since`. */
export async function count(db: Db, key: string, now: string, since: string): Promise<void> {
  await db
    .insertInto('login_failures')
    .values({ key, failures: 1, last_at: now })
    .onConflict((oc) =>
      oc.column('key').doUpdateSet({
        failures: sql<number>`case when login_failures.last_at < ${since} then 1 else login_failures.failures + 1 end`,
        last_at: now,
      }),
    )
    .execute();
}

export async function clear(db: Db, key: string): Promise<void> {
  await db.deleteFrom('login_failures').where('key', '=', key).execute();
}

export async function removeOlder(db: Db, since: string): Promise<void> {
  await db.deleteFrom('login_failures').where('last_at', '<', since).execute();
}
