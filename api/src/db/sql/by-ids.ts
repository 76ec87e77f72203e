import { type CompiledQuery, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../schema/database.ts';
import { isPostgres } from './dialect.ts';
import { kept } from './kept-texts.ts';
import { isWatched, read } from './read.ts';

interface Built<Row> {
  compile(): CompiledQuery<Row>;
  execute(): Promise<Row[]>;
}

/**
 * Returns a query by ids that is built and compiled once, on SQLite for each number of them: that takes longer than the
 * answer. `among` says that a column is one of the ids, which are its only parameters; callers bound their number.
 */
export function byIds<Row>(build: (db: Db, among: (column: string) => RawBuilder<SqlBool>) => Built<Row>) {
  const texts = { sqlite: new Map<number, string>(), postgres: new Map<number, string>() };
  return (db: Db, ids: readonly number[]): Promise<Row[]> => {
    const [known, parameters] = isPostgres(db) ? [texts.postgres, [ids]] : [texts.sqlite, ids];
    const among = (column: string) =>
      isPostgres(db)
        ? sql<SqlBool>`${sql.ref(column)} = any(${ids}::integer[])`
        : sql<SqlBool>`${sql.ref(column)} in (${sql.join([...ids])})`;
    if (isWatched(db)) return build(db, among).execute();
    const text = known.get(parameters.length) ?? kept(textOf(build(db, among).compile(), parameters));
    known.set(parameters.length, text);
    return read<Row>(db, text, parameters);
  };
}

function textOf({ sql, parameters }: CompiledQuery, own: readonly unknown[]): string {
  const isOfIds = parameters.length === own.length && parameters.every((value, at) => value === own[at]);
  if (!isOfIds) throw new Error(`a query by ids has other parameters too: ${sql}`);
  return sql;
}
