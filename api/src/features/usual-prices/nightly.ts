import { tellablePrices } from '@tero/shared/rules/places/usual-price';
import { hour } from '@tero/shared/rules/time/durations';
import { localDay, startOfDay } from '@tero/shared/rules/time/time';
import { forgetRuns, hasRun, markRun } from '../../db/job-marks.ts';
import type { Trx } from '../../db/schema/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { markedCategories, takeMark } from './marks.ts';
import { type CellRow, findCells, putCell, readAsked } from './repository.ts';
import { type Cell, restated } from './restated.ts';

const prefix = 'usual-prices:';

/** Computes the usual prices of changed categories, once a night, after three in Uruguay. */
export async function makeUsualPrices({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const today = localDay(now);
  const isTime = now.getTime() >= startOfDay(today).getTime() + 3 * hour;
  if (!isTime || (await hasRun(db, prefix + today))) return;
  for (const categoryId of await markedCategories(db)) {
    await inTransaction(db, (trx) => makeMarked(trx, categoryId));
  }
  await markRun(db, prefix + today, now.toISOString());
  await forgetRuns(db, prefix, today);
}

/**
 * Computes the figures of a marked category and removes the mark in the same transaction. A run that dies leaves the
 * mark, and only one of two processes finds it.
 */
export async function makeMarked(trx: Trx, categoryId: number): Promise<void> {
  if (await takeMark(trx, categoryId)) await makeCategory(trx, categoryId);
}

async function makeCategory(trx: Trx, categoryId: number): Promise<void> {
  const asked = (await readAsked(trx, categoryId)).map((row) => ({ ...row, price: row.price / 100 }));
  const cells = Map.groupBy(await findCells(trx, categoryId), (cell) => cell.payment_type);
  for (const payment_type of ['por_hora', 'por_trabajo'] as const) {
    const before = new Map((cells.get(payment_type) ?? []).map((row) => [row.department, cellOf(row)]));
    const tellable = tellablePrices(asked.filter((one) => one.payment_type === payment_type));
    for (const [department, { madeOf, ...cell }] of restated(before, tellable)) {
      const made_of = JSON.stringify(madeOf);
      await putCell(trx, { category_id: categoryId, payment_type, department, ...cell, made_of });
    }
  }
}

function cellOf({ told, low, middle, high, made_of }: CellRow): Cell {
  return { told, low, middle, high, madeOf: JSON.parse(made_of) };
}
