import type { Endpoint } from '@tero/shared/contract/endpoint';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../test/fuzz/endpoints.ts';
import { startHarness } from '../test/harness.ts';
import { type Naming, naming } from '../test/naming.ts';
import { makeOthers, makeTheirs } from '../test/theirs.ts';
import { readTables } from './db/sql/account-columns.ts';

const h = await startHarness();
const others = await makeOthers(h);
const asked = [...endpoints].filter(([, { auth }]) => auth !== 'anyone' && auth !== 'admin');
const named = asked.flatMap(([name, endpoint]) => {
  const given = naming[name];
  return typeof given === 'object' ? [{ name, endpoint, given }] : [];
});

/** Tables that calls write about the caller, even when they are refused. */
const ofCallers = ['sessions', 'idempotency_keys'];

/** Returns all rows of the database. */
async function everything(): Promise<string[]> {
  const tables = (await readTables(h.deps.db)).filter(
    ({ name }) => !ofCallers.includes(name) && !/kysely|sqlite_/.test(name),
  );
  const rows = tables.map(async ({ name }) => {
    const found = await sql<object>`select * from ${sql.table(name)}`.execute(h.deps.db);
    return found.rows.map((row) => `${name} ${JSON.stringify(row)}`);
  });
  return (await Promise.all(rows)).flat().toSorted();
}

/** Fields by which a call names something. */
const namingField = /(^|_)(id|ids|token|endpoint|invite|code|number|key|slug)$|Ids?$/;

/** Tells whether a call can name something: in its path, or in a field of its query or body at any depth. */
function canName({ path, query, body }: Endpoint): boolean {
  const schemas = [query, body].flatMap((schema) => schema ?? []);
  const texts = schemas.map((schema) =>
    JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
  );
  const fields = texts.flatMap((text) => [...text.matchAll(/"(\w+)":\{/g)]).map(([, field = '']) => field);
  return path.includes('/:') || fields.some((field) => namingField.test(field));
}

it('each endpoint with a session that can name something says what it names', () => {
  const can = asked.filter(([, endpoint]) => canName(endpoint)).map(([name]) => name);
  expect(Object.keys(naming).toSorted()).toEqual(can.toSorted());
  const silent = asked.filter(
    ([name, { path }]) => path.includes('/:') && naming[name] === 'caller' && name !== 'uploads.put',
  );
  expect(silent.map(([name]) => name)).toEqual([]);
});

/** Calls that remove or disable things which other calls need. The owner tries them last, in this order. */
const last = [
  ...['services.setActive', 'subscriptions.cancel', 'push.unsubscribe'],
  ...['reviews.removeResponse', 'reviews.remove', 'services.remove', 'profile.removeAccount'],
];
/** Returns the position of a call: first calls that change, then calls that delete, then the last ones. */
const turnOf = ({ name, endpoint }: (typeof named)[number]) =>
  last.includes(name) ? 1 + last.indexOf(name) : endpoint.method === 'DELETE' ? 0 : -1;
const inOrder = named.toSorted((one, other) => turnOf(one) - turnOf(other));

describe('what is somebody’s', async () => {
  const theirs = await makeTheirs(h);
  const call = ({ endpoint, given }: (typeof named)[number], as: string | null) =>
    h.call(endpoint.method, given.path(theirs), { as, ...bodyOf(given, theirs) });

  it('nobody else reads or changes, by any call', async () => {
    const before = await everything();
    for (const one of named) {
      for (const [who, token] of Object.entries(others)) {
        const { status, body } = await call(one, token);
        const isHeld = one.given.own ? status < 500 : isRefusal(status, body.code);
        const told = theirs.secrets.filter((secret) => JSON.stringify(body).includes(secret));
        expect([one.name, who, status, isHeld, told]).toEqual([one.name, who, status, true, []]);
      }
      expect([one.name, await everything()]).toEqual([one.name, before]);
    }
  });

  // shows that no refusal above comes from a wrong id or body
  // a test of a push needs the browser's push service: devices.test.ts
  it.each(inOrder.filter(({ name }) => name !== 'push.test'))('its owner may: $name', async (one) => {
    const { status, body } = await call(one, theirs[one.given.as].token);
    expect([status < 400, body]).toEqual([true, expect.anything()]);
  });
});

describe('what others read', () => {
  it('holds nothing that is private to somebody', async () => {
    const theirs = await makeTheirs(h);
    const { ids, provider, client } = theirs;
    const readers = ['a visitor', 'another client', 'another provider'].map((who) => others[who] ?? null);
    for (const [name, { method, path, auth, produces }] of endpoints) {
      if (method !== 'GET' || auth === 'admin' || produces) continue;
      for (const id of new Set([...Object.values(ids), provider.id, client.id])) {
        const url = path.replace(/:name|:category\b/, 'Electricidad').replace(/:\w+/g, String(id));
        const said = await Promise.all(readers.map(async (as) => (await h.call(method, url, { as })).body));
        const told = theirs.secrets.filter((secret) => JSON.stringify(said).includes(secret));
        expect([name, url, told]).toEqual([name, url, []]);
        if (url === path) break;
      }
    }
  });
});

/**
 * Tells whether a response refuses access. A bad value or a conflict does not count, because the next value may be
 * accepted.
 */
const isRefusal = (status: number, code: unknown) => [401, 403, 404].includes(status) || code === 'upload_missing';

function bodyOf({ body }: Naming, theirs: Parameters<Naming['path']>[0]) {
  return body ? { body: body(theirs) } : {};
}
