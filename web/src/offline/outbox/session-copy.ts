import type { SavedSession } from '../../lib/session/session-storage.ts';
import { withDatabase } from '../database/database.ts';

/**
 * A copy of the remembered session: for the service worker, which cannot read localStorage, and for the next start.
 * Chromium writes localStorage to the disk seconds later, so a browser that is killed right after the sign-in has lost
 * it; a row here is there at once.
 */
export interface SessionCopy {
  account: number;
  token: string;
  /** missing in copies of older versions */
  saved?: SavedSession;
}

/** Stands in place of the copy of a session that ended: localStorage may still have that one after a kill. */
interface Ended {
  ended: string;
}

type Row = Partial<SessionCopy> & Partial<Ended>;

const key = 'session';

/**
 * Stores the copy; null: the session has ended. Where storage is blocked the worker sends nothing, and the pages send
 * the outbox.
 */
export async function writeSessionCopy(copy: SessionCopy | null): Promise<void> {
  await withDatabase(async (db) => {
    const tx = db.transaction('device', 'readwrite');
    const { token } = ((await tx.store.get(key)) ?? {}) as Row;
    const row = copy ?? (token && ({ ended: token } satisfies Ended));
    await Promise.all([row && tx.store.put(row, key), tx.done]);
  }).catch(() => undefined);
}

export async function readSessionCopy(): Promise<SessionCopy | null> {
  const { account, token, saved } = await readRow();
  if (typeof account !== 'number' || typeof token !== 'string') return null;
  return { account, token, ...(saved && { saved }) };
}

/** Returns the token of the last session that ended here; null while there is a copy. */
export async function readEnded(): Promise<string | null> {
  return (await readRow()).ended ?? null;
}

async function readRow(): Promise<Row> {
  return ((await withDatabase((db) => db.get('device', key))) ?? {}) as Row;
}
