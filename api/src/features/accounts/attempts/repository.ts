import { sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';

/**
 * An empty instant, which sorts before any other: a wait that one process set must not depend on another's slower
 * clock.
 */
const noWait = '';

/**
 * Waits that grow with the failures. The first `free` failures cost nothing; the next one waits until `waits[0]`, and
 * so on.
 */
interface Reservation {
  key: string;
  now: string;
  /** a count starts again when its last attempt is older */
  since: string;
  free: number;
  /**
   * the instants until which the next attempt waits, after `free` failures, one more, two more…; the last one applies
   * to all further failures
   */
  waits: readonly string[];
}

/**
 * Counts an attempt as failed before the check, in one statement, so that parallel attempts cannot exceed the limit.
 * Returns the count and the wait that begins, or undefined while the caller has to wait.
 */
export function reserve(db: Db, { key, now, since, free, waits }: Reservation) {
  const next = sql<number>`(case when login_failures.last_at < ${since} then 1 else login_failures.failures + 1 end)`;
  const steps = waits.map((until, at) => sql`when ${next} = ${sql.lit(free + at)} then ${until}`);
  return db
    .insertInto('login_failures')
    .values({ key, failures: 1, last_at: now, wait_until: free > 1 ? noWait : (waits[0] ?? noWait) })
    .onConflict((oc) =>
      oc
        .column('key')
        .doUpdateSet({
          failures: next,
          last_at: now,
          wait_until: sql<string>`case when ${next} < ${sql.lit(free)} then ${noWait}
            ${sql.join(steps, sql` `)} else ${waits.at(-1) ?? noWait} end`,
        })
        .where('login_failures.wait_until', '<=', now),
    )
    .returning(['failures', 'wait_until'])
    .executeTakeFirst();
}

/** Takes back the count of an attempt that was right, and the wait that it began. */
export async function giveBack(db: Db, key: string, waitUntil: string): Promise<void> {
  await db
    .updateTable('login_failures')
    .set({
      failures: sql<number>`failures - 1`,
      wait_until: sql<string>`case when wait_until = ${waitUntil} then ${noWait} else wait_until end`,
    })
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute();
}

export function findWait(db: Db, key: string) {
  return db.selectFrom('login_failures').select('wait_until').where('key', '=', key).executeTakeFirst();
}

export async function clear(db: Db, key: string): Promise<void> {
  await db.deleteFrom('login_failures').where('key', '=', key).execute();
}

/** Deletes the counts whose keys begin with one of these. */
export async function clearAll(db: Db, beginnings: readonly string[]): Promise<void> {
  for (const beginning of beginnings) {
    await db.deleteFrom('login_failures').where('key', 'like', `${beginning}%`).execute();
  }
}

export async function removeOlder(db: Db, since: string): Promise<void> {
  await db.deleteFrom('login_failures').where('last_at', '<', since).execute();
}
