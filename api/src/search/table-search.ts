import { lookup } from '@tero/shared/rules/text/search-words';
import { words } from '@tero/shared/rules/text/text';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../db/schema/database.ts';
import { isPostgres } from '../db/sql/dialect.ts';

/** The columns of each index that triggers maintain (migrations 009, 050, 077 and 116). */
interface Indexes {
  account_search: 'client' | 'provider' | 'pending';
  service_title_search: 'content';
  review_search: 'content';
  response_search: 'content';
  message_search: 'content';
  entry_search: 'content';
  log_search: 'content';
  log_text_search: 'content';
}

const mostWords = 8;

/** Splits a search text into words. A phone becomes its national digits, as in the index. */
export function searchedWords(text: string): string[] {
  const isNumber = /^[\d\s\-+().]+$/.test(text);
  if (!isNumber) return words(text).slice(0, mostWords);
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits ? [digits.length > 9 ? digits.replace(/^598/, '') : digits] : [];
}

/**
 * The length below which words are looked up as beginnings of words, because the other index has groups of three
 * letters.
 */
const shortestPart = 3;

/**
 * Returns a subquery of the ids of rows that contain every word, alone or as part of a longer word. `found` must not be
 * empty.
 */
export function textHits<T extends keyof Indexes>(
  db: Db,
  table: T,
  column: Indexes[T],
  found: readonly string[],
): RawBuilder<{ id: number }> {
  const parts = found.map((word) => lookup(word).text).filter((text) => text.length >= shortestPart);
  const short = found.filter((word) => lookup(word).text.length < shortestPart);
  if (short.length === 0) return partHits(db, `${table}_parts`, column, parts);
  const beginnings = beginningHits(db, table, column, short, found.at(-1) as string);
  if (parts.length === 0) return beginnings;
  // with the plus, SQLite reads both once; otherwise it queries the index of parts again for each row of the other
  return sql`(select id from ${partHits(db, `${table}_parts`, column, parts)} as p
    where +p.id in (select id from ${beginnings} as b))`;
}

/**
 * Returns a subquery of the ids of rows whose text contains every part, compared letter by letter after folding. Each
 * part has at least 3 letters.
 */
export function partHits(db: Db, table: string, column: string, parts: readonly string[]): RawBuilder<{ id: number }> {
  if (isPostgres(db)) {
    // folded by the same code as the index, because it knows more characters than `fold`
    const likes = parts.map((part) => {
      const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
      return sql<SqlBool>`${sql.ref(column)} like lower(unaccent(${pattern}))`;
    });
    return sql`(select id from ${sql.table(table)} where ${sql.join(likes, sql` and `)})`;
  }
  const query = parts.map((part) => `${column} : "${part.replaceAll('"', '""')}"`);
  return sql`(select rowid as id from ${sql.table(table)} where ${sql.table(table)} match ${query.join(' AND ')})`;
}

/**
 * Returns the rows that contain all words. The last word matches the beginnings of words, because the person may still
 * be typing it; the others must match whole words.
 */
function beginningHits(db: Db, table: string, column: string, short: readonly string[], last: string) {
  const terms = short.map((word) => ({ text: word, isBeginning: word === last && word.length > 1 }));
  if (isPostgres(db)) {
    const query = terms.map(({ text, isBeginning }) => `'${text}'${isBeginning ? ':*' : ''}`);
    return sql<{
      id: number;
    }>`(select id from ${sql.table(table)} where ${sql.ref(column)} @@ to_tsquery('simple', ${query.join(' & ')}))`;
  }
  const query = terms.map(({ text, isBeginning }) => `${column} : "${text}"${isBeginning ? '*' : ''}`);
  return sql<{
    id: number;
  }>`(select rowid as id from ${sql.table(table)} where ${sql.table(table)} match ${query.join(' AND ')})`;
}
