import type { LogAction, LogEntityType } from '@tero/shared/rules/log/acts';
import { addMonths } from '@tero/shared/rules/time/time';
import type { Caller } from '../core/caller.ts';
import type { Clock } from '../core/clock.ts';
import type { Db, Trx } from '../db/schema/database.ts';
import { categoriesByName } from './categories.ts';
import { differences, type OpenText, type Row } from './differences.ts';
import { findThing, type Thing } from './things.ts';

interface Said {
  entity: LogEntityType;
  /** null: the action concerned the whole table */
  id: number | null;
  /** the values before and after; only the fields that differ are stored, with private data masked */
  before?: Row;
  after?: Row;
  /** the log row that stands for the whole batch */
  batch?: number | null;
}

/** An action. A deletion must name the thing (`findThing`, called before it), because nobody can name it later. */
export type Act = Said &
  ({ action: Exclude<LogAction, 'delete'>; thing?: never } | { action: 'delete'; thing: Thing | null });

/** The account that acts, with its address; null: the server itself. */
export type Actor = Pick<Caller, 'accountId' | 'ip'> | null;

/** Writes an administrator's action to the log, in the transaction that performs it. Returns the id of the log row. */
export async function recordAct(trx: Trx, now: Date, actor: Actor, act: Act): Promise<number> {
  const { action, entity, id, batch = null } = act;
  const thing = act.thing ?? (id === null || action === 'delete' ? null : await findThing(trx, entity, id));
  const { details, texts } = differences(
    entity,
    await categoriesByName(trx, act.before ?? {}),
    await categoriesByName(trx, act.after ?? {}),
  );
  const at = now.toISOString();
  const row = await trx
    .insertInto('admin_logs')
    .values({
      admin_id: actor?.accountId ?? null,
      action,
      entity_type: entity,
      entity_id: id,
      ip_address: actor?.ip ?? null,
      details: JSON.stringify(details),
      account_id: thing?.owner ?? null,
      batch_id: batch,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepTexts(trx, { logId: row.id, thing, texts, at });
  return row.id;
}

/** Logs the action only when the caller is an administrator, for calls that owners may make too. */
export async function recordAdminAct(trx: Trx, now: Date, caller: Caller, act: Act): Promise<void> {
  if (caller.role === 'admin') await recordAct(trx, now, caller, act);
}

/** The field of `admin_log_texts` that holds a thing's former name. */
export const thingField = 'thing';

async function keepTexts(
  trx: Trx,
  given: { logId: number; thing: Thing | null; texts: readonly OpenText[]; at: string },
): Promise<void> {
  const { logId: log_id, thing, texts, at: created_at } = given;
  const rows = texts.map((text) => ({ ...text, log_id, account_id: thing?.owner ?? null, created_at }));
  if (thing?.title) {
    const name = { field: thingField, before: null, after: thing.title };
    rows.push({ ...name, log_id, account_id: thing.titledBy, created_at });
  }
  if (rows.length > 0) await trx.insertInto('admin_log_texts').values(rows).execute();
}

/** The months for which the log keeps public texts. */
const textMonths = 24;

/** Deletes old public texts from the log, which then shows them masked (rule ADM-88). Runs every hour. */
export async function forgetLogTexts({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const before = addMonths(clock.now(), -textMonths).toISOString();
  // the names of our own things stay
  await db
    .deleteFrom('admin_log_texts')
    .where('created_at', '<', before)
    .where((eb) => eb.or([eb('account_id', 'is not', null), eb('field', '<>', thingField)]))
    .execute();
}
