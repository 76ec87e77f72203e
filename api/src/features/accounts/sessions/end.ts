import type { Db, Trx } from '../../../db/schema/database.ts';
import { sendSignal } from '../../../db/signals.ts';
import { removeDevicesOf, removeDevicesOfSession } from '../../notifications/devices/service.ts';
import { raiseVersion } from '../credentials/repository.ts';
import { endWaitingChanges } from './repository.ts';

/** Ends a session, and the pushes to the browser that subscribed in it. */
export async function endSession(db: Db, id: string): Promise<void> {
  const row = await db.deleteFrom('sessions').where('id', '=', id).returning('account_id').executeTakeFirst();
  if (!row) return;
  await removeDevicesOfSession(db, row.account_id, id);
  await sendSignal(db, { topic: 'sessions', accountId: row.account_id });
}

/**
 * Ends all sessions of an account, and invalidates earlier proofs that were about to open one. Also ends the pushes to
 * its browsers, until the next sign-in there.
 */
export async function endSessions(trx: Trx, now: Date, accountId: number): Promise<void> {
  await raiseVersion(trx, accountId);
  await endWaitingChanges(trx, accountId, now.toISOString());
  await trx.deleteFrom('sessions').where('account_id', '=', accountId).execute();
  await removeDevicesOf(trx, accountId);
  await sendSignal(trx, { topic: 'sessions', accountId });
}

/** Ends all sessions except one, with their push subscriptions and the email change that they requested. */
export async function endOtherSessions(trx: Trx, now: Date, accountId: number, keptId: string): Promise<void> {
  await raiseVersion(trx, accountId);
  await endWaitingChanges(trx, accountId, now.toISOString(), keptId);
  await trx.deleteFrom('sessions').where('account_id', '=', accountId).where('id', '<>', keptId).execute();
  await removeDevicesOf(trx, accountId, keptId);
  await sendSignal(trx, { topic: 'sessions', accountId });
}
