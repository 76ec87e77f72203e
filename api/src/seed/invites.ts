import type { Db } from '../db/schema/database.ts';
import { daysBefore } from './days.ts';

/** A link of the demo's provider, which can be known beforehand, since nothing in the demo is anybody's. */
export async function insertInvite(db: Db, account_id: number, now: Date): Promise<void> {
  const created_at = daysBefore(now, 20);
  await db.insertInto('invites').values({ account_id, code: 'demoInvitacion00', created_at }).execute();
}
