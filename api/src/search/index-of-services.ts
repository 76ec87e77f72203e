import type { RawBuilder } from 'kysely';
import type { Db } from '../db/schema.ts';

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
 * The full-text index over listed services: blind to accents and case, whole words or their beginnings. The same
 * transaction that writes a service keeps it in step.
 */
export interface SearchIndex {
  /** Adds or replaces. */
  put(db: Db, document: SearchDocument): Promise<void>;
  /** The same for many at once; no two of one service. */
  putAll(db: Db, documents: readonly SearchDocument[]): Promise<void>;
  remove(db: Db, serviceId: number): Promise<void>;
  /** A subquery of rows (`id`, `in_title` 1 or 0) that answer to any reading, title hits first, at most `limit`. */
  hits(readings: readonly Reading[], limit: number): RawBuilder<{ id: number; in_title: number }>;
}

/** A word as it is looked up: its beginning, without a plural ending, so that `electricistas` finds `electricista`. */
export function stem(word: string): string {
  return word.length >= 5 ? word.replace(/(?<=[^aeiou])es$|s$/, '') : word;
}
