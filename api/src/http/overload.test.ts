import { describe, expect, it } from 'vitest';
import { form, image } from '../../test/forms.ts';
import { startHarness } from '../../test/harness.ts';
import { createAdmin, createClient, createProvider, password } from '../../test/people.ts';
import { inCall } from '../core/asking.ts';
import { type BoundedQueue, boundedQueue } from '../core/bounded-queue.ts';
import { passwordQueue } from '../features/accounts/passwords.ts';
import { imageQueue } from '../images/ingest.ts';
import { searchQueue } from '../search/search-queue.ts';

const h = await startHarness();
const client = await createClient(h);
const provider = await createProvider(h, { entitled: true, profile: { company_name: 'Luz y Norte' } });
const admin = await createAdmin(h);

/** Fills a queue with work, and returns a function that lets the work end. */
async function fill(queue: BoundedQueue): Promise<() => Promise<unknown>> {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const held = Array.from({ length: 200 }, () => queue.run(() => gate));
  const all = Promise.allSettled(held);
  await expect(held.at(-1)).rejects.toMatchObject({ code: 'overloaded' });
  return () => {
    open();
    return all;
  };
}

const wrong = { identifier: client.email, password: 'otra-clave-1' };
const post = async () => form({ content: 'Una obra con su foto' }, 'images', [await image()]);

describe('beyond what waits, a response is 503 with Retry-After and nothing else is slower', () => {
  it.each([
    ['a sign-in', passwordQueue, 401, () => h.call('POST', '/api/auth/login', { body: wrong })],
    ['a search', searchQueue, 200, () => h.call('GET', '/api/search/services?q=plomero')],
    ['suggestions', searchQueue, 200, () => h.call('GET', '/api/search/suggestions?q=plo')],
    ['an unknown category', searchQueue, 200, () => h.call('GET', '/api/services/category/nada-de-nada')],
    [
      'a search of the panel',
      searchQueue,
      200,
      () => h.call('GET', '/api/admin/users?search=ana', { as: admin.token }),
    ],
    ['photos', imageQueue, 201, async () => h.call('POST', '/api/posts', { as: provider.token, body: await post() })],
  ] as const)('%s', async (_, queue, usual, ask) => {
    const release = await fill(queue);
    const { status, body, headers } = await ask();
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'overloaded', '5']);
    expect((await h.call('GET', '/api/services')).status).toBe(200);
    await release();
    expect((await ask()).status).toBe(usual);
  });
});

it('searches that come at once wait for each other, and beyond their bound are told so', async () => {
  const asked = Array.from({ length: 200 }, () => h.call('GET', '/api/search/services?q=plomero'));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect([
    statuses.filter((status) => status === 200).length,
    statuses.filter((status) => status === 503).length,
  ]).toEqual([62, 138]);
});

it('an unknown account is told while passwords wait: nothing is hashed for it', async () => {
  const release = await fill(passwordQueue);
  const unknown = { identifier: 'nadie-asi', password: 'otra-clave-1' };
  const { status, body } = await h.call('POST', '/api/auth/login', { body: unknown });
  expect([status, body.code]).toEqual([404, 'account_unknown']);
  await release();
});

describe('a full queue', () => {
  /** Starts named work of a network that ends on command. */
  function working(queue: BoundedQueue) {
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const run = (name: string, given?: { yields: boolean }) =>
      inCall(name[0] ?? '', () =>
        queue.run(async () => {
          begun.push(name);
          await new Promise<void>((resolve) => ends.push(resolve));
          return name;
        }, given),
      );
    const endAll = async (count: number) => {
      for (let at = 0; at < count; at += 1) {
        await expect.poll(() => ends.length).toBeGreaterThan(0);
        ends.shift()?.();
      }
    };
    return { begun, run, endAll };
  }

  it('gives the last place of the network with the most to one with fewer, and takes turns', async () => {
    const { begun, run, endAll } = working(boundedQueue({ name: 'of a test', running: 1, waiting: 4 }));
    const flood = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => run(name));
    const refused = expect(flood[4]).rejects.toMatchObject({ code: 'overloaded' });
    const other = run('b1');
    await refused;
    await expect(run('a6')).rejects.toMatchObject({ code: 'overloaded' });
    await endAll(5);
    expect(await other).toBe('b1');
    expect(await Promise.all(flood.slice(0, 4))).toEqual(['a1', 'a2', 'a3', 'a4']);
    expect(begun.indexOf('b1')).toBeLessThan(3);
  });

  it('keeps places that new passwords do not take', async () => {
    const { run, endAll } = working(boundedQueue({ name: 'of a test', running: 1, waiting: 3, kept: 1 }));
    const hashed = ['a1', 'b1', 'c1'].map((name) => run(name, { yields: true }));
    await expect(run('d1', { yields: true })).rejects.toMatchObject({ code: 'overloaded' });
    const signIn = run('e1');
    await endAll(4);
    expect(await Promise.all([...hashed, signIn])).toEqual(['a1', 'b1', 'c1', 'e1']);
  });

  it('of one network lets others sign in', async () => {
    const flood = Array.from({ length: 110 }, () => passwordQueue.run);
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const held = Promise.allSettled(flood.map((run) => inCall('2001:db8:77::/48', () => run(() => gate))));
    const identifier = client.email;
    const signedIn = h.call('POST', '/api/auth/login', { body: { identifier, password }, ip: '198.51.100.7' });
    const last = await Promise.race([signedIn, new Promise((resolve) => setImmediate(resolve))]);
    expect(last).toBeUndefined();
    open();
    await held;
    expect((await signedIn).status).toBe(200);
  });
});

it('a queue runs what it says at once, in order, and goes on after what failed', async () => {
  const queue = boundedQueue({ name: 'of a test', running: 2, waiting: 2 });
  const order: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string) =>
    queue.run(async () => {
      order.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      if (name === 'a') throw new Error('a failed');
      return name;
    });
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map(run);
  await expect(e).rejects.toMatchObject({ code: 'overloaded' });
  await expect.poll(() => order).toEqual(['a', 'b']);
  ends.get('a')?.();
  await expect(a).rejects.toThrow('a failed');
  await expect.poll(() => order).toEqual(['a', 'b', 'c']);
  ends.get('b')?.();
  expect(await b).toBe('b');
  await expect.poll(() => order).toEqual(['a', 'b', 'c', 'd']);
  for (const name of ['c', 'd']) ends.get(name)?.();
  expect(await Promise.all([c, d])).toEqual(['c', 'd']);
});
