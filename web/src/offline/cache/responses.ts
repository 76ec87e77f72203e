import { allUnder, type CachedResponse, isFull, withDatabase } from '../database/database.ts';

/** Maximum number of cached responses; the oldest are deleted beyond it. */
const most = 400;
/** Number of rows deleted at once when the device is full. */
const handful = 60;

/** Returns the cached response to `key` for `account` (0: the same for everybody), or undefined. */
export function readResponse(account: number, key: string): Promise<CachedResponse | undefined> {
  return withDatabase((db) => db.get('answers', [account, key]));
}

/** Returns every row that `account` may see: its own and the public ones. */
export function readResponses(account: number): Promise<CachedResponse[]> {
  return withDatabase(async (db) => {
    const rows = await Promise.all([...new Set([0, account])].map((owner) => db.getAll('answers', allUnder(owner))));
    return rows.flat();
  });
}

/** Returns the keys of the responses that `account` received after `since` (milliseconds). */
export async function readKeysSince(account: number, since: number): Promise<Set<string>> {
  const keys = await withDatabase((db) => db.getAllKeysFromIndex('answers', 'at', IDBKeyRange.lowerBound(since)));
  return new Set(keys.filter(([owner]) => owner === account).map(([, key]) => key));
}

/**
 * Stores rows, replaces older ones with the same key, and deletes the oldest beyond the maximum. When the device is
 * full, it deletes the oldest public rows and tries once more; a second failure is ignored, because the cache is
 * optional.
 */
export async function writeResponses(rows: readonly CachedResponse[]): Promise<void> {
  try {
    await put(rows);
  } catch (error) {
    if (!isFull(error)) throw error;
    await withDatabase((db) => dropOldest(db, handful, (account) => account === 0));
    await put(rows).catch(() => undefined);
  }
}

export function dropResponse(account: number, key: string): Promise<void> {
  return withDatabase((db) => db.delete('answers', [account, key]));
}

/** Deletes all cached responses of `account`. */
export function purgeAccount(account: number): Promise<void> {
  return withDatabase((db) => db.delete('answers', allUnder(account)));
}

/** Deletes the cached responses of all other accounts; the public ones stay. */
export function purgeOthers(account: number): Promise<void> {
  return withDatabase(async (db) => {
    const tx = db.transaction('answers', 'readwrite');
    const after0 = [0, []] as unknown as ResponseKey;
    const ranges = account
      ? [IDBKeyRange.bound(after0, [account], true, true), IDBKeyRange.lowerBound([account, []])]
      : [IDBKeyRange.lowerBound(after0)];
    await Promise.all([...ranges.map((range) => tx.store.delete(range)), tx.done]);
  });
}

type Database = Parameters<Parameters<typeof withDatabase>[0]>[0];
type ResponseKey = [account: number, key: string];

async function put(rows: readonly CachedResponse[]): Promise<void> {
  await withDatabase(async (db) => {
    const tx = db.transaction('answers', 'readwrite');
    await Promise.all([...rows.map((row) => tx.store.put(row)), tx.done]);
    const surplus = (await db.count('answers')) - most;
    if (surplus > 0) await dropOldest(db, surplus, () => true);
  });
}

async function dropOldest(db: Database, count: number, isChosen: (account: number) => boolean): Promise<void> {
  const oldest = await db.getAllKeysFromIndex('answers', 'at');
  const gone = oldest.filter(([account]) => isChosen(account)).slice(0, count);
  const tx = db.transaction('answers', 'readwrite');
  await Promise.all([...gone.map((key) => tx.store.delete(key)), tx.done]);
}
