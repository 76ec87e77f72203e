import type { BulkBatch } from '@tero/shared/contract/admin/panel/bulk';
import { limits } from '@tero/shared/limits';
import { minute } from '@tero/shared/rules/time/durations';
import type { Db } from '../../../db/schema/database.ts';
import * as batches from './repository.ts';

const named = 5;
/** The milliseconds beyond the time that the screen offers, for the request to reach the server. */
const grace = 5000;
/** The milliseconds after its last step in which a run that stopped half way can be continued or undone. */
export const halfDone = 10 * minute;

/** Returns the milliseconds in which a batch can still be undone; negative when the time is over. */
function undoLeft({ state, stepped_at }: Pick<batches.Batch, 'state' | 'stepped_at'>, now: Date): number {
  const window = state === 'running' || state === 'undoing' ? halfDone : limits.bulkUndo;
  if (state === 'prepared' || state === 'sent' || state === 'undone') return 0;
  return Date.parse(stepped_at) + window - now.getTime();
}

/** Tells whether the server still takes a batch back. */
export function isUndoable(batch: batches.Batch, now: Date): boolean {
  return batch.state !== 'prepared' && batch.state !== 'sent' && undoLeft(batch, now) + grace > 0;
}

/** Returns the latest creation time of batches whose messages may be sent, because nobody can undo them any more. */
export function sendBefore(now: Date): string {
  return new Date(now.getTime() - limits.bulkUndo - grace).toISOString();
}

export async function batchView(db: Db, batch: batches.Batch, now: Date): Promise<BulkBatch> {
  const { id, tab, act, state, category_id, matched, same } = batch;
  const { left = 0, done = 0, changed = 0, gone = 0, back = 0, kept = 0 } = await batches.countOutcomes(db, id);
  const isService = act !== 'message';
  const stands = state === 'undone' || state === 'undoing' ? 'kept' : 'changed';
  const told = (await batches.listRows(db, id, stands, named)).map(({ row_id }) => row_id);
  return {
    ...{ id, tab, act, state, matched, same, left, done, changed, gone, back, kept },
    category: category_id === null ? null : await batches.categoryName(db, category_id),
    total: left + done + changed + gone + back + kept,
    first: await batches.namesOf(db, isService, await batches.listFirst(db, id, named)),
    changed_names: await batches.namesOf(db, isService, told),
    undo_ms: Math.max(0, undoLeft(batch, now)),
  };
}
