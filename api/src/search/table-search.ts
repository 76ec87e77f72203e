import { lookup } from '@tero/shared/rules/text/search-words';
import { words } from '@tero/shared/rules/text/text';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/schema/database.ts';
import { isPostgres } from '../db/sql/dialect.ts';

/** The columns of each index that triggers maintain (migration 009). */
interface Indexes {
  account_search: 'client' | 'provider' | 'pending';
  service_title_search: 'content';
  review_search: 'content';
  response_search: 'content';
  message_search: 'content';
}

const mostWords = 8;

/** Splits a search text into words; a phone becomes its national digits, as the index has them. */
export function searchedWords(text: string): string[] {
  const isNumber = /^[\d\s\-+().]+$/.test(text);
  if (!isNumber) return words(text).slice(0, mostWords);
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits ? [digits.length > 9 ? digits.replace(/^598/, '') : digits] : [];
}

/**
 * A subquery of the ids of rows that match every word, or beginnings, at most `limit`; the newest ones on SQLite, where
 * that costs nothing. `found` must not be empty.
 */
export function textHits<T extends keyof Indexes>(
  db: Db,
  table: T,
  column: Indexes[T],
  found: readonly string[],
  limit: number,
): RawBuilder<{ id: number }> {
  const most = sql.lit(limit);
  if (isPostgres(db)) {
    const query = terms(found).map(({ text, isBeginning }) => `'${text}'${isBeginning ? ':*' : ''}`);
    return sql`(select id from ${sql.table(table)} where ${sql.ref(column)} @@ to_tsquery('simple', ${query.join(' & ')}) limit ${most})`;
  }
  const query = terms(found).map(({ text, isBeginning }) => `${column} : "${text}"${isBeginning ? '*' : ''}`);
  return sql`(select rowid as id from ${sql.table(table)} where ${sql.table(table)} match ${query.join(' AND ')} order by rowid desc limit ${most})`;
}

/** Turns words into index terms. The last word always matches beginnings, because the person may still be typing it. */
function terms(found: readonly string[]) {
  return found.map((word, at) => {
    const term = lookup(word);
    return at === found.length - 1 && word.length > 1 ? { ...term, isBeginning: true } : term;
  });
}
