import { randomUUID } from 'node:crypto';
import { second } from '@tero/shared/rules/time/durations';
import { sql } from 'kysely';
import type { OuterDb } from '../schema/database.ts';
import { isPostgres } from '../sql/dialect.ts';
import { databaseNow } from './database-clock.ts';

/** The milliseconds after which another process may take the turn of a process that is gone. */
const leaseTime = 30 * second;

const processId = randomUUID();

/**
 * Runs a job for which every process on one Postgres has a timer. The first process to come runs it, once in `every`
 * milliseconds. That process holds the turn for as long as the job runs. If it is killed, the turn is free again after
 * half a minute.
 */
export async function inTurn(db: OuterDb, name: string, every: number, work: () => Promise<unknown>): Promise<void> {
  if (!isPostgres(db)) return void (await work());
  if (!(await take(db, name, every))) return;
  const renewal = setInterval(() => void renew(db, name).catch(() => undefined), leaseTime / 3).unref();
  try {
    await work();
  } finally {
    clearInterval(renewal);
    await end(db, name, every);
  }
}

async function take(db: OuterDb, name: string, every: number): Promise<boolean> {
  const held_until_ms = sql<number>`${databaseNow} + ${leaseTime}::bigint`;
  const isFree = sql<boolean>`job_turns.held_until_ms not between ${databaseNow} and ${databaseNow} + ${leaseTime}`;
  // without the lower bound, a clock that was set back would delay the job for long
  const isDue = sql<boolean>`job_turns.next_at_ms not between ${databaseNow} and ${databaseNow} + ${every}`;
  const taken = await db
    .insertInto('job_turns')
    .values({ name, holder: processId, held_until_ms, next_at_ms: databaseNow })
    .onConflict((oc) => oc.column('name').doUpdateSet({ holder: processId, held_until_ms }).where(isFree).where(isDue))
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

async function renew(db: OuterDb, name: string): Promise<void> {
  await db
    .updateTable('job_turns')
    .set({ held_until_ms: sql<number>`${databaseNow} + ${leaseTime}::bigint` })
    .where('name', '=', name)
    .where('holder', '=', processId)
    .execute();
}

/** A timer that fires a little early has its turn too. */
const early = 0.1;

async function end(db: OuterDb, name: string, every: number): Promise<void> {
  await db
    .updateTable('job_turns')
    .set({ held_until_ms: 0, next_at_ms: sql<number>`${databaseNow} + ${Math.round(every * (1 - early))}::bigint` })
    .where('name', '=', name)
    .where('holder', '=', processId)
    .execute();
}
