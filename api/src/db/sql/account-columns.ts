import { sql } from 'kysely';
import type { Db } from '../schema/database.ts';
import { isPostgres } from './dialect.ts';

/** Matches the names of columns that refer to an account, with or without a foreign key. */
const accountNames = /(^|_)(account|user|client|provider|admin|author)_id$|_by$|^(owner|viewer)$/;

export interface Reference {
  table: string;
  column: string;
  /** the table that the foreign key leads to */
  target: string;
}

/** Returns the tables of the schema, except the full-text indexes, which triggers keep in step with their tables. */
export async function readTables(db: Db) {
  const tables = await db.introspection.getTables();
  return tables.filter(({ name }) => !/_search(_\w+)?$/.test(name));
}

/** Returns the foreign keys of the schema. */
export async function readReferences(db: Db): Promise<Reference[]> {
  const query = isPostgres(db)
    ? sql<Reference>`
        select k.conrelid::regclass::text as "table", a.attname as "column", k.confrelid::regclass::text as target
        from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
        where k.contype = 'f'`
    : sql<Reference>`
        select t.name as "table", k."from" as "column", k."table" as target
        from sqlite_master t join pragma_foreign_key_list(t.name) k where t.type = 'table'`;
  return (await query.execute(db)).rows;
}

/**
 * Returns the foreign keys that are the first column of no index and no primary key, as `table.column`. Only for
 * SQLite.
 */
export async function readUnindexed(db: Db): Promise<string[]> {
  const query = sql<Pick<Reference, 'table' | 'column'>>`
    select t.name as "table", c.name as "column"
    from sqlite_master t join pragma_index_list(t.name) i join pragma_index_info(i.name) c
    where i.partial = 0 and c.seqno = 0
    union select t.name, c.name from sqlite_master t join pragma_table_info(t.name) c where c.pk = 1`;
  const [indexed, keys] = [(await query.execute(db)).rows, await readReferences(db)].map((places) =>
    places.map(({ table, column }) => `${table}.${column}`),
  ) as [string[], string[]];
  return keys.filter((key) => !indexed.includes(key));
}

/**
 * Returns every column of the migrated schema that refers to an account, as `table.column`. It finds them by foreign
 * key and by name.
 */
export async function readAccountColumns(db: Db): Promise<string[]> {
  const tables = await readTables(db);
  const names = new Set(tables.map(({ name }) => name));
  const byName = tables.flatMap(({ name, columns }) =>
    columns.filter((column) => accountNames.test(column.name)).map((column) => `${name}.${column.name}`),
  );
  const byKey = (await readReferences(db))
    .filter(({ table, target }) => target === 'accounts' && names.has(table))
    .map(({ table, column }) => `${table}.${column}`);
  return [...new Set(['accounts.id', ...byKey, ...byName])].toSorted();
}
