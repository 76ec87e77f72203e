import { sql } from 'kysely';
import type { OuterDb } from '../db/schema/database.ts';
import { tidyUp } from '../db/tidy-up.ts';
import { inTransaction } from '../db/transaction.ts';
import { fillIndex } from '../features/services/lists/indexing.ts';
import { readProgress, writeProgress } from './progress.ts';
import { batches, countRows, insertRows } from './rows.ts';
import { readSequences, writeSequences } from './sequences.ts';
import type { MovedTable } from './shape.ts';

/** Is told what comes, and after each part how much of it is there by now. */
export interface Told {
  total: (what: string, count: number) => void;
  copied: (what: string, count: number) => void;
}

/** Rows of one transaction. */
export const batchRows = 5000;
const indexed = 1000;
const index = 'service_search';

/**
 * Copies the rows of all tables, each part in a transaction that also says how far it is; begins where an earlier run
 * ended. Triggers of the target fill the panel's search, and the index of services is made from the rows.
 */
export async function copyTables(from: OuterDb, to: OuterDb, tables: readonly MovedTable[], told: Told): Promise<void> {
  for (const [name, count] of await countRows(from, tables)) told.total(name, count);
  const known = await readProgress(to);
  for (const table of tables) {
    const progress = known.get(table.name) ?? { after: null, rows: 0, isDone: false };
    if (progress.isDone) continue;
    let { after, rows: count } = progress;
    // what its migration put there
    if (!after) await sql`delete from ${sql.table(table.name)}`.execute(to);
    for await (const rows of batches(from, table, after, batchRows)) {
      const end = rows.at(-1) ?? {};
      after = Object.fromEntries(table.key.map((column) => [column, end[column] ?? null]));
      count += rows.length;
      await inTransaction(to, async (trx) => {
        await insertRows(trx, table, rows);
        await writeProgress(trx, table.name, { after, rows: count, isDone: Boolean(table.parent) });
      });
      told.copied(table.name, count);
    }
    await writeProgress(to, table.name, { after, rows: count, isDone: true });
  }
  await copyIndex(to, told);
  await writeSequences(to, await readSequences(from, tables));
  await tidyUp(to);
}

async function copyIndex(to: OuterDb, told: Told): Promise<void> {
  const progress = (await readProgress(to)).get(index);
  let [after, count] = [Number(progress?.after?.id ?? 0), progress?.rows ?? 0];
  for (let isDone = progress?.isDone ?? false; !isDone; ) {
    await inTransaction(to, async (trx) => {
      const filled = await fillIndex(trx, after, indexed);
      isDone = filled.length === 0;
      after = filled.at(-1) ?? after;
      count += filled.length;
      await writeProgress(trx, index, { after: { id: after }, rows: count, isDone });
    });
    told.copied('búsqueda', count);
  }
}
