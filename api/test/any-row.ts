import { sql } from 'kysely';
import type { Db } from '../src/db/schema/database.ts';
import { readReferences, readTables } from '../src/db/sql/account-columns.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns a function that inserts a row into any table, with the given values and a fitting value in every other column
 * that needs one. Foreign keys lead to `accountId`, or to rows of that account that it creates for this.
 */
export async function rowMaker(db: Db, accountId: number) {
  const tables = new Map((await readTables(db)).map((table) => [table.name, table.columns]));
  const targets = new Map(
    (await readReferences(db)).map(({ table, column, target }) => [`${table}.${column}`, target]),
  );
  const parents = new Map([['accounts', Promise.resolve(accountId)]]);
  let made = 0;

  function parentIn(table: string): Promise<number> {
    const parent = parents.get(table) ?? insert(table, {}).then((row) => Number(row.id ?? row.number));
    parents.set(table, parent);
    return parent;
  }

  async function fitting(table: string, column: string, dataType: string): Promise<unknown> {
    const target = targets.get(`${table}.${column}`);
    if (target) return parentIn(target);
    made += 1;
    if (/^(int|bigint|real|float)/i.test(dataType)) return made;
    if (/(_at|_until|date|day)$/.test(column)) return '2026-03-01T12:00:00.000Z';
    // unique, and JSON where that is wanted
    return `[${made}]`;
  }

  async function insert(table: string, given: Values): Promise<Values> {
    const row = new Map(Object.entries(given));
    for (const { name, dataType, isNullable, hasDefaultValue, isAutoIncrementing } of tables.get(table) ?? []) {
      if (row.has(name) || isNullable || hasDefaultValue || isAutoIncrementing) continue;
      row.set(name, await fitting(table, name, dataType));
    }
    const { rows } = await sql<Values>`
      insert into ${sql.table(table)} (${sql.join([...row.keys()].map((name) => sql.ref(name)))})
      values (${sql.join([...row.values()])}) returning *`.execute(db);
    return rows[0] ?? {};
  }
  return insert;
}
