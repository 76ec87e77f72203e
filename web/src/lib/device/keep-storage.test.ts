import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const open = async (storage: object | undefined) => {
  vi.stubGlobal('navigator', { storage });
  return (await import('./keep-storage.ts')).keepStorage;
};

test.each([
  ['is asked once a visit', false, 1],
  ['that keeps the storage already is not asked', true, 0],
])('a browser %s', async (_what, persisted, times) => {
  const persist = vi.fn(async () => true);
  const keepStorage = await open({ persisted: async () => persisted, persist });
  await keepStorage();
  await keepStorage();
  expect(persist).toHaveBeenCalledTimes(times);
});

test('a browser that knows no such thing is left alone', async () => {
  await expect((await open(undefined))()).resolves.toBeUndefined();
});
