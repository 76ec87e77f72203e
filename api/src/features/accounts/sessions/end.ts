import type { Db } from '../../../db/schema/database.ts';
import { sendSignal } from '../../../db/signals.ts';

export async function endSession(db: Db, id: string): Promise<void> {
  const row = await db.deleteFrom('sessions').where('id', '=', id).returning('account_id').executeTakeFirst();
  if (row) await sendSignal(db, { topic: 'sessions', accountId: row.account_id });
}

export async function endSessions(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute();
  await sendSignal(db, { topic: 'sessions', accountId });
}

export async function endOtherSessions(db: Db, accountId: number, keptId: string): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).where('id', '<>', keptId).execute();
  await sendSignal(db, { topic: 'sessions', accountId });
}
