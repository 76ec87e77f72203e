import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { posts } from '@tero/shared/contract/posts';
import { providers } from '@tero/shared/contract/providers';
import { services as contract } from '@tero/shared/contract/services';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person } from '../../../test/people.ts';
import { writeReview } from '../../../test/reviews.ts';
import { type CreatedService, createService } from '../../../test/services.ts';
import { buildApp } from '../../app.ts';
import { changesOf } from '../../db/changes.ts';
import { openDatabase } from '../../db/open.ts';
import type { OuterDb } from '../../db/schema/database.ts';
import { mayHaveTokens } from '../../http/serializers.ts';
import { finishAnswer } from '../views/finished.ts';
import { answersKept } from './kept.ts';

const h = await startHarness();
/** The same server with nothing kept, and another process's: its own connections to the same database. */
const plain = await buildApp({ ...h.deps, config: { ...h.deps.config, keptAnswersBytes: 0 }, clock: h.clock });
const otherDb: OuterDb = openDatabase(h.deps.config);
const other = await buildApp({ ...h.deps, db: otherDb, clock: h.clock });
afterAll(async () => {
  await Promise.all([plain.app.close(), other.app.close()]);
  await otherDb.destroy();
});

let provider: Person;
let admin: Person;
let services: CreatedService[];
beforeAll(async () => {
  provider = await createProvider(h, { entitled: true });
  admin = await createAdmin(h);
  services = [];
  for (const category of ['Electricidad', 'Pintura', 'Electricidad'])
    services.push(await createService(h, provider, { category }));
});

const visitor = { 'user-agent': 'Firefox' };
const read = async (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...visitor, ...headers } });

const addresses = () => [
  '/api/services',
  '/api/services/recent',
  '/api/services/category/electricidad',
  '/api/search/services?q=servicio',
  '/api/search/suggestions?q=serv',
  '/api/service_category',
  `/api/providers/${provider.id}`,
  `/api/services/provider/${provider.id}`,
  ...services.flatMap(({ id }) => [`/api/services/${id}`, `/api/reviews/service/${id}`, `/api/services/${id}/similar`]),
];

type Write = (at: number) => Promise<unknown>;
const pick = (at: number) => services[at % services.length] as CreatedService;
const writes: Record<string, Write> = {
  async review(at) {
    return writeReview(h, await createClient(h), pick(at), { comment: `Muy bien ${at}, todo prolijo` });
  },
  switchOff: (at) => setActive(at, false),
  switchOn: (at) => setActive(at, true),
  async publish(at) {
    services.push(await createService(h, provider, { title: `Servicio nuevo ${at}`, price: 500 + at }));
  },
  remove: (at) => h.call('DELETE', `/api/services/${pick(at).id}`, { as: provider.token }),
  describe: (at) =>
    h.deps.db
      .updateTable('provider_profiles')
      .set({ description: `Trabajo hace ${at} años` })
      .where('account_id', '=', provider.id)
      .execute(),
  account: (at) =>
    h.deps.db
      .updateTable('accounts')
      .set({ name: `Ana ${at}` })
      .where('id', '=', provider.id)
      .execute(),
  // not the one in which the others are published
  category: (at) =>
    h.call('PUT', `/api/admin/categories/${services[1]?.category_id}`, {
      as: admin.token,
      body: { name: `Rubro ${at}` },
    }),
};

function setActive(at: number, is_active: boolean) {
  return h.call('PUT', `/api/services/${pick(at).id}/active`, { as: provider.token, body: { is_active } });
}

describe('an answer that is given out again', () => {
  it('is, byte for byte, the one that would be made now, after any writes and in each encoding', async () => {
    const step = fc.tuple(fc.constantFrom(...Object.keys(writes)), fc.nat({ max: 60 }));
    const steps = fc.array(step, { minLength: 1, maxLength: 6 });
    const encodings = { identity: (body: Buffer) => body, br: brotliDecompressSync, gzip: gunzipSync };
    await fc.assert(
      fc.asyncProperty(steps, async (given) => {
        for (const [name, at] of given) {
          for (const url of addresses()) await read(h.app, url);
          await writes[name]?.(at);
          for (const [encoding, unpack] of Object.entries(encodings)) {
            for (const url of addresses()) {
              const kept = await read(h.app, url, { 'accept-encoding': encoding });
              const made = await read(plain.app, url);
              const isPacked = kept.headers['content-encoding'] === encoding;
              const body = isPacked ? unpack(kept.rawPayload) : kept.rawPayload;
              expect([url, kept.statusCode, body.toString()]).toEqual([url, made.statusCode, made.body]);
            }
          }
        }
      }),
      { numRuns: 4 },
    );
  });

  it('follows what another process writes', async () => {
    const url = `/api/providers/${provider.id}`;
    for (const text of ['uno', 'dos', 'tres']) {
      await read(h.app, url);
      await otherDb
        .updateTable('provider_profiles')
        .set({ description: text })
        .where('account_id', '=', provider.id)
        .execute();
      // at once on one file; on Postgres it has to be told
      await vi.waitFor(async () => expect((await read(h.app, url)).json().provider.description).toBe(text));
      expect((await read(other.app, url)).json().provider.description).toBe(text);
    }
  });

  it('goes with what was deleted, and with all that referred to it', async () => {
    const leaving = await createProvider(h, { entitled: true });
    const { id } = await createService(h, leaving);
    const url = '/api/services/recent';
    const ids = async () => (await read(h.app, url)).json().services.map((service: { id: number }) => service.id);
    expect(await ids()).toContain(id);
    await h.deps.db.deleteFrom('services').where('id', '=', id).execute();
    expect(await ids()).not.toContain(id);
  });
});

it('is dropped for newer ones, the small ones too', () => {
  const kept = answersKept({ changes: changesOf(h.deps.db), mostBytes: 100_000, freshFor: 1000 });
  const reads = { texts: new Set<string>(), until: Number.POSITIVE_INFINITY, hasWritten: false, since: 0 };
  const day = '2026-11-27';
  const keep = (key: string, at: number) =>
    kept.keep(key, { answer: finishAnswer('[]', false), reads: { ...reads }, at, day });
  const names = Array.from({ length: 100 }, (_, at) => `/api/search/suggestions?q=${at}`);
  for (const name of names) keep(name, 0);
  expect(names.filter((name) => kept.get(name, 0, day)).length).toBeLessThan(25);
  keep('/later', 5000);
  expect(names.filter((name) => kept.get(name, 0, day))).toEqual([]);
});

it('is looked through for tokens where its contract knows them', () => {
  const { list, suggestions, detail } = contract;
  const all = [list, suggestions, detail, providers.detail, posts.ofProvider];
  expect(all.map(mayHaveTokens)).toEqual([false, false, true, true, true]);
});

describe('who is given one', () => {
  it('nobody with a session: the owner sees what visitors do not', async () => {
    const url = `/api/services/${(await createService(h, provider)).id}`;
    await read(h.app, url);
    const { body } = await h.call<{ service: { provider: { email: string | null } } }>('GET', url, {
      as: provider.token,
    });
    expect(body.service.provider.email).toBe(provider.email);
    expect((await read(h.app, url)).json().service.provider.email).toBeNull();
  });

  it('each browser with a token of its own', async () => {
    const url = `/api/services/${(await createService(h, provider)).id}`;
    const tokenOf = async (agent: string) =>
      (await read(h.app, url, { 'user-agent': agent })).json().service.page_token;
    const [one, two, again] = [await tokenOf('Firefox'), await tokenOf('Chrome'), await tokenOf('Firefox')];
    expect(one).not.toBe(two);
    expect(again).toBe(one);
  });

  it('with its tag, so that who has it gets 304', async () => {
    const first = await read(h.app, '/api/services', { 'accept-encoding': 'br' });
    const tag = String(first.headers.etag);
    const again = await read(h.app, '/api/services', { 'if-none-match': tag, 'accept-encoding': 'gzip' });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await createService(h, provider);
    const changed = await read(h.app, '/api/services', { 'if-none-match': tag });
    expect(changed.statusCode).toBe(200);
  });
});
