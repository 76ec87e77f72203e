import type { RawBuilder } from 'kysely';
import type { Db } from '../db/schema/database.ts';

/**
 * What is searched of a service. `body` holds what counts for less than the title: description, category and aliases,
 * provider; `zones` the marks of its coverage (`zones.ts`).
 */
export interface SearchDocument {
  serviceId: number;
  title: string;
  body: string;
  zones: readonly string[];
}

/** One way to read a search: every word is in the text, and one of the zones covers the place (none: anywhere). */
export interface Reading {
  /** folded, stop words dropped */
  words: readonly string[];
  zones: readonly string[];
}

/**
 * The full-text index over listed services: blind to accents and case, whole words or, from three letters on, their
 * beginnings. The same transaction that writes a service keeps it in step.
 */
export interface SearchIndex {
  /** Adds or replaces. */
  put(db: Db, document: SearchDocument): Promise<void>;
  /** The same for many at once; no two of one service. */
  putAll(db: Db, documents: readonly SearchDocument[]): Promise<void>;
  remove(db: Db, serviceId: number): Promise<void>;
  /**
   * A subquery of rows (`id`, `in_title` 1 or 0) that answer to any reading, each once, title hits first, at most
   * `limit`; only `among` these services where that is given.
   */
  hits(
    readings: readonly Reading[],
    limit: number,
    among?: readonly number[],
  ): RawBuilder<{ id: number; in_title: number }>;
}

/**
 * Readings of one text share most words, and looking a word up is what costs: `common` are those of all of them, one
 * of `either` has to hold besides (none: nothing else has to).
 */
export function factored(readings: readonly Reading[]): { common: string[]; either: Reading[] } {
  const [first, ...others] = readings;
  const common = first?.words.filter((word) => others.every(({ words }) => words.includes(word))) ?? [];
  const either = readings.map(({ words, zones }) => ({ words: words.filter((word) => !common.includes(word)), zones }));
  const oneIsEmpty = either.some(({ words, zones }) => words.length + zones.length === 0);
  return { common, either: oneIsEmpty ? [] : either };
}
