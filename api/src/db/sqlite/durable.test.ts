import { expect, it } from 'vitest';
import { Durable } from './durable.ts';

/** A disk whose writes end when the test says so. */
function slowDisk() {
  const ends: PromiseWithResolvers<void>[] = [];
  const durable = new Durable(() => {
    const one = Promise.withResolvers<void>();
    ends.push(one);
    return one.promise;
  });
  return { durable, ends };
}

/** Lets everything run that waits for nothing else. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('who comes while the disk is written waits for the next time, and all of them for one', async () => {
  const { durable, ends } = slowDisk();
  const done: string[] = [];
  const wait = (name: string) => durable.written().then(() => done.push(name));
  const all = [wait('first'), wait('second'), wait('third')];
  ends[0]?.resolve();
  await settled();
  expect(done).toEqual(['first']);
  expect(ends).toHaveLength(2);
  ends[1]?.resolve();
  await Promise.all(all);
  expect(done).toEqual(['first', 'second', 'third']);
});

it('a disk that fails is told to whoever waited, and tried again for the next', async () => {
  const { durable, ends } = slowDisk();
  const first = durable.written();
  const second = durable.written();
  ends[0]?.reject(new Error('no disk'));
  await expect(first).rejects.toThrow('no disk');
  await settled();
  ends[1]?.resolve();
  await second;
});
