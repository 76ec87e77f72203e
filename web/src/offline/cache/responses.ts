import { type AnswerRow, withDatabase } from '../database/database.ts';

/** Maximum number of cached responses; the oldest are deleted beyond it. */
const most = 400;
/** Number of rows deleted at once when the device is full. */
const handful = 60;

/** Returns the cached response to `key` for `account` (0: the same for everybody), or undefined. */
export function readAnswer(account: number, key: string): Promise<AnswerRow | undefined> {
  return withDatabase((db) => db.get('answers', [account, key]));
}

/** Returns every row that `account` may see: its own and the public ones. */
export function readAnswers(account: number): Promise<AnswerRow[]> {
  return withDatabase(async (db) => {
    const rows = await Promise.all([...new Set([0, account])].map((owner) => db.getAll('answers', allOf(owner))));
    return rows.flat();
  });
}

/** Returns the keys of the responses that `account` received after `since` (milliseconds). */
export async function answeredSince(account: number, since: number): Promise<Set<string>> {
  const keys = await withDatabase((db) => db.getAllKeysFromIndex('answers', 'at', IDBKeyRange.lowerBound(since)));
  return new Set(keys.filter(([owner]) => owner === account).map(([, key]) => key));
}

/**
 * Stores rows, replaces older ones with the same key, and deletes the oldest beyond the maximum. When the device is
 * full, it deletes the oldest public rows and tries once more; a second failure is ignored, because the cache is
 * optional.
 */
export async function keepAnswers(rows: readonly AnswerRow[]): Promise<void> {
  try {
    await put(rows);
  } catch (error) {
    if (!isFull(error)) throw error;
    await withDatabase((db) => forgetOldest(db, handful, (account) => account === 0));
    await put(rows).catch(() => undefined);
  }
}

export function dropAnswer(account: number, key: string): Promise<void> {
  return withDatabase((db) => db.delete('answers', [account, key]));
}

/** Deletes all cached responses of `account`. */
export function purgeAnswers(account: number): Promise<void> {
  return withDatabase((db) => db.delete('answers', allOf(account)));
}

/** Deletes the cached responses of all other accounts; the public ones stay. */
export function purgeOthers(account: number): Promise<void> {
  return withDatabase(async (db) => {
    const tx = db.transaction('answers', 'readwrite');
    const after0 = [0, []] as unknown as AnswerKey;
    const ranges = account
      ? [IDBKeyRange.bound(after0, [account], true, true), IDBKeyRange.lowerBound([account, []])]
      : [IDBKeyRange.lowerBound(after0)];
    await Promise.all([...ranges.map((range) => tx.store.delete(range)), tx.done]);
  });
}

type Database = Parameters<Parameters<typeof withDatabase>[0]>[0];
type AnswerKey = [account: number, key: string];

async function put(rows: readonly AnswerRow[]): Promise<void> {
  await withDatabase(async (db) => {
    const tx = db.transaction('answers', 'readwrite');
    await Promise.all([...rows.map((row) => tx.store.put(row)), tx.done]);
    const surplus = (await db.count('answers')) - most;
    if (surplus > 0) await forgetOldest(db, surplus, () => true);
  });
}

async function forgetOldest(db: Database, count: number, isChosen: (account: number) => boolean): Promise<void> {
  const oldest = await db.getAllKeysFromIndex('answers', 'at');
  const gone = oldest.filter(([account]) => isChosen(account)).slice(0, count);
  const tx = db.transaction('answers', 'readwrite');
  await Promise.all([...gone.map((key) => tx.store.delete(key)), tx.done]);
}

/** The key range of one account: lists sort after texts in IndexedDB. */
function allOf(account: number): IDBKeyRange {
  return IDBKeyRange.bound([account], [account, []]);
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
