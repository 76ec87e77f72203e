import type { RawBuilder, SqlBool } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';

export type Condition = RawBuilder<SqlBool>;
export type Ids = RawBuilder<{ id: number }>;

/** How a table is read. `from` names its rows `t`; they have an `id` and the instant column `day`. */
export interface Table {
  from: RawBuilder<unknown>;
  /** the sort columns; the first is the default, sorted descending */
  orders: Readonly<Record<string, RawBuilder<unknown>>>;
  /** the columns that may be empty */
  nullable?: readonly string[];
  /** the column that a search for a local day reads, as do the filters `from` and `to` */
  day: string;
  /** brings the data that `hits` reads up to date, for tables where it is written later */
  ready?: (db: Db) => Promise<void>;
  /** subqueries of the ids that match the words, or the folded text as typed; at least one subquery */
  hits: (db: Db, words: readonly string[], typed: string) => readonly Ids[];
}
