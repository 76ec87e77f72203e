import { CompiledQuery } from 'kysely';
import type { Db } from '../schema/database.ts';
import { isPostgres } from './dialect.ts';

interface Built<Row> {
  compile(): CompiledQuery<Row>;
}

/**
 * Returns a query by ids that is built and compiled once for each number of them: on SQLite that takes longer than the
 * answer. Its only parameters are the ids, in their order; callers bound their number.
 */
export function byIds<Row>(build: (db: Db, ids: readonly number[]) => Built<Row>) {
  const texts = { sqlite: new Map<number, string>(), postgres: new Map<number, string>() };
  return async (db: Db, ids: readonly number[]): Promise<Row[]> => {
    const kept = texts[isPostgres(db) ? 'postgres' : 'sqlite'];
    const text = kept.get(ids.length) ?? textOf(build(db, ids).compile(), ids);
    kept.set(ids.length, text);
    return (await db.executeQuery<Row>(CompiledQuery.raw(text, [...ids]))).rows;
  };
}

function textOf({ sql, parameters }: CompiledQuery, ids: readonly number[]): string {
  const isOfIds = parameters.length === ids.length && parameters.every((value, at) => value === ids[at]);
  if (!isOfIds) throw new Error(`a query by ids has other parameters too: ${sql}`);
  return sql;
}
