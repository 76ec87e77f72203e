import type { LogAction, LogEntityType } from '@tero/shared/rules/admin';
import type { Caller } from '../core/caller.ts';
import type { Db } from '../db/schema/database.ts';
import { differences, type Row } from './differences.ts';

export interface Act {
  action: LogAction;
  entity: LogEntityType;
  /** null: the whole table */
  id: number | null;
  /** what it was, and what it became; only what differs is kept, personal data masked */
  before?: Row;
  after?: Row;
}

/** Who acts; null: the server itself, at its start. */
export type Actor = Pick<Caller, 'accountId' | 'ip'> | null;

/** Writes what an administrator did, in the transaction that does it. */
export async function recordAct(trx: Db, now: Date, actor: Actor, act: Act): Promise<void> {
  await trx
    .insertInto('admin_logs')
    .values({
      admin_id: actor?.accountId ?? null,
      action: act.action,
      entity_type: act.entity,
      entity_id: act.id,
      ip_address: actor?.ip ?? null,
      details: JSON.stringify(differences(act.before ?? {}, act.after ?? {})),
      created_at: now.toISOString(),
    })
    .execute();
}

/** The same where owners act on their own too: an administrator's act is recorded, anybody else's is not. */
export async function recordAdminAct(trx: Db, now: Date, caller: Caller, act: Act): Promise<void> {
  if (caller.role === 'admin') await recordAct(trx, now, caller, act);
}
