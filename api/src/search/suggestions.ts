import { searchWords } from '@tero/shared/rules/search/words/signs';
import { beginning } from '@tero/shared/rules/text/letters';
import { stopWords } from '@tero/shared/rules/text/search-words';
import { sql } from 'kysely';
import type { Db } from '../db/schema/database.ts';

const prefixLengths = [2, 3, 5];
const termLength = 40;

/** A weight above that of any service: titles that begin with the text come before titles that contain it. */
const firstWeight = 10_000;

/**
 * Replaces the suggestions of a title: one that begins at each of its words, so that "cañerías" finds "Reparación de
 * cañerías".
 */
export async function putSuggestions(
  db: Db,
  entry: { serviceId: number; title: string; weight: number },
): Promise<void> {
  await removeSuggestions(db, entry.serviceId);
  const rows = suggestionRows(entry);
  if (rows.length) await db.insertInto('suggestions').values(rows).execute();
}

export async function removeSuggestions(db: Db, serviceId: number): Promise<void> {
  await db.deleteFrom('suggestions').where('service_id', '=', serviceId).execute();
}

/** Changes the weight of a service's suggestions without writing its terms again. */
export async function setWeight(db: Db, serviceId: number, weight: number): Promise<void> {
  const own = sql<number>`cast(${weight} as integer)`;
  const due = sql<number>`case when weight >= ${sql.lit(firstWeight)} then ${sql.lit(firstWeight)} + ${own} else ${own} end`;
  await db
    .updateTable('suggestions')
    .set({ weight: due })
    .where('service_id', '=', serviceId)
    .where('weight', '<>', due)
    .execute();
}

/**
 * Returns the suggestion rows of one title, one for each word that is not a stop word. The first ranks above the
 * others. Exported for bulk seeding.
 */
export function suggestionRows(entry: { serviceId: number; title: string; weight: number }) {
  const all = searchWords(entry.title);
  const terms = all
    .map((word, at) => (stopWords.has(word) ? '' : beginning(all.slice(at).join(' '), termLength)))
    .filter((term) => term.length >= 3);
  return terms.flatMap((term, at) => {
    const weight = at === 0 ? firstWeight + entry.weight : entry.weight;
    return prefixLengths
      .filter((length) => length <= term.length)
      .map((length) => ({ prefix: term.slice(0, length), term, service_id: entry.serviceId, weight }));
  });
}

/** The search for suggestions: the beginning of a text, and the most services to return. */
export interface Begun {
  prefix: string;
  text: string;
  characters: number;
  /** the most rows to read: more than `limit`, because a service may have three */
  most: number;
  limit: number;
}

/** Returns the search for a typed text; null: the text is too short. */
export function begunBy(text: string, limit: number): Begun | null {
  const all = searchWords(text);
  const telling = all.findIndex((word, at) => !stopWords.has(word) || at === all.length - 1);
  const folded = beginning(all.slice(telling).join(' '), termLength);
  const length = prefixLengths.findLast((candidate) => candidate <= folded.length);
  if (!length) return null;
  return { prefix: folded.slice(0, length), text: folded, characters: folded.length, most: limit * 3, limit };
}

/**
 * Selects the services (`service_id`, `weight`) whose title has a word that begins like the text: first titles that
 * begin so, then the services with the highest weight.
 */
export function suggestedQuery(db: Db, { prefix, text, characters, most, limit }: Begun) {
  const rows = db
    .selectFrom('suggestions')
    .select(['service_id', 'weight'])
    .where('prefix', '=', prefix)
    .where(sql`substr(term, 1, ${characters})`, '=', text)
    .orderBy('weight', 'desc')
    .orderBy('service_id', 'desc')
    .limit(most);
  return db
    .selectFrom(rows.as('begun'))
    .select(['service_id', (eb) => eb.fn.max('weight').as('weight')])
    .groupBy('service_id')
    .orderBy('weight', 'desc')
    .orderBy('service_id', 'desc')
    .limit(limit);
}
