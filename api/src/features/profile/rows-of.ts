import { sql } from 'kysely';
import type { Database, Db } from '../../db/schema/database.ts';

/** A list of the download, and how to read it. */
interface List {
  /** the list's name in the readable file */
  heading: string;
  /** `table.column` */
  of: string;
  read: (db: Db, accountId: number) => Promise<Record<string, unknown>[]>;
}

interface Choice<Column> {
  /** columns to include; otherwise all */
  only?: readonly Column[];
  /** columns to leave out: secrets, internal marks and other people's data */
  without?: readonly Column[];
  /** the value by which the column names an account, when that is not its id */
  key?: (accountId: number) => number | string;
  orderBy?: Column;
}

/** Returns a list of the download: the rows of one table whose column holds the account. */
export function rowsOf<T extends keyof Database & string>(
  heading: string,
  table: T,
  column: keyof Database[T] & string,
  { only, without = [], key = (id) => id, orderBy }: Choice<keyof Database[T] & string> = {},
): List {
  return {
    heading,
    of: `${table}.${column}`,
    read: async (db, accountId) => {
      const order = orderBy ? sql`order by ${sql.ref(orderBy)}` : sql``;
      const { rows } = await sql<Record<string, unknown>>`
        select * from ${sql.table(table)} where ${sql.ref(column)} = ${key(accountId)} ${order}`.execute(db);
      const hidden: readonly string[] = without;
      const isShown = (name: string) =>
        (only as readonly string[] | undefined)?.includes(name) ?? !hidden.includes(name);
      return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => isShown(name))));
    },
  };
}
