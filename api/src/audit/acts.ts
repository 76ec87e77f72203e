import type { LogAction, LogEntityType } from '@tero/shared/rules/log/acts';
import type { Caller } from '../core/caller.ts';
import type { Trx } from '../db/schema/database.ts';
import { differences, type Row } from './differences.ts';

export interface Act {
  action: LogAction;
  entity: LogEntityType;
  /** null: the action was on the whole table */
  id: number | null;
  /** the values before and after; only fields that differ are stored, with personal data masked */
  before?: Row;
  after?: Row;
}

/** The account that acts, with its address; null: the server itself, at its start. */
export type Actor = Pick<Caller, 'accountId' | 'ip'> | null;

/** Writes an administrator's action to the log, in the transaction that performs it. */
export async function recordAct(trx: Trx, now: Date, actor: Actor, act: Act): Promise<void> {
  await trx
    .insertInto('admin_logs')
    .values({
      admin_id: actor?.accountId ?? null,
      action: act.action,
      entity_type: act.entity,
      entity_id: act.id,
      ip_address: actor?.ip ?? null,
      details: JSON.stringify(differences(act.entity, act.before ?? {}, act.after ?? {})),
      created_at: now.toISOString(),
    })
    .execute();
}

/** Logs the action only when the caller is an administrator: for calls that owners may make too. */
export async function recordAdminAct(trx: Trx, now: Date, caller: Caller, act: Act): Promise<void> {
  if (caller.role === 'admin') await recordAct(trx, now, caller, act);
}
