import { expect, it } from 'vitest';
import { Durable } from './durable.ts';

/** Returns a disk whose writes end when the test says so. */
function slowDisk() {
  const ends: PromiseWithResolvers<void>[] = [];
  const durable = new Durable(async () => ({
    sync: () => {
      const one = Promise.withResolvers<void>();
      ends.push(one);
      return one.promise;
    },
  }));
  const done: string[] = [];
  const wait = (name: string) => durable.written().then(() => done.push(name));
  return { durable, ends, done, wait };
}

/** Lets everything run that waits for nothing else. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('who comes while the disk is written waits for the next time, and all of them for one', async () => {
  const { ends, done, wait } = slowDisk();
  const first = wait('first');
  await settled();
  const all = [first, wait('second'), wait('third')];
  ends[0]?.resolve();
  await settled();
  expect(done).toEqual(['first']);
  expect(ends).toHaveLength(2);
  ends[1]?.resolve();
  await Promise.all(all);
  expect(done).toEqual(['first', 'second', 'third']);
});

it('who comes before it begins is waited for with the first', async () => {
  const { ends, done, wait } = slowDisk();
  const all = ['first', 'second', 'third'].map(wait);
  await settled();
  expect(ends).toHaveLength(1);
  expect(done).toEqual([]);
  ends[0]?.resolve();
  await Promise.all(all);
  expect(ends).toHaveLength(1);
});

it('a disk that fails is told to whoever waited, and tried again for the next', async () => {
  const { durable, ends } = slowDisk();
  const first = durable.written();
  await settled();
  const second = durable.written();
  ends[0]?.reject(new Error('no disk'));
  await expect(first).rejects.toThrow('no disk');
  await settled();
  ends[1]?.resolve();
  await second;
});

it('a log that does not open is told too, and opened again for the next', async () => {
  let isThere = false;
  const durable = new Durable(async () => {
    if (!isThere) throw new Error('no log');
    return { sync: async () => undefined };
  });
  await expect(durable.written()).rejects.toThrow('no log');
  isThere = true;
  await durable.written();
});
