import { lookup } from '@tero/shared/rules/search-words';
import { words } from '@tero/shared/rules/text';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/schema/database.ts';
import { isPostgres } from '../db/sql/dialect.ts';

/** The indexes that triggers keep (migration 009), with their columns. */
interface Indexes {
  account_search: 'client' | 'provider' | 'pending';
  service_title_search: 'content';
  review_search: 'content';
  response_search: 'content';
  message_search: 'content';
}

const mostWords = 8;

/** What a search text asks of an index; phones are looked up by their telling digits. */
export function searchedWords(text: string): string[] {
  const isNumber = /^[\d\s\-+().]+$/.test(text);
  if (!isNumber) return words(text).slice(0, mostWords);
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits ? [digits.length > 9 ? digits.replace(/^598/, '') : digits] : [];
}

/**
 * A subquery of the ids (`id`) of rows that hold every word, or the beginnings of them, at most `limit`; the newest
 * where the database can tell at no cost. `found` must not be empty.
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

/** The last word may still be being typed. */
function terms(found: readonly string[]) {
  return found.map((word, at) => {
    const term = lookup(word);
    return at === found.length - 1 && word.length > 1 ? { ...term, isBeginning: true } : term;
  });
}
