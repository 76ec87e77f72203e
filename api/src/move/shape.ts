import { sql } from 'kysely';
import { migrate } from '../db/migrate.ts';
import { openSqlite } from '../db/open.ts';
import type { Db } from '../db/schema/database.ts';
import { readReferences, readTables } from '../db/sql/account-columns.ts';

/** A table as a move sees it. */
export interface MovedTable {
  name: string;
  columns: string[];
  /** the columns by which we read the table in parts; without a primary key, several rows may share a value */
  key: string[];
  isUnique: boolean;
  /** a column that leads to a row of the same table */
  parent: string | null;
  /** whether the database numbers its rows */
  isNumbered: boolean;
}

/** Tables without a primary key. */
const shared: Record<string, string[]> = { suggestions: ['service_id'] };
/** Tables with the current work of a place's processes, which no other place needs. */
const ofProcesses = ['call_counts', 'job_turns'];
/** Tables that come last, because triggers on other tables change them. */
const last = ['lexicon_version'];

/** Returns the tables of this release's schema, each after the tables that it refers to, without search indexes. */
export async function readShape(): Promise<MovedTable[]> {
  const db = openSqlite(':memory:');
  try {
    await migrate(db);
    const [tables, keys, references] = [await readTables(db), await readKeys(db), await readReferences(db)];
    const numbered = await readNumbered(db);
    const moved = tables
      .filter(({ name }) => !name.startsWith('kysely_') && !ofProcesses.includes(name))
      .map(({ name, columns }): MovedTable => {
        const key = keys.get(name);
        const sharedKey = shared[name];
        if (!key && !sharedKey) throw new Error(`${name} has no primary key by which it could be read in parts`);
        return {
          name,
          columns: columns.map((column) => column.name),
          key: key ?? sharedKey ?? [],
          isUnique: Boolean(key),
          parent: references.find(({ table, target }) => table === name && target === name)?.column ?? null,
          isNumbered: numbered.has(name),
        };
      });
    return inOrder(moved, references);
  } finally {
    await db.destroy();
  }
}

function inOrder(tables: MovedTable[], references: readonly { table: string; target: string }[]): MovedTable[] {
  const ordered: MovedTable[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ name }) => name));
    const isReady = ({ name }: MovedTable) =>
      !references.some(({ table, target }) => table === name && target !== name && names.has(target)) &&
      (!last.includes(name) || [...names].every((other) => last.includes(other)));
    const ready = [...waiting].filter(isReady);
    if (ready.length === 0) throw new Error(`tables that refer to each other: ${[...names].join(', ')}`);
    for (const table of ready) {
      ordered.push(table);
      waiting.delete(table);
    }
  }
  return ordered;
}

async function readKeys(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select t.name as "table", c.name as "column" from sqlite_master t join pragma_table_info(t.name) c
    where t.type = 'table' and c.pk > 0 order by t.name, c.pk`.execute(db);
  const byTable = Map.groupBy(rows, ({ table }) => table);
  return new Map([...byTable].map(([table, columns]) => [table, columns.map(({ column }) => column)]));
}

async function readNumbered(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and sql like '%primary key autoincrement%'`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
