import { type RawBuilder, sql } from 'kysely';

const accents = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u', ñ: 'n' };

/**
 * A column as names are sorted: without case and the accents that are used here. The same text in an index and in the
 * query that reads it, and the same order on both databases, whatever their collation.
 */
export function foldedSql(column: string): string {
  const pairs = Object.entries(accents).flatMap(([from, to]) => [
    [from, to],
    [from.toUpperCase(), to],
  ]);
  return `lower(${pairs.reduce((text, [from, to]) => `replace(${text}, '${from}', '${to}')`, column)})`;
}

/** The same for a query. */
export function folded(column: string): RawBuilder<string> {
  return sql.raw<string>(foldedSql(column));
}
