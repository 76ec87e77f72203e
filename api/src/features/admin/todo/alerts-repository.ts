import { type AlertKind, alertKinds } from '@tero/shared/rules/panel/todo';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/schema/database.ts';

/** Returns the kinds of alerts that an account chose, in the order of the list. */
export async function listKinds(db: Db, accountId: number): Promise<AlertKind[]> {
  const rows = await db.selectFrom('admin_alerts').select('kind').where('account_id', '=', accountId).execute();
  return alertKinds.filter((known) => rows.some(({ kind }) => kind === known));
}

export async function removeOthers(trx: Trx, accountId: number, kept: readonly AlertKind[]): Promise<void> {
  const others = alertKinds.filter((kind) => !kept.includes(kind));
  if (others.length === 0) return;
  await trx.deleteFrom('admin_alerts').where('account_id', '=', accountId).where('kind', 'in', others).execute();
}

/** Adds kinds that an account was not told of so far. */
export async function add(trx: Trx, accountId: number, kinds: readonly AlertKind[], at: string): Promise<void> {
  if (kinds.length === 0) return;
  await trx
    .insertInto('admin_alerts')
    .values(kinds.map((kind) => ({ account_id: accountId, kind, seen_at: at, told_at: null })))
    .onConflict((oc) => oc.columns(['account_id', 'kind']).doNothing())
    .execute();
}

/** Returns all alerts of accounts that may open the panel now. */
export function listAlerts(db: Db) {
  return db
    .selectFrom('admin_alerts as w')
    .innerJoin('accounts as a', 'a.id', 'w.account_id')
    .select(['w.account_id', 'w.kind', 'w.seen_at', 'w.told_at'])
    .where('a.role', '=', 'admin')
    .where('a.suspended_at', 'is', null)
    .orderBy('w.account_id')
    .execute();
}

export type Alert = Awaited<ReturnType<typeof listAlerts>>[number];

export async function markTold(trx: Trx, accountId: number, kinds: readonly AlertKind[], at: string): Promise<void> {
  await trx
    .updateTable('admin_alerts')
    .set({ told_at: at })
    .where('account_id', '=', accountId)
    .where('kind', 'in', [...kinds])
    .execute();
}

/** Returns the kinds of alerts of an account, when it last looked, and when it was last notified. */
export function alertsOf(db: Db, accountId: number): Promise<Pick<Alert, 'kind' | 'seen_at' | 'told_at'>[]> {
  return db
    .selectFrom('admin_alerts')
    .select(['kind', 'seen_at', 'told_at'])
    .where('account_id', '=', accountId)
    .execute();
}

export async function markSeen(trx: Trx, accountId: number, at: string): Promise<void> {
  await trx
    .updateTable('admin_alerts')
    .set({ seen_at: at, told_at: null })
    .where('account_id', '=', accountId)
    .execute();
}

/** Marks an account's notices about the tasks as read. */
export async function markNoticesRead(trx: Trx, accountId: number, at: string): Promise<void> {
  await trx
    .updateTable('notifications')
    .set({ is_read: 1, read_at: at })
    .where('account_id', '=', accountId)
    .where('type', '=', 'team_todo')
    .where('is_read', '=', sql.lit(0))
    .execute();
}
