import type { Bucket, Condition } from '@tero/shared/rules/search/plan';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Db } from '../db/schema/database.ts';

/** Of the terms that the index holds. A change of stems or terms needs a higher one: a job indexes services anew. */
export const indexVersion = 1;

/** What the index has of a service: its terms (shared/src/rules/search/terms.ts) and its quality, which orders it. */
export interface SearchDocument {
  serviceId: number;
  quality: number;
  terms: readonly string[];
}

/** What a search lists, and in which order. */
interface Listed {
  found: Condition;
  buckets: readonly Bucket[];
  /** categories that are found whole: where one has as many services as are counted, none is counted */
  atLeast: readonly number[];
}

export interface Found {
  id: number;
  /** place in the buckets that were asked */
  bucket: number;
}

/** The same, and what completes it: where fewer than `short` are found, the best of `near` up to `full`. */
export interface Completed extends Listed {
  near: readonly Bucket[];
  short: number;
  full: number;
}

/** What is shown of services: a query of those whose ids a table `listed` has, with nothing given. */
export interface Shown<Card> {
  textOf: (db: Db) => string;
  /** what its rows are: never there */
  row?: Card;
}

export interface FirstPage<Card> {
  counted: number;
  best: Found[];
  near: Found[];
  /** of both, in their order */
  cards: Card[];
}

/** A condition on the row of a service; it names the service's id as it is given. */
export type RowFilter = (id: RawBuilder<number>) => RawBuilder<SqlBool>;

/**
 * The index of listed services: terms that match whole, ordered by quality and then the newest. Updated in the
 * transaction that writes a service. Both databases give the same ids in the same order.
 */
export interface SearchIndex {
  /** Adds documents that are not there. */
  putAll(db: Db, documents: readonly SearchDocument[]): Promise<void>;
  /** Takes a document out; `quality` is what it was put in with. */
  remove(db: Db, document: { serviceId: number; quality: number }): Promise<void>;
  /** The best services, bucket by bucket; later buckets are read only when the earlier ones do not fill the page. */
  best(
    db: Db,
    buckets: readonly Bucket[],
    page: { offset: number; limit: number },
    filter: RowFilter | null,
  ): Promise<Found[]>;
  /** The same, with how many are `found`, counted up to `countTo`. */
  page(
    db: Db,
    listed: Listed,
    page: { offset: number; limit: number; countTo: number },
    filter: RowFilter | null,
  ): Promise<{ counted: number; best: Found[] }>;
  /**
   * The first page of what nobody filtered, completed, with what is shown of its services: where a statement costs a round
   * trip. Null where it has to be asked for otherwise.
   */
  firstPage?<Card extends { id: number }>(
    db: Db,
    listed: Completed,
    page: { limit: number; countTo: number },
    shown: Shown<Card>,
  ): Promise<FirstPage<Card> | null>;
  /** How many services meet a condition, counted up to `limit`. */
  count(db: Db, condition: Condition, limit: number, filter: RowFilter | null): Promise<number>;
  /** A subquery of the ids (`id`) of all services that meet a condition. */
  all(condition: Condition): RawBuilder<{ id: number }>;
  /** In how many services each of the terms stands, counted up to `most`. */
  uses(db: Db, terms: readonly string[], most: number): Promise<number[]>;
}
