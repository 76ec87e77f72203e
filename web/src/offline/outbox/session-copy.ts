import { withDatabase } from '../database/database.ts';

/** A copy of the remembered session for the service worker, which cannot read localStorage. */
export interface SessionCopy {
  account: number;
  token: string;
}

const key = 'session';

/**
 * Stores the copy; null erases it. Where storage is blocked the worker sends nothing, and the pages send the outbox.
 */
export async function writeSessionCopy(copy: SessionCopy | null): Promise<void> {
  await withDatabase(async (db) => {
    if (copy) await db.put('device', copy, key);
    else await db.delete('device', key);
  }).catch(() => undefined);
}

export async function readSessionCopy(): Promise<SessionCopy | null> {
  const copy = (await withDatabase((db) => db.get('device', key))) as Partial<SessionCopy> | undefined;
  return typeof copy?.account === 'number' && typeof copy.token === 'string'
    ? { account: copy.account, token: copy.token }
    : null;
}
