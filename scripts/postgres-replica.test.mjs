// What visitors read from a real streaming replica: whose replay is paused, which stops and comes back.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../api/src/app.ts';
import { replicaReads } from '../api/src/core/meters.ts';
import { openDatabase } from '../api/src/db/open.ts';
import { makePostgresTemplate } from '../api/test/database.ts';
import { startHarness } from '../api/test/harness.ts';
import { createAdmin, createProvider } from '../api/test/people.ts';
import { createService } from '../api/test/services.ts';
import { followCluster, sharedFolder, startCluster } from './postgres-cluster.mjs';

const ends = [];
const folder = await sharedFolder();
const primary = await startCluster(join(folder, 'primary'), { fsync: 'off' });
let standby = await followCluster(primary, join(folder, 'standby'), { fsync: 'off' });
const template = await makePostgresTemplate(primary.url);
process.env.TEST_DATABASE_URL = primary.url;
process.env.TEST_DATABASE_TEMPLATE = template.name;
afterAll(async () => {
  await standby.stop();
  await primary.stop();
  await rm(folder, { recursive: true, force: true });
});
const h = await startHarness();
const { config, clock } = { ...h.deps, clock: h.clock };
const { pathname } = new URL(config.databaseUrl);

/** Another process on the same Postgres; `readUrl`: where its visitors read. */
async function startProcess({
  readUrl = null,
  readLag = 2000,
  hears = true,
  keptAnswersBytes = config.keptAnswersBytes,
}) {
  // who hears no signals is as behind a pooler without an address to listen at
  const postgres = { ...config.postgres, readUrl, readLag, pooler: !hears };
  const own = { ...config, postgres, keptAnswersBytes };
  const db = openDatabase(own);
  const { app } = await buildApp({ ...h.deps, config: own, db, clock });
  ends.push(async () => {
    await app.close();
    await db.destroy();
  });
  return app;
}

const onStandby = (text) => ask(new URL(pathname, standby.url).href, text);

async function ask(url, text) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** How many reads ended so, in this process of the tests. */
async function results(result) {
  const { values } = await replicaReads.get();
  return values.find(({ labels }) => labels.result === result)?.value ?? 0;
}

const read = (app, url, headers = {}) => app.inject({ url, headers: { 'user-agent': 'Firefox', ...headers } });
const pause = () => onStandby('select pg_wal_replay_pause()');
const resume = () => onStandby('select pg_wal_replay_resume()');

/** Reads until one came from the replica. */
async function untilUsed(app, url = '/api/services') {
  const before = await results('used');
  await vi.waitFor(
    async () => {
      clock.advance(11_000);
      expect((await read(app, url)).statusCode).toBe(200);
      expect(await results('used')).toBeGreaterThan(before);
    },
    { timeout: 60_000, interval: 50 },
  );
}

let provider;
let admin;
let services;
let readUrl;
beforeAll(async () => {
  provider = await createProvider(h, { entitled: true });
  admin = await createAdmin(h);
  services = [await createService(h, provider), await createService(h, provider, { category: 'Pintura' })];
  readUrl = new URL(pathname, standby.url).href;
});

afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

// a test that failed half way leaves no other one waiting
afterEach(() => resume());

describe('visitors', () => {
  test('read from the replica what the primary would answer', async () => {
    const [app, plain] = [await startProcess({ readUrl }), await startProcess({ keptAnswersBytes: 0 })];
    for (const url of addresses()) {
      await untilUsed(app, url);
      expect((await read(app, url)).body).toBe((await read(plain, url)).body);
    }
  });

  test('of whatever is written and however late the replica is, are told what is so now', async () => {
    const app = await startProcess({ readUrl });
    const plain = await startProcess({ keptAnswersBytes: 0 });
    const before = { used: await results('used'), changed: await results('changed') };
    const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(writes)), fc.nat({ max: 60 })), {
      minLength: 2,
      maxLength: 8,
    });
    await untilUsed(app);
    await fc.assert(
      fc.asyncProperty(steps, async (given) => {
        for (const [name, at] of given) {
          for (const url of addresses()) await read(app, url);
          await writes[name](app, at);
          // by so much a process may be late with the words of categories (rule SRCH-147)
          clock.advance(1100);
          for (const url of addresses()) {
            const [answer, made] = [await read(app, url), await read(plain, url)];
            expect([url, answer.statusCode, answer.body]).toEqual([url, made.statusCode, made.body]);
          }
        }
      }),
      { numRuns: 8 },
    );
    await resume();
    await untilUsed(app);
    expect(await results('used')).toBeGreaterThan(before.used);
    expect(await results('changed')).toBeGreaterThan(before.changed);
  });
});

const addresses = () => [
  '/api/services',
  '/api/services/recent',
  '/api/search/suggestions?q=serv',
  '/api/search/services?q=servicio',
  '/api/service_category',
  `/api/providers/${provider.id}`,
  ...services.flatMap(({ id }) => [`/api/services/${id}`, `/api/reviews/service/${id}`]),
];

const writes = {
  pause: async () => pause(),
  resume: async () => resume(),
  async switch(app, at) {
    const { id } = services[at % services.length];
    const headers = { authorization: `Bearer ${provider.token}` };
    const payload = { is_active: at % 3 > 0 };
    expect((await app.inject({ method: 'PUT', url: `/api/services/${id}/active`, headers, payload })).statusCode).toBe(
      200,
    );
  },
  async rename(app, at) {
    const headers = { authorization: `Bearer ${admin.token}` };
    const url = `/api/admin/categories/${services[1].category_id}`;
    const payload = { name: `Rubro ${at}` };
    expect((await app.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(200);
  },
};

describe('who just wrote', () => {
  test('reads it at once, in a process that has heard nothing of it too', async () => {
    const deaf = await startProcess({ readUrl, readLag: 60_000, hears: false });
    const { id } = await createService(h, provider);
    const url = `/api/services/${id}`;
    await untilUsed(deaf, url);
    await pause();
    const written = await (await startProcess({ readUrl })).inject({
      method: 'PUT',
      url: `/api/services/${id}/active`,
      headers: { authorization: `Bearer ${provider.token}` },
      payload: { is_active: true },
    });
    const cookie = String(written.headers['set-cookie']);
    expect(cookie).toMatch(/^tero-wrote=1; Path=\/; Max-Age=4; HttpOnly; SameSite=Lax$/);
    await h.deps.db.updateTable('services').set({ title: 'Otro título' }).where('id', '=', id).execute();
    const titleOf = async (headers) => (await read(deaf, url, headers)).json().service.title;
    expect(await titleOf({})).not.toBe('Otro título');
    expect(await titleOf({ cookie: 'tero-wrote=1' })).toBe('Otro título');
    expect(await titleOf({ authorization: `Bearer ${provider.token}` })).toBe('Otro título');
    await resume();
  });

  test('is nobody who only looked', async () => {
    const app = await startProcess({ readUrl });
    const { id } = await createService(h, provider);
    const { page_token } = (await read(app, `/api/services/${id}`)).json().service;
    const answer = await app.inject({
      method: 'POST',
      url: `/api/metrics/track-service-view/${id}`,
      headers: { 'user-agent': 'Firefox' },
      payload: { page_token },
    });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
  });
});

describe('the primary answers', () => {
  test('what nobody heard of, once the replica is further behind than the bound', async () => {
    const deaf = await startProcess({ readUrl, readLag: 300, hears: false, keptAnswersBytes: 0 });
    const { id } = await createService(h, provider);
    const url = `/api/services/${id}`;
    await untilUsed(deaf, url);
    await pause();
    await h.deps.db.updateTable('services').set({ title: 'El tercero' }).where('id', '=', id).execute();
    await vi.waitFor(async () => expect((await read(deaf, url)).json().service.title).toBe('El tercero'), 60_000);
    // and stays so: a look that is young enough is never among what was replayed
    for (let at = 0; at < 20; at += 1) expect((await read(deaf, url)).json().service.title).toBe('El tercero');
    await resume();
    await untilUsed(deaf, url);
  });

  test('a read that writes on the side, and the replica is not asked again', async () => {
    const app = await startProcess({ readUrl });
    await untilUsed(app);
    const at = clock.now().toISOString();
    const { id } = await h.deps.db
      .insertInto('posts')
      .values({ provider_id: provider.id, content: 'Hola', created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const before = await results('used');
    for (let asked = 0; asked < 3; asked += 1) expect((await read(app, `/api/posts/${id}`)).statusCode).toBe(200);
    expect(await results('used')).toBe(before);
    const { views_count } = await h.deps.db
      .selectFrom('posts')
      .select('views_count')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(views_count).toBe(1);
  });

  test('where the address is no standby’s', async () => {
    const app = await startProcess({ readUrl: config.databaseUrl, keptAnswersBytes: 0 });
    const before = await results('used');
    const away = await results('away');
    await vi.waitFor(async () => {
      expect((await read(app, '/api/services')).statusCode).toBe(200);
      expect(await results('away')).toBeGreaterThan(away);
    }, 60_000);
    expect(await results('used')).toBe(before);
  });

  test('while the replica is away, and it is found again when it is back', async () => {
    const app = await startProcess({ readUrl });
    await untilUsed(app);
    await standby.stop();
    const before = await results('used');
    for (let at = 1; at < 20; at += 1) expect((await read(app, `/api/services?page=${at}`)).statusCode).toBe(200);
    expect(await results('used')).toBe(before);
    standby = await standby.again();
    await untilUsed(app);
  });
});

test('only the tables that a standby cannot read are unlogged', async () => {
  const text = "select relname from pg_class where relpersistence = 'u' and relkind = 'r' order by relname";
  expect((await onStandby(text)).map(({ relname }) => relname)).toEqual(['call_counts', 'job_turns']);
  await expect(onStandby('select * from job_turns')).rejects.toThrow(/unlogged/);
});
