import { second } from '@tero/shared/rules/time/durations';
import { sql } from 'kysely';
import type { OuterDb } from '../schema/database.ts';
import { isPostgres } from '../sql/dialect.ts';
import { databaseNow } from './database-clock.ts';

/** The milliseconds for which a value stays held after its last process was killed. */
const heldFor = 30 * second;

/**
 * Holds a value that all running processes on one Postgres must share. Returns a function that releases it, or null
 * when the other processes hold another value.
 */
export async function holdInCommon(db: OuterDb, name: string, value: string): Promise<(() => void) | null> {
  if (!isPostgres(db)) return () => undefined;
  if (!(await hold(db, name, value))) return null;
  const renewal = setInterval(() => void hold(db, name, value).catch(() => undefined), heldFor / 3).unref();
  return () => clearInterval(renewal);
}

async function hold(db: OuterDb, name: string, value: string): Promise<boolean> {
  const held_until_ms = sql<number>`${databaseNow} + ${heldFor}::bigint`;
  const held = await db
    .insertInto('job_turns')
    .values({ name, holder: value, held_until_ms, next_at_ms: 0 })
    .onConflict((oc) =>
      oc
        .column('name')
        .doUpdateSet({ holder: value, held_until_ms })
        .where((eb) =>
          eb.or([eb('job_turns.holder', '=', value), sql<boolean>`job_turns.held_until_ms <= ${databaseNow}`]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return held !== undefined;
}
