import { createHash } from 'node:crypto';
import { limits } from '@tero/shared/limits';
import { recordAct } from '../../../audit/acts.ts';
import type { Row as LogRow } from '../../../audit/differences.ts';
import type { Caller } from '../../../core/caller.ts';
import { AppError } from '../../../core/errors.ts';
import type { Trx } from '../../../db/schema/database.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type Amendment, amendService } from '../../services/publish/amend.ts';
import { listedServices } from '../services/repository.ts';
import { serviceView } from '../services/service.ts';
import { findRow } from '../table/list.ts';
import * as batches from './repository.ts';

export interface Step {
  trx: Trx;
  now: Date;
  at: string;
  batch: batches.Batch;
  caller: Caller;
  clock: Deps['clock'];
}

type Row = Awaited<ReturnType<typeof batches.listRows>>[number];

/** Writes the log row that stands for a whole batch, or for its undoing, and returns its id (rule ADM-131). */
export async function recordBatch({ trx, now, caller, batch }: Step, { undone = false } = {}): Promise<number> {
  const { left = 0, done = 0 } = await batches.countOutcomes(trx, batch.id);
  const about = { lote: batch.id, ...(undone ? { undone: true } : {}) };
  if (batch.act === 'message') {
    const after = { ...about, destinatarios: left, ...(undone ? {} : { huella: messageHash(batch) }) };
    return recordAct(trx, now, caller, { action: undone ? 'update' : 'create', entity: 'message', id: null, after });
  }
  const said: LogRow =
    batch.act === 'move' ? { category_id: batch.category_id } : { is_active: batch.act === 'activate' };
  const after = { ...about, cantidad: undone ? done : left, ...said };
  return recordAct(trx, now, caller, { action: 'update', entity: 'service', id: null, after });
}

/**
 * Returns the hash of a message's text. The batch keeps the text for a year, and the log keeps the hash for good (rule
 * TRUST-45).
 */
function messageHash({ subject, message }: batches.Batch): string {
  return createHash('sha256').update(`${subject}\n\n${message}`).digest('hex');
}

/** Runs the next rows of a batch. A row that somebody has changed since the preview stays as it is (rule ADM-131). */
export async function stepOn(step: Step): Promise<void> {
  const { trx, batch } = step;
  for (const row of await batches.listRows(trx, batch.id, 'left', limits.bulkStep)) {
    const result = await amendUnlessChanged(step, row, amendmentOf(batch));
    await batches.setRow(trx, row.id, result.version ? { ...result, outcome: 'done' } : { outcome: result.outcome });
  }
}

/** Undoes the next rows of a batch. A row that somebody has changed since stays as it is. */
export async function stepBack(step: Step): Promise<void> {
  const { trx, batch } = step;
  // rows that were not begun keep their state
  for (const row of await batches.listRows(trx, batch.id, 'done', limits.bulkStep)) {
    const result = await amendUnlessChanged(step, row, takenBack(batch, row));
    const outcome = result.version ? ('back' as const) : ('kept' as const);
    await batches.setRow(trx, row.id, { outcome });
  }
}

function amendmentOf({ act, category_id }: batches.Batch): Amendment {
  return act === 'move' ? { category: String(category_id) } : { is_active: act === 'activate' };
}

function takenBack({ act }: batches.Batch, { before }: Row): Amendment {
  return act === 'move' ? { category: String(before) } : { is_active: act === 'deactivate' };
}

type Result = { version: string; outcome?: never } | { version?: never; outcome: 'changed' | 'gone' };

/** Changes a service that is still as the batch found it, and writes its log row. */
async function amendUnlessChanged(step: Step, row: Row, amendment: Amendment): Promise<Result> {
  const { trx, now, caller } = step;
  const compare = async () => {
    if ((await versionOf(step, row.row_id)) !== row.version) throw new AppError('changed_meanwhile');
  };
  try {
    const act = await amendService(trx, row.row_id, amendment, { now, compare });
    await recordAct(trx, now, caller, { ...act, batch: step.batch.log_id });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // thrown before anything was written: the row is deleted or changed, or its category is deleted
    if (error.code === 'not_found') return { outcome: 'gone' };
    if (error.code === 'changed_meanwhile' || error.code === 'validation_failed') return { outcome: 'changed' };
    throw error;
  }
  return { version: (await versionOf(step, row.row_id)) ?? '' };
}

async function versionOf({ trx, clock }: Step, id: number): Promise<string | undefined> {
  const row = await findRow({ db: trx, clock }, listedServices, id);
  return row && serviceView(row).version;
}
