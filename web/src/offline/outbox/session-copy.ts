import { sessionIdOf } from '../../lib/session/session-id.ts';
import type { SavedSession } from '../../lib/session/session-storage.ts';
import { allUnder, withDatabase } from '../database/database.ts';

/**
 * A copy of the remembered session: for the service worker, which cannot read localStorage, and for the next start.
 * Chromium writes localStorage to the disk seconds later, so a browser that is killed right after the sign-in has lost
 * it; a row here is stored at once.
 */
export interface SessionCopy {
  account: number;
  token: string;
  /** missing in copies of older versions */
  saved?: SavedSession;
}

/**
 * `ended`: the id of the session that ended here last. localStorage may still have that session after a kill. Earlier
 * versions kept the whole token, with name and email in it.
 */
type Row = Partial<SessionCopy> & { ended?: string };

const key = 'session';

/**
 * Stores the session's copy, but never of a session that has ended; null removes the copy of this device. Where storage
 * is blocked the worker sends nothing, and the pages send the outbox.
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
 * Ends a session on this device in one step that is on the disk when it resolves: its copy, and what its account has
 * read. The copy of another session stays.
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

/** Returns the copy, which another tab may have ended, and the id of the session that ended here last. */
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

/** Leaves the id alone of what an earlier version kept whole. */
async function shortenEnded(): Promise<void> {
  await withDatabase(async (db) => {
    const tx = db.transaction('device', 'readwrite');
    const row = ((await tx.store.get(key)) ?? {}) as Row;
    const ended = endedIn(row);
    await Promise.all([tx.store.put({ ...row, ...(ended && { ended }) }, key), tx.done]);
  });
}
