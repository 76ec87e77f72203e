import { type RawBuilder, sql } from 'kysely';

const accents = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u', ñ: 'n' };

/**
 * Returns the SQL that folds a column for sorting: lower case, without Spanish accents. Indexes and queries use the
 * same SQL, so both databases sort alike whatever their collation.
 */
export function foldedSql(column: string): string {
  const pairs = Object.entries(accents).flatMap(([from, to]) => [
    [from, to],
    [from.toUpperCase(), to],
  ]);
  return `lower(${pairs.reduce((text, [from, to]) => `replace(${text}, '${from}', '${to}')`, column)})`;
}

/** Returns `foldedSql` as a query expression. */
export function folded(column: string): RawBuilder<string> {
  return sql.raw<string>(foldedSql(column));
}
