import { sql } from 'kysely';
import type { OuterDb } from '../db/schema/database.ts';
import { isPostgres } from '../db/sql/dialect.ts';
import { tidyUp } from '../db/tidy-up.ts';
import { inTransaction } from '../db/transaction.ts';
import { readDocuments } from '../features/services/lists/indexing.ts';
import { searchIndex } from '../search/search-index.ts';
import { ahead } from './ahead.ts';
import { type Later, type Progress, readProgress, writeProgress } from './progress.ts';
import { checkReferences, easeWriting, makeAnew, putOff } from './put-off.ts';
import { batches, countRows, insertRows } from './rows.ts';
import { readSequences, writeSequences } from './sequences.ts';
import type { MovedTable } from './shape.ts';
import type { Told } from './told.ts';

/** Rows of one transaction. */
export const batchRows = 5000;
const indexed = 1000;
const index = 'service_search';

/**
 * Copies the rows of all tables, or continues an earlier run. Each batch is a transaction that also stores the
 * progress. Triggers of the target fill the panel's search index. Other indexes, including that of the search, are
 * built from the rows.
 */
export async function copyTables(from: OuterDb, to: OuterDb, tables: readonly MovedTable[], told: Told): Promise<void> {
  for (const [name, count] of await countRows(from, tables)) told.total(name, count);
  await easeWriting(to);
  const known = await readProgress(to);
  if (known.size === 0) await putOff(to);
  await copyRows({ from, to, tables, known, told });
  const isSearch = ({ table }: Later) => table === index;
  await makeAnew(to, (later) => later.kind === 'index' && !isSearch(later), told);
  // without statistics on the rows, Postgres would read whole tables for each service
  if (isPostgres(to)) await sql`analyze`.execute(to);
  await copyIndex(to, told);
  await makeAnew(to, (later) => later.kind === 'index', told);
  await makeAnew(to, (later) => later.kind === 'reference', told);
  await checkReferences(to);
  await writeSequences(to, await readSequences(from, tables));
  await tidyUp(to);
}

async function copyRows({
  from,
  to,
  tables,
  known,
  told,
}: {
  from: OuterDb;
  to: OuterDb;
  tables: readonly MovedTable[];
  known: ReadonlyMap<string, Progress>;
  told: Told;
}): Promise<void> {
  for (const table of tables) {
    const progress = known.get(table.name) ?? { after: null, rows: 0, isDone: false };
    if (progress.isDone) continue;
    let { after, rows: count } = progress;
    // removes the rows that its migration inserted
    if (!after) await sql`delete from ${sql.table(table.name)}`.execute(to);
    for await (const rows of ahead(batches(from, table, after, batchRows))) {
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
}

async function copyIndex(to: OuterDb, told: Told): Promise<void> {
  const progress = (await readProgress(to)).get(index);
  if (progress?.isDone) return;
  let [after, count] = [Number(progress?.after?.id ?? 0), progress?.rows ?? 0];
  for await (const { last, documents } of ahead(documentsBehind(to, after))) {
    count += documents.length;
    after = last;
    await inTransaction(to, async (trx) => {
      await searchIndex(trx).putAll(trx, documents);
      await writeProgress(trx, index, { after: { id: after }, rows: count, isDone: false });
    });
    told.copied('búsqueda', count);
  }
  await writeProgress(to, index, { after: { id: after }, rows: count, isDone: true });
}

async function* documentsBehind(to: OuterDb, begin: number) {
  for (let after = begin; ; ) {
    const read = await readDocuments(to, after, indexed);
    if (!read) return;
    after = read.last;
    yield read;
  }
}
