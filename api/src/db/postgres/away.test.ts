// @module-tag postgres
import { minute, second } from '@tero/shared/rules/time/durations';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migratedDatabase } from '../../../test/database.ts';
import { startHarness } from '../../../test/harness.ts';
import { createClient, createProvider } from '../../../test/people.ts';
import { hasPgbouncer, startPgbouncer } from '../../../test/pgbouncer.ts';
import { lineTo } from '../../../test/postgres-line.ts';
import { createService } from '../../../test/services.ts';
import { usualSettings } from './settings.ts';

const server = process.env.TEST_DATABASE_URL;
const longest = 3000;

async function behindLine(env: Record<string, string> = {}) {
  const database = await migratedDatabase('');
  onTestFinished(() => database.drop());
  const line = await lineTo(database.url ?? '');
  const inTime = { DATABASE_WAIT_MS: '1000', DATABASE_CALL_MS: '1800' };
  const h = await startHarness({ DATABASE_URL: line.url, ...inTime, ...env });
  const client = await createClient(h);
  const service = await createService(h, await createProvider(h, { entitled: true }));
  const read = () => h.call('GET', '/api/favorites', { as: client.token });
  const write = () => h.call('POST', '/api/favorites', { as: client.token, body: { service_id: service.id } });
  return { h, line, url: database.url ?? '', read, write };
}

/** Returns the response to a call, and expects it to come in time. */
async function soon(ask: () => ReturnType<Awaited<ReturnType<typeof behindLine>>['read']>) {
  const began = performance.now();
  const { status, body, headers } = await ask();
  expect(performance.now() - began).toBeLessThan(longest);
  return [status, body.code, headers['retry-after'], body.message];
}

const told = [503, 'overloaded', '2', 'Tero no responde bien en este momento. Probá de nuevo en unos segundos.'];

describe.runIf(server)('a Postgres that is away', () => {
  it.each(['refused', 'still'] as const)(
    '%s: every call is told 503 soon, and all is well when it is back',
    async (fault) => {
      const { h, line, read, write } = await behindLine();
      expect((await read()).status).toBe(200);
      line.set(fault);
      for (const ask of [read, write, () => h.call('GET', '/api/services')]) expect(await soon(ask)).toEqual(told);
      expect((await h.call('GET', '/health/live')).status).toBe(200);
      expect((await h.call('GET', '/health/ready')).status).toBe(503);
      line.set(null);
      expect((await read()).status).toBe(200);
      expect((await write()).status).toBeLessThan(300);
    },
  );

  it('for a minute: each call of it is told so, nothing is left of them, and the first one after it is served', async () => {
    const { h, line, url, read, write } = await behindLine();
    line.set('refused');
    // the app's clock advances by ten seconds a turn; the connection is away for as long as the calls take
    for (let passed = 0; passed < minute; passed += 10 * second) {
      const asked = Array.from({ length: 20 }, (_, at) => soon(at % 2 ? read : write));
      expect(await Promise.all(asked)).toEqual(asked.map(() => told));
      h.clock.advance(10 * second);
    }
    line.set(null);
    expect((await read()).status).toBe(200);
    expect((await write()).status).toBeLessThan(300);
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    const open = await admin.query(
      'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await admin.end();
    expect(open.rows.length).toBeLessThanOrEqual(1.5 * usualSettings.connections + 2);
    expect((await h.call('GET', '/health/ready')).status).toBe(200);
  });

  it('and slow: a statement that takes too long ends, and takes no other call’s connection', async () => {
    const { h, url, read } = await behindLine({ DATABASE_CALL_MS: '300' });
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table favorites in access exclusive mode');
    const all = await Promise.all(Array.from({ length: 30 }, () => read()));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([503]));
    await holder.query('rollback');
    await holder.end();
    expect((await read()).status).toBe(200);
    // the server has already ended a statement for which nobody waits
    const { rows } =
      await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        h.deps.db,
      );
    expect(rows).toEqual([]);
  });

  it('a primary that became a standby refuses writes with 503, and its successor is found without a restart', async () => {
    const { h, url, read, write } = await behindLine();
    const { pathname } = new URL(url);
    const name = pathname.slice(1);
    const admin = new pg.Client({ connectionString: server });
    await admin.connect();
    await admin.query(`alter database ${name} set default_transaction_read_only = on`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await read();
    expect((await read()).status).toBe(200);
    expect(await soon(write)).toEqual(told);
    // the process stays in routing, as with a full disk, because reads still work
    expect((await h.call('GET', '/health/ready')).body).toEqual({
      status: 'degraded',
      reasons: ['database_read_only'],
    });
    await admin.query(`alter database ${name} reset default_transaction_read_only`);
    // each open connection is discarded by the first query that fails on it
    let tries = 0;
    while ((await write()).status >= 300 && tries < 12) tries += 1;
    expect(tries).toBeLessThan(12);
    await admin.end();
  });
});

describe.runIf(server)('pgbouncer in transaction mode', () => {
  if (!hasPgbouncer) console.warn('Not run: pgbouncer is not here (Debian: apt-get install pgbouncer)');
  it.runIf(hasPgbouncer)('serves calls at once on fewer connections, whatever each keeps', async () => {
    const database = await migratedDatabase('');
    const bouncer = await startPgbouncer(database.url ?? '');
    onTestFinished(() => bouncer.close());
    const h = await startHarness({
      DATABASE_URL: bouncer.url,
      DATABASE_POOLER: '1',
      DATABASE_LISTEN_URL: database.url ?? '',
    });
    const client = await createClient(h);
    const provider = await createProvider(h, { entitled: true });
    const services = await Promise.all(Array.from({ length: 5 }, () => createService(h, provider)));
    const asked = await Promise.all(
      Array.from({ length: 60 }, async (_, at) => {
        const service_id = services[at % 5]?.id;
        if (at % 3 === 0) return h.call('POST', '/api/favorites', { as: client.token, body: { service_id } });
        if (at % 3 === 1) return h.call('GET', '/api/search/services?q=electricista');
        return h.call('GET', `/api/services/${service_id}`, { as: client.token });
      }),
    );
    expect(asked.filter(({ status }) => status >= 500).map(({ body }) => body)).toEqual([]);
    expect(asked.some(({ status }) => status === 200)).toBe(true);
  });
});
