import { expect, it } from 'vitest';
import { resultCache } from './result-cache.ts';

const now = new Date('2026-03-10T12:00:00.000Z');
const owner = {};

it('of many first reads at once a few run, some wait, and the rest is told to', async () => {
  const kept = resultCache({ ttl: 1000, most: 500 });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return 'counted';
  };
  const ended = await Promise.allSettled(Array.from({ length: 200 }, (_, at) => kept(owner, `place ${at}`, now, work)));
  expect(most).toBe(2);
  const refused = ended.filter((end) => end.status === 'rejected');
  expect(refused.length).toBe(200 - 62);
  expect(refused.every(({ reason }) => reason.code === 'overloaded')).toBe(true);
  // a failed result is not cached
  expect(await kept(owner, 'place 199', now, work)).toBe('counted');
});

it('who asks for the same meanwhile takes no place', async () => {
  const kept = resultCache({ ttl: 1000, most: 500 });
  let times = 0;
  const work = async () => {
    times += 1;
    return times;
  };
  const all = await Promise.all(Array.from({ length: 500 }, () => kept(owner, 'one', now, work)));
  expect([new Set(all).size, times]).toEqual([1, 1]);
});
