import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { client, untilKilled } from '../../../test/clients.ts';
import { type Device, newDevice } from '../../../test/device.ts';
import { favorite, imageFile, newItem, openDrain } from '../../../test/outbox-page.ts';
import { ScriptedServer, type Turn } from '../../../test/scripted-server.ts';
import { withDatabase } from '../database/database.ts';

let device: Device;
let outbox: Awaited<ReturnType<typeof openDrain>>;

beforeAll(async () => {
  device = newDevice();
  outbox = await openDrain();
});

const turns = fc.constantFrom<Turn>(
  'done',
  'lost',
  'offline',
  'portal',
  { status: 503, code: 'overloaded' },
  { status: 429, code: 'too_many_requests', retryAfter: 30 },
  { status: 409, code: 'in_progress' },
  { status: 409, code: 'already_exists' },
  { status: 400, code: 'validation_failed' },
);
const written = fc.oneof(
  fc.constant({ kind: 'message' as const }),
  fc.record({ kind: fc.constant('post' as const), images: fc.integer({ min: 1, max: 2 }) }),
  // the same item with other content: its form was opened again, or sent again
  fc.record({
    kind: fc.constant('version' as const),
    thing: fc.integer({ min: 1, max: 2 }),
    images: fc.integer({ min: 0, max: 1 }),
  }),
  fc.record({
    kind: fc.constant('edit' as const),
    service: fc.integer({ min: 1, max: 2 }),
    images: fc.integer({ min: 0, max: 1 }),
  }),
  fc.record({ kind: fc.constant('favorite' as const), service: fc.integer({ min: 1, max: 2 }), wanted: fc.boolean() }),
);
const drain = fc.record({
  script: fc.array(turns, { maxLength: 6 }),
  /** number of steps after which each of the one or two drainers is killed */
  drainers: fc.array(fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }), { minLength: 1, maxLength: 2 }),
  eager: fc.boolean(),
  /** items written during the drain */
  meanwhile: fc.array(written, { maxLength: 3 }),
});
const story = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('write' as const), what: written }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('drain' as const), how: drain }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: -5_000, max: 60_000 }) }),
    },
  ),
  { maxLength: 12 },
);

type Written = typeof written extends fc.Arbitrary<infer T> ? T : never;
type Drain = typeof drain extends fc.Arbitrary<infer T> ? T : never;

/**
 * The items that people wrote: the ids of independent items in order, and the last state of each switch and edit with
 * its id.
 */
interface Said {
  ids: string[];
  words: Map<string, { id: string; wanted: boolean }>;
  /** the last version of each post that is written repeatedly */
  versions: Map<string, string>;
  edits: Map<string, { id: string; price: number }>;
  /** the price of the last edit; each edit has a different price */
  price: number;
}

async function write(what: Written, said: Said): Promise<void> {
  if (what.kind === 'favorite') {
    const id = await outbox.put(favorite(what.service, what.wanted));
    said.words.set(`favorite:${what.service}`, { id, wanted: what.wanted });
    return;
  }
  if (what.kind === 'version') {
    said.price += 1;
    const id = `00000000-0000-4000-8000-00000000000${what.thing}`;
    const content = `Versión ${said.price}`;
    const files = what.images ? [imageFile('obra.jpg')] : [];
    await outbox.put(newItem({ id, kind: 'post', body: { content } }), { files });
    said.versions.set(id, content);
    return;
  }
  if (what.kind === 'edit') {
    said.price += 1;
    const { price } = said;
    const item = newItem({ kind: 'service-edit', params: { id: what.service }, body: { price } });
    const files = what.images ? [imageFile(`${price}.jpg`)] : [];
    said.edits.set(`service:${what.service}`, { id: await outbox.put(item, { files }), price });
    return;
  }
  const files =
    what.kind === 'post' ? Array.from({ length: what.images }, (_, place) => imageFile(`${place}.jpg`)) : [];
  const item = what.kind === 'post' ? newItem({ kind: 'post', body: { content: 'Hola' } }) : newItem();
  said.ids.push(await outbox.put(item, { files }));
}

async function drainAll({ script, drainers, eager, meanwhile }: Drain, said: Said): Promise<void> {
  device.server.script.splice(0, Number.POSITIVE_INFINITY, ...script);
  const draining = drainers.map((stepsLeft, place) =>
    untilKilled(client(`drainer ${place}`, stepsLeft), () => outbox.drain({ eager })),
  );
  for (const what of meanwhile) {
    await new Promise((resolve) => setImmediate(resolve));
    await write(what, said);
  }
  await Promise.all(draining);
}

/** Simulates days with a healthy server, until no item waits for time or a connection. */
async function letAllArrive(): Promise<void> {
  device.server.script.length = 0;
  for (let day = 0; day < 3; day += 1) {
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    await outbox.drain();
  }
}

async function tell(steps: typeof story extends fc.Arbitrary<infer T> ? T : never): Promise<Said> {
  await outbox.removeItems(7);
  device.server = new ScriptedServer();
  const said: Said = { ids: [], words: new Map(), versions: new Map(), edits: new Map(), price: 0 };
  for (const step of steps) {
    if (step.do === 'write') await write(step.what, said);
    else if (step.do === 'drain') await drainAll(step.how, said);
    else vi.setSystemTime(Date.now() + step.ms);
  }
  await letAllArrive();
  return said;
}

const runs = { numRuns: 120 };
const timeout = 120_000;

test(
  'nothing that was written is lost, and nothing arrives twice',
  async () => {
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        const { ids } = await tell(steps);
        const left = await outbox.readItems(7);
        expect(left.filter(({ state }) => state === 'queued' || state === 'sending')).toEqual([]);
        const refused = left.map(({ id }) => id);
        const lost = ids.filter((id) => !device.server.stored.has(id) && !refused.includes(id));
        expect(lost).toEqual([]);
        // no key came with other content or twice at once, so the server stored each item once
        expect(device.server.clashes).toEqual([]);
        const images = await withDatabase((db) => db.getAll('outbox-photos'));
        expect(images.filter(({ item }) => !refused.includes(item))).toEqual([]);
      }),
      runs,
    );
  },
  timeout,
);

test(
  'what is written again is one thing, with the last words',
  async () => {
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        const { versions } = await tell(steps);
        const left = (await outbox.readItems(7)).map(({ id }) => id);
        for (const [id, content] of versions) {
          const posts = [...device.server.posts.values()].filter(({ key }) => key === id);
          expect(posts.length).toBeLessThanOrEqual(1);
          if (!left.includes(id)) expect(posts).toEqual([{ key: id, content }]);
        }
      }),
      runs,
    );
  },
  timeout,
);

test(
  'the last word wins',
  async () => {
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        const { words, edits } = await tell(steps);
        const left = (await outbox.readItems(7)).map(({ id }) => id);
        for (const [name, { id, wanted }] of words) {
          // a refused tap stays in the outbox and the person sees it; the screen shows the server's state
          if (!left.includes(id)) expect([name, device.server.switches.get(name)]).toEqual([name, wanted]);
        }
        for (const [name, { id, price }] of edits) {
          if (!left.includes(id)) expect([name, device.server.changes.get(name)]).toMatchObject([name, { price }]);
        }
      }),
      runs,
    );
  },
  timeout,
);
