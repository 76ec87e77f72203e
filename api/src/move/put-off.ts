import { sql } from 'kysely';
import { movingTable } from '../db/moving.ts';
import type { Db, OuterDb } from '../db/schema/database.ts';
import { isPostgres } from '../db/sql/dialect.ts';
import { pragma } from '../db/sqlite.ts';
import { inTransaction } from '../db/transaction.ts';
import { forgetLater, type Later, readLater, writeLater } from './progress.ts';
import type { Told } from './told.ts';

/** The number of statements that run at the same time. Each one sorts another table. */
const atOnce = 2;

/**
 * Drops from an empty target what makes each insert slower: indexes, and on Postgres foreign keys. The same transaction
 * stores their definitions in the target itself.
 */
export async function putOff(to: OuterDb): Promise<void> {
  await inTransaction(to, async (trx) => {
    const later = isPostgres(trx) ? await ofPostgres(trx) : await ofSqlite(trx);
    await writeLater(trx, later);
    // a foreign key may depend on an index
    for (const { drop } of later.toSorted((a, b) => order(b) - order(a))) await sql.raw(drop).execute(trx);
  });
}

const order = ({ kind }: Later) => (kind === 'reference' ? 1 : 0);

/** Creates the postponed indexes or foreign keys that are wanted now, or continues an earlier run. */
export async function makeAnew(to: OuterDb, isWanted: (later: Later) => boolean, told: Told): Promise<void> {
  const wanted = (await readLater(to)).filter(isWanted);
  const hasReferences = wanted.some(({ kind }) => kind === 'reference');
  const words = hasReferences ? 'referencias' : 'índices';
  told.total(words, wanted.length);
  let count = 0;
  const left = wanted.values();
  const makeNext = async () => {
    for (const { make, name } of left) {
      await inTransaction(to, async (trx) => {
        if (isPostgres(trx)) await sql`set local maintenance_work_mem = '128MB'`.execute(trx);
        await sql.raw(make).execute(trx);
        await forgetLater(trx, name);
      });
      count += 1;
      told.copied(words, count);
    }
  };
  // two foreign keys between the same tables could wait for each other
  await Promise.all(Array.from({ length: hasReferences ? 1 : atOnce }, makeNext));
}

/**
 * Returns the indexes and foreign keys of Postgres. Leaves out the indexes of constraints, because keys detect a
 * doubled row at once.
 */
async function ofPostgres(db: Db): Promise<Later[]> {
  const { rows } = await sql<Later>`
    select 'index' as kind, i.indrelid::regclass::text as "table", i.indexrelid::regclass::text as name,
      pg_get_indexdef(i.indexrelid) as make, format('drop index %s', i.indexrelid::regclass) as "drop"
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
    union all
    select 'reference', k.conrelid::regclass::text, k.conrelid::regclass || ' ' || quote_ident(k.conname),
      format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)),
      format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname)
    from pg_constraint k where k.contype = 'f' and k.connamespace = current_schema()::regnamespace
    order by kind, name`.execute(db);
  return rows;
}

/**
 * Returns the indexes of SQLite. Its foreign keys belong to the table, and the connection does not check them
 * (`easeWriting`).
 */
async function ofSqlite(db: Db): Promise<Later[]> {
  const { rows } = await sql<Omit<Later, 'kind' | 'drop'>>`
    select tbl_name as "table", name, sql as make from sqlite_master
    where type = 'index' and sql is not null and tbl_name <> ${movingTable} order by name`.execute(db);
  return rows.map((row) => ({ ...row, kind: 'index', drop: `drop index "${row.name}"` }));
}

/** Makes SQLite accept rows without checking their references, and gives it memory to build the indexes. */
export async function easeWriting(to: OuterDb): Promise<void> {
  if (isPostgres(to)) return;
  await pragma(to, 'foreign_keys = off');
  await pragma(to, 'cache_size = -262144');
}

/** Throws when a row of SQLite refers to a missing row. Postgres checks this when it creates its foreign keys. */
export async function checkReferences(to: OuterDb): Promise<void> {
  if (isPostgres(to)) return;
  const { rows } = await sql<{ table: string }>`select distinct "table" from pragma_foreign_key_check`.execute(to);
  if (rows.length === 0) return;
  throw new Error(`Hay filas que remiten a otras que no existen, en ${rows.map(({ table }) => table).join(', ')}.`);
}
