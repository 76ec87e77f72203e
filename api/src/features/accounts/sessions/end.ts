import type { Db, Trx } from '../../../db/schema/database.ts';
import { sendSignal } from '../../../db/signals.ts';
import { removeDevicesOf } from '../../notifications/devices/service.ts';
import { raiseVersion } from '../credentials/repository.ts';
import { endWaiting } from '../email-change/repository.ts';

export async function endSession(db: Db, id: string): Promise<void> {
  const row = await db.deleteFrom('sessions').where('id', '=', id).returning('account_id').executeTakeFirst();
  if (row) await sendSignal(db, { topic: 'sessions', accountId: row.account_id });
}

/**
 * Ends all sessions of an account, those that are about to open with what was proven before too, and the pushes to the
 * browsers that they were in, which come back with the next sign-in there.
 */
export async function endSessions(trx: Trx, now: Date, accountId: number): Promise<void> {
  await raiseVersion(trx, accountId);
  await endWaiting(trx, accountId, now.toISOString());
  await trx.deleteFrom('sessions').where('account_id', '=', accountId).execute();
  await removeDevicesOf(trx, accountId);
  await sendSignal(trx, { topic: 'sessions', accountId });
}

/** As `endSessions`, but for one session; pushes stay. */
export async function endOtherSessions(trx: Trx, now: Date, accountId: number, keptId: string): Promise<void> {
  await raiseVersion(trx, accountId);
  await endWaiting(trx, accountId, now.toISOString(), keptId);
  await trx.deleteFrom('sessions').where('account_id', '=', accountId).where('id', '<>', keptId).execute();
  await sendSignal(trx, { topic: 'sessions', accountId });
}
