import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { withDatabase } from '../database/database.ts';
import {
  dropResponse,
  purgeAccount,
  purgeOthers,
  readKeysSince,
  readResponse,
  readResponses,
  writeResponses,
} from './responses.ts';

const row = (account: number, key: string, at = 1) => ({ account, key, data: `${key} of ${account}`, at });
const stored = () => withDatabase((db) => db.getAllKeys('answers'));

beforeEach(() => withDatabase((db) => db.clear('answers')));

test('a response is read by its account and key, and replaced by a newer one', async () => {
  await writeResponses([row(0, 'a'), row(7, 'a'), row(7, 'b')]);
  expect(await readResponse(7, 'a')).toEqual(row(7, 'a'));
  expect(await readResponse(9, 'a')).toBeUndefined();
  await writeResponses([{ ...row(7, 'a', 2), data: 'new' }]);
  expect(await readResponse(7, 'a')).toEqual({ account: 7, key: 'a', data: 'new', at: 2 });
});

test('an account reads its own responses and the public ones', async () => {
  await writeResponses([row(0, 'a'), row(7, 'b'), row(70, 'c'), row(9, 'd')]);
  expect((await readResponses(7)).map(({ key }) => key)).toEqual(['a', 'b']);
  expect((await readResponses(0)).map(({ key }) => key)).toEqual(['a']);
});

test('the keys that an account received lately', async () => {
  await writeResponses([row(7, 'old', 1), row(7, 'new', 10), row(9, 'theirs', 10)]);
  expect(await readKeysSince(7, 10)).toEqual(new Set(['new']));
});

test('one response is deleted, or all of an account, or all of the others', async () => {
  const all = [row(0, 'a'), row(6, 'a'), row(7, 'a'), row(7, 'b'), row(8, 'a'), row(70, 'a')];
  await writeResponses(all);
  await dropResponse(7, 'b');
  expect(await stored()).toEqual([
    [0, 'a'],
    [6, 'a'],
    [7, 'a'],
    [8, 'a'],
    [70, 'a'],
  ]);
  await purgeAccount(6);
  expect(await stored()).toEqual([
    [0, 'a'],
    [7, 'a'],
    [8, 'a'],
    [70, 'a'],
  ]);
  await purgeOthers(7);
  expect(await stored()).toEqual([
    [0, 'a'],
    [7, 'a'],
  ]);
  await purgeOthers(0);
  expect(await stored()).toEqual([[0, 'a']]);
});

test('beyond 400 the oldest go, whose ever they are', async () => {
  await writeResponses(Array.from({ length: 200 }, (_, n) => row(0, `public ${n}`, n)));
  await writeResponses(Array.from({ length: 210 }, (_, n) => row(7, `own ${n}`, 1_000 + n)));
  expect(await stored()).toHaveLength(400);
  expect(await readResponse(0, 'public 9')).toBeUndefined();
  expect(await readResponse(0, 'public 10')).toBeDefined();
});

test('a full device gives up its oldest public responses', async () => {
  await writeResponses([
    ...Array.from({ length: 70 }, (_, n) => row(0, `public ${n}`, 100 + n)),
    row(7, 'oldest of all', 1),
  ]);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await writeResponses([row(7, 'new', 1_000)]);
  put.mockRestore();
  expect(await readResponse(7, 'new')).toBeDefined();
  expect(await readResponse(7, 'oldest of all')).toBeDefined();
  expect((await readResponses(0)).map(({ at }) => at)).toEqual(Array.from({ length: 10 }, (_, n) => 160 + n));
});

test('a device that stays full disturbs nobody; any other fault of the database is thrown', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await writeResponses([row(7, 'new')]);
  put.mockImplementation(() => {
    throw new DOMException('no', 'DataError');
  });
  await expect(writeResponses([row(7, 'new')])).rejects.toThrow('no');
  put.mockRestore();
  expect(await stored()).toEqual([]);
});
