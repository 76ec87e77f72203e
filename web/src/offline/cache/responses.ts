import { type AnswerRow, withDatabase } from '../database/database.ts';

/** Rows that are kept: the newest ones. */
const most = 400;
/** Rows that go at once when the device is full. */
const handful = 60;

/** What was answered to `key` when `account` asked it (0: nobody, or the same for everybody); undefined when nothing is kept. */
export function readAnswer(account: number, key: string): Promise<AnswerRow | undefined> {
  return withDatabase((db) => db.get('answers', [account, key]));
}

/** Every row that `account` may see: its own and the public ones. */
export function readAnswers(account: number): Promise<AnswerRow[]> {
  return withDatabase(async (db) => {
    const rows = await Promise.all([...new Set([0, account])].map((owner) => db.getAll('answers', allOf(owner))));
    return rows.flat();
  });
}

/** The keys of `account` that were answered after `since` (milliseconds). */
export async function answeredSince(account: number, since: number): Promise<Set<string>> {
  const keys = await withDatabase((db) => db.getAllKeysFromIndex('answers', 'at', IDBKeyRange.lowerBound(since)));
  return new Set(keys.filter(([owner]) => owner === account).map(([, key]) => key));
}

/**
 * Keeps rows in the place of older ones, and forgets the oldest of all beyond a number. A full device loses the oldest
 * public rows, and keeps nothing new when that is not enough: what was only read is worth no message.
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

/** Forgets everything that `account` was answered. */
export function purgeAnswers(account: number): Promise<void> {
  return withDatabase((db) => db.delete('answers', allOf(account)));
}

/** Forgets what anybody else but `account` was answered; what is public stays. */
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

/** A key that begins with the account; lists sort after texts. */
function allOf(account: number): IDBKeyRange {
  return IDBKeyRange.bound([account], [account, []]);
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
