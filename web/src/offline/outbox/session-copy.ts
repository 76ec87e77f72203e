import { sessionIdOf } from '../../lib/session/session-id.ts';
import type { SavedSession } from '../../lib/session/session-storage.ts';
import { allUnder, withDatabase } from '../database/database.ts';

/**
 * A copy of the remembered session. The service worker needs it, because it cannot read localStorage. The next start
 * needs it, because Chromium writes localStorage to disk seconds later, and a browser killed right after the sign-in
 * has lost it. A row here is stored at once.
 */
export interface SessionCopy {
  account: number;
  token: string;
  /** missing in copies of older versions */
  saved?: SavedSession;
}

/**
 * `ended` is the id of the session that ended last on this device. After a kill, localStorage may still have that
 * session. Earlier versions stored the whole token, including name and email.
 */
type Row = Partial<SessionCopy> & { ended?: string };

const key = 'session';

/**
 * Stores the copy of a session, unless that session has ended; null removes the copy. Where storage is blocked the
 * worker sends nothing, and the pages send the outbox.
 */
export async function writeSessionCopy(copy: SessionCopy | null): Promise<void> {
  await withDatabase(async (db) => {
    const tx = db.transaction('device', 'readwrite');
    const { token, ...row } = ((await tx.store.get(key)) ?? {}) as Row;
    const ended = endedIn(row);
    const next = copy
      ? sessionIdOf(copy.token) !== ended && { ...copy, ...(ended && { ended }) }
      : token && endedNow(token);
    await Promise.all([next && tx.store.put(next, key), tx.done]);
  }).catch(() => undefined);
}

/**
 * Ends a session on this device: deletes its copy and the cached responses of its account in one transaction, which is
 * on the disk when this resolves. The copy of another session stays.
 */
export async function endSessionCopy({ token, account }: Pick<SessionCopy, 'token' | 'account'>): Promise<void> {
  await withDatabase(async (db) => {
    const tx = db.transaction(['device', 'answers'], 'readwrite', { durability: 'strict' });
    const device = tx.objectStore('device');
    const row = ((await device.get(key)) ?? {}) as Row;
    const isOther = row.token !== undefined && row.token !== token;
    await Promise.all([
      device.put({ ...(isOther && row), ...endedNow(token) }, key),
      tx.objectStore('answers').delete(allUnder(account)),
      tx.done,
    ]);
  });
}

/** Returns the copy of the session, and the id of the session that ended last on this device. */
export async function readSessionCopy(): Promise<{ copy: SessionCopy | null; ended: string | null }> {
  const row = ((await withDatabase((db) => db.get('device', key))) ?? {}) as Row;
  if (row.ended?.includes('.')) await shortenEnded();
  const { account, token, saved } = row;
  const isWhole = typeof account === 'number' && typeof token === 'string';
  return { copy: isWhole ? { account, token, ...(saved && { saved }) } : null, ended: endedIn(row) };
}

function endedNow(token: string): Row {
  return { ended: sessionIdOf(token) };
}

function endedIn({ ended = '' }: Row): string | null {
  return (ended.includes('.') ? sessionIdOf(ended) : ended) || null;
}

/** Shortens the whole token that an earlier version stored to its session id. */
async function shortenEnded(): Promise<void> {
  await withDatabase(async (db) => {
    const tx = db.transaction('device', 'readwrite');
    const row = ((await tx.store.get(key)) ?? {}) as Row;
    const ended = endedIn(row);
    await Promise.all([tx.store.put({ ...row, ...(ended && { ended }) }, key), tx.done]);
  });
}
