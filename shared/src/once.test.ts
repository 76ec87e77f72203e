import { expect, test } from 'vitest';
import { once } from './once.ts';

test('a value is made once, when it is asked for', () => {
  let made = 0;
  const value = once(() => {
    made += 1;
    return made;
  });
  expect(made).toBe(0);
  expect([value(), value()]).toEqual([1, 1]);
});

test('a promise that failed is made anew, one that was kept is not', async () => {
  const results = [() => Promise.reject(new Error('no file')), () => Promise.resolve('there')];
  const value = once(async () => results.shift()?.());
  await expect(value()).rejects.toThrow('no file');
  expect(await value()).toBe('there');
  expect(await value()).toBe('there');
});
