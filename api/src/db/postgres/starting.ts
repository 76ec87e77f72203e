import { setTimeout as pause } from 'node:timers/promises';
import { minute, second } from '@tero/shared/rules/time/durations';
import type pg from 'pg';
import { inStart } from '../../core/asking.ts';
import { isAway } from './away.ts';
import { postgres } from './library.ts';

/** The number of the lock, beside those of `sql/dialect.ts`. */
const lock = 889;
/** Milliseconds that a start waits for a Postgres that is away. */
const patience = minute;

/**
 * Runs the writes of a start: schema, content, the first administrator. When several processes start on one Postgres
 * together, one does the work and the others find it done. The lock belongs to a transaction, which poolers support,
 * and ends with the process. On SQLite only one process has the data folder (owner.ts).
 */
export async function startAlone<T>(databaseUrl: string | null, work: () => Promise<T>): Promise<T> {
  if (databaseUrl === null) return inStart(work);
  const client = await connect(databaseUrl);
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    return await inStart(work);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const until = Date.now() + patience;
  for (;;) {
    const client = new postgres.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 5 * second,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (!isAway(error) || Date.now() > until) throw error;
      await pause(second);
    }
  }
}
