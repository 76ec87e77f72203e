import type { BulkBatch, adminBulk as contract } from '@tero/shared/contract/admin/panel/bulk';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { limits } from '@tero/shared/limits';
import { isBulkAct } from '@tero/shared/rules/panel/bulk';
import { day, minute } from '@tero/shared/rules/time/durations';
import { addMonths } from '@tero/shared/rules/time/time';
import type { Caller } from '../../../core/caller.ts';
import { AppError, found } from '../../../core/errors.ts';
import type { Trx } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { leafOf } from '../../services/publish/columns.ts';
import { chooseRows } from './chosen.ts';
import * as batches from './repository.ts';
import { recordBatch, type Step, stepBack, stepOn } from './steps.ts';
import { batchView, halfDone, isUndoable } from './view.ts';

const keptDays = 7;
/** The months for which the text and the recipients of a message to many people are kept. */
const sentMonths = 12;
const missing = 'Ese cambio ya no existe. Volvé a elegir las filas.';

/** Finds the rows of a batch and stores their present state, but changes none of them (rule ADM-130). */
export async function prepare(deps: Deps, body: BodyOf<typeof contract.prepare>, caller: Caller): Promise<BulkBatch> {
  const { db, clock } = deps;
  const { tab, act, subject, message, category_id = null } = body;
  await requireWhole(deps, body);
  const { rows, matched, same } = await chooseRows(deps, body);
  const at = clock.now().toISOString();
  const batch = { account_id: caller.accountId, tab, act, subject, message, category_id, matched, same } as const;
  const row = { ...batch, state: 'prepared' as const, log_id: null, ip_address: null, stepped_at: at, created_at: at };
  const id = await inTransaction(db, (trx) => batches.insertBatch(trx, row, rows));
  return batchView(db, { ...row, id }, clock.now());
}

async function requireWhole({ db }: Deps, body: BodyOf<typeof contract.prepare>): Promise<void> {
  const { tab, act, category_id, subject, message } = body;
  if (!isBulkAct(tab, act)) throw fault('act', 'Esa acción no se puede hacer con esta lista');
  if (act === 'move') await leafOf(db, category_id === undefined ? '' : String(category_id));
  if (act !== 'message') return;
  if (!subject) throw fault('subject', 'Escribí el asunto');
  if (!message) throw fault('message', 'Escribí el mensaje');
}

function fault(field: string, text: string): AppError {
  return new AppError('validation_failed', { message: text, errors: { [field]: text } });
}

/** Runs the next rows of a batch in one transaction. Finished rows stay as they are. */
export function run(deps: Deps, id: number, caller: Caller): Promise<BulkBatch> {
  return step(deps, id, caller, async (given) => {
    const { trx, batch, at } = given;
    // a message must be confirmed by `send`; older apps request it here
    if (batch.act === 'message')
      throw new AppError('changed_meanwhile', { message: 'Recargá la página y mandá el mensaje.' });
    if (batch.state !== 'prepared' && batch.state !== 'running') return;
    const log_id = batch.state === 'running' ? batch.log_id : await recordBatch(given);
    await stepOn({ ...given, batch: { ...batch, log_id } });
    const [more] = await batches.listRows(trx, id, 'left', 1);
    await batches.setBatch(trx, id, { state: more ? 'running' : 'done', log_id, stepped_at: at });
  });
}

/**
 * Releases a message to many people, which leaves once it can no longer be undone. The log says who sent it, and from
 * where.
 */
export function send(deps: Deps, id: number, caller: Caller): Promise<BulkBatch> {
  return step(deps, id, caller, async (given) => {
    const { trx, batch, at } = given;
    if (batch.act !== 'message' || batch.state !== 'prepared') return;
    const log_id = await recordBatch(given);
    await batches.setBatch(trx, id, { state: 'waiting', log_id, stepped_at: at, ip_address: caller.ip });
  });
}

/** Undoes the next rows of a batch, while there is time for it. */
export function undo(deps: Deps, id: number, caller: Caller): Promise<BulkBatch> {
  return step(deps, id, caller, async (given) => {
    const { trx, batch, now, at } = given;
    if (batch.state === 'undone') return;
    if (!isUndoable(batch, now)) {
      const message = `Ya no se puede deshacer: pasaron los ${limits.bulkUndo / 1000} segundos.`;
      throw new AppError('changed_meanwhile', { message });
    }
    const log_id = batch.state === 'undoing' ? batch.log_id : await recordBatch(given, { undone: true });
    if (batch.act !== 'message') await stepBack({ ...given, batch: { ...batch, log_id } });
    const [more] = batch.act === 'message' ? [] : await batches.listRows(trx, id, 'done', 1);
    await batches.setBatch(trx, id, { state: more ? 'undoing' : 'undone', log_id, stepped_at: at });
  });
}

async function step(deps: Deps, id: number, caller: Caller, work: (given: Step) => Promise<void>): Promise<BulkBatch> {
  const { db, clock } = deps;
  const now = clock.now();
  return inTransaction(db, async (trx: Trx) => {
    const batch = found(await batches.holdBatch(trx, caller.accountId, id), missing);
    await work({ trx, now, at: now.toISOString(), batch, caller, clock });
    return batchView(trx, found(await batches.findBatch(trx, caller.accountId, id), missing), now);
  });
}

/**
 * Returns the caller's last batch while it is half done or recently finished, for a page that is reloaded; otherwise
 * null.
 */
export async function current({ db, clock }: Deps, caller: Caller): Promise<BulkBatch | null> {
  const now = clock.now();
  const since = (ago: number) => new Date(now.getTime() - ago).toISOString();
  const batch = await batches.findLast(db, caller.accountId, since(halfDone));
  if (!batch) return null;
  const isHalfDone = batch.state === 'running' || batch.state === 'undoing';
  return isHalfDone || batch.stepped_at > since(minute) ? batchView(db, batch, now) : null;
}

/** Deletes old batches. Batches of sent messages are kept longer than others. Runs every hour. */
export async function forgetBatches({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - keptDays * day).toISOString();
  const sentBefore = addMonths(now, -sentMonths).toISOString();
  await inTransaction(db, (trx) => batches.removeBatches(trx, { before, sentBefore }));
}
