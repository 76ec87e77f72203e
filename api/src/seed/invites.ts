import type { Db } from '../db/schema/database.ts';
import { daysBefore } from './days.ts';

/** Inserts a link of the demo's provider. It may be public, since the demo holds no private data. */
export async function insertInvite(db: Db, account_id: number, now: Date): Promise<void> {
  const created_at = daysBefore(now, 20);
  await db.insertInto('invites').values({ account_id, code: 'demoInvitacion00', created_at }).execute();
}
