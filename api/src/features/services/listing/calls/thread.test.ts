import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { Listing } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startHarness } from '../../../../../test/harness.ts';
import { createAdmin, createProvider, type Person } from '../../../../../test/people.ts';
import { createService } from '../../../../../test/services.ts';
import { record } from '../../../../core/recording.ts';
import { openSqliteToRead, sqliteFile } from '../../../../db/open.ts';
import { isPostgres } from '../../../../db/sql/dialect.ts';
import { type Asked, find } from '../finding.ts';
import { searchThread } from './thread.ts';

// on Postgres searches find where they are asked: the tests of what is found are the same
const h = await startHarness({ SEARCH_THREAD_FROM: '0' });
const onSqlite = describe.runIf(!isPostgres(h.deps.db));
const path = sqliteFile(h.deps.config.dataDir);

/** messages of threads */
let answers = 0;
process.on('worker', (worker: Worker) => worker.on('message', () => (answers += 1)));

const faults: string[] = [];
const onFault = (reason: string) => void faults.push(reason);
afterEach(() => expect(faults.splice(0)).toEqual([]));

let provider: Person;
beforeAll(async () => {
  provider = await createProvider(h, { entitled: true, profile: { company_name: 'Chispa Oriental' } });
  const places = ['Pocitos, Montevideo', 'Centro, Montevideo', 'Salto, Salto'];
  for (const coverage_area of places) {
    await createService(h, provider, { title: 'Instalación eléctrica', coverage_area });
    await createService(h, provider, { title: 'Poda de árboles', category: 'Jardinería', coverage_area, price: 900 });
  }
});

const titlesOf = async (q: string) => {
  const { status, body } = await h.call<Omit<Listing, 'success'>>(
    'GET',
    `/api/search/services?q=${encodeURIComponent(q)}`,
  );
  expect(status).toBe(200);
  return body.services.map(({ title }) => title);
};

describe('what a search finds', () => {
  it('is what was just written, and no longer what was just deleted, each time', async () => {
    for (let at = 0; at < 12; at += 1) {
      const title = `Afinación de zampoñas ${at}`;
      const { id } = await createService(h, provider, { title, category: 'Jardinería' });
      expect(await titlesOf(title)).toContain(title);
      expect((await h.call('DELETE', `/api/services/${id}`, { as: provider.token })).status).toBe(200);
      expect(await titlesOf(title)).not.toContain(title);
    }
    expect(answers).toBe(isPostgres(h.deps.db) ? 0 : 24);
  });

  it('follows a word of the panel at once', async () => {
    const { token } = await createAdmin(h);
    const { id } = await h.deps.db
      .selectFrom('categories')
      .select('id')
      .where('name', '=', 'Electricidad')
      .executeTakeFirstOrThrow();
    expect(await titlesOf('chispitero')).toEqual([]);
    const body = { form: 'chispitero', category_id: id };
    const { term } = (await h.call<{ term: { id: number } }>('POST', '/api/admin/search-terms', { as: token, body }))
      .body;
    expect(await titlesOf('chispitero')).toContain('Instalación eléctrica');
    await h.call('DELETE', `/api/admin/search-terms/${term.id}`, { as: token });
    expect(await titlesOf('chispitero')).toEqual([]);
  });
});

onSqlite('the thread', () => {
  const thread = searchThread({ path, onFault });
  afterAll(thread.close);
  const askedOf = (text: string, more: Partial<Asked['query']> = {}): Asked => ({
    ...{ text, exact: false, categoryIds: null, now: h.clock.now().getTime() },
    query: { page: 1, limit: limits.pageSize, ...more } as Asked['query'],
  });

  it('finds what is found without it, in any order, place and page, and says what it read', async () => {
    const all = [
      ...['electricista', 'podar arboles en salto', 'electrisista pocitos', 'chispa oriental', 'qwxz', 'tortuga'],
      ...['se me quemó un enchufe en el centro hoy', 'pocitos'],
    ].flatMap((text) => [
      askedOf(text),
      askedOf(text, { page: 2, limit: 1 }),
      askedOf(text, { sort: 'priceAsc' }),
      askedOf(text, { coverageArea: 'Montevideo', minPrice: 1000 }),
    ]);
    for (const asked of all) {
      const here = await record(() => find(h.deps.db, asked));
      const there = await record(() => thread.find(asked));
      expect(there.result).toEqual(here.result);
      expect(there.recording.until).toBeLessThanOrEqual(asked.now + 10_000);
      const names = [...there.recording.texts];
      expect(names).toEqual(expect.arrayContaining(['categories', 'lexicon_version']));
      if (here.result.found.length > 0) expect(names).toContain('service_search');
    }
  });

  it('writes nothing', async () => {
    const db = openSqliteToRead(path);
    onTestFinished(() => db.destroy());
    await expect(db.deleteFrom('services').execute()).rejects.toThrow('readonly');
  });

  it('that does not start, fails or is silent leaves the search to who asked, who begins no other at once', async () => {
    const entryOf = (name: string, code: string) => {
      const entry = join(h.deps.config.dataDir, `${name}.mjs`);
      writeFileSync(entry, code);
      return entry;
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const broken = searchThread({ path, onFault, entry: entryOf('broken', 'throw new Error("no");') });
    expect(await broken.find(askedOf('electricista'))).toBeNull();
    expect(await broken.find(askedOf('electricista'))).toBeNull();
    expect(faults.splice(0)).toEqual(['Error: no']);
    const code = 'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => {});';
    const silent = searchThread({ path, onFault, entry: entryOf('silent', code) });
    const asked = silent.find(askedOf('electricista'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await asked).toBeNull();
    const once = `import { parentPort } from "node:worker_threads";
      parentPort.once("message", ({ id }) => parentPort.postMessage({ id, failed: "no" }));
      parentPort.on("message", () => {});`;
    const heavy = searchThread({ path, onFault, entry: entryOf('heavy', once) });
    expect([await heavy.find(askedOf('electricista')), faults.splice(0)]).toEqual([null, ['no']]);
    const refused = expect(heavy.find(askedOf('plomero'))).rejects.toMatchObject({ code: 'overloaded' });
    await vi.advanceTimersByTimeAsync(20_000);
    await refused;
    const ended = searchThread({ path, onFault, entry: entryOf('ended', code) });
    const left = ended.find(askedOf('electricista'));
    await ended.close();
    expect([await left, await ended.find(askedOf('electricista'))]).toEqual([null, null]);
  });
});
