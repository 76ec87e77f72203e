import type { RawBuilder } from 'kysely';
import type { Db } from '../db/schema/database.ts';

/**
 * The searched texts of a service. `body` weighs less than the title: description, category and aliases, provider;
 * `zones` holds the marks of its coverage (`zones.ts`).
 */
export interface SearchDocument {
  serviceId: number;
  title: string;
  body: string;
  zones: readonly string[];
}

/** One way to read a search: the text contains every word, and one of the zones covers the place (none: anywhere). */
export interface Reading {
  /** folded, without stop words */
  words: readonly string[];
  zones: readonly string[];
}

/**
 * The full-text index of listed services, without case and accents. It matches whole words or, from three letters on,
 * their beginnings. Updated in the transaction that writes a service.
 */
export interface SearchIndex {
  /** Adds or replaces. */
  put(db: Db, document: SearchDocument): Promise<void>;
  /** Adds or replaces many; at most one document per service. */
  putAll(db: Db, documents: readonly SearchDocument[]): Promise<void>;
  remove(db: Db, serviceId: number): Promise<void>;
  /**
   * A subquery of rows (`id`, `in_title` 1 or 0) that match any reading, each once, title hits first, at most `limit`;
   * with `among` only these services.
   */
  hits(
    readings: readonly Reading[],
    limit: number,
    among?: readonly number[],
  ): RawBuilder<{ id: number; in_title: number }>;
}

/**
 * Factors out the words that all readings share, because each lookup of a word costs: a hit has all of `common`, and
 * one of `either` if there are any.
 */
export function factored(readings: readonly Reading[]): { common: string[]; either: Reading[] } {
  const [first, ...others] = readings;
  const common = first?.words.filter((word) => others.every(({ words }) => words.includes(word))) ?? [];
  const either = readings.map(({ words, zones }) => ({ words: words.filter((word) => !common.includes(word)), zones }));
  const oneIsEmpty = either.some(({ words, zones }) => words.length + zones.length === 0);
  return { common, either: oneIsEmpty ? [] : either };
}
