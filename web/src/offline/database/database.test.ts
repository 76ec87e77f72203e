import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { withDatabase } from './database.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a database that never answers is given up after 3 s, later at once, and nothing is done (rule NAV-127)', async () => {
  vi.useFakeTimers();
  vi.spyOn(indexedDB, 'open').mockReturnValue(
    Object.assign(Object.create(IDBOpenDBRequest.prototype), { addEventListener: () => {} }),
  );
  const work = vi.fn(async () => 'done');
  const given: string[] = [];
  const ask = () => void withDatabase(work).catch(({ name }) => given.push(name));
  ask();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(given).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(given).toEqual(['TimeoutError']);
  ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(given).toHaveLength(2);
  expect(work).not.toHaveBeenCalled();
});
