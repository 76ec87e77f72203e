import { expect, test } from 'vitest';
import { loadWhole } from './lazy-page.ts';
import type { LoadedScreen } from './screen.ts';

const Component = () => null;

test('the files of the parts are asked for beside that of the screen, which waits for them', async () => {
  const order: string[] = [];
  const screen = Promise.withResolvers<LoadedScreen>();
  const part = Promise.withResolvers<null>();
  const whole = loadWhole({
    lazy: () => screen.promise,
    fetchParts: async () => order.push('asked for parts'),
  }).then(() => order.push('whole'));
  expect(order).toEqual(['asked for parts']);

  screen.resolve({ Component, loadParts: () => part.promise });
  await screen.promise;
  expect(order).not.toContain('whole');
  part.resolve(null);
  await whole;
  expect(order).toEqual(['asked for parts', 'whole']);
});

test('a screen stands without a part whose file does not come', async () => {
  const fetchParts = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(loadWhole({ lazy: async () => ({ Component }), fetchParts })).resolves.toEqual({ Component });
});
