import type { Bucket, Condition } from '@tero/shared/rules/search/plan';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Db } from '../db/schema/database.ts';

/**
 * The version of the indexed terms. Increase it after a change of stems or terms: a job then indexes all services
 * again.
 */
export const indexVersion = 2;

/**
 * The index entry of a service: its terms (shared/src/rules/search/terms.ts) and the quality by which it is ordered.
 */
export interface SearchDocument {
  serviceId: number;
  quality: number;
  terms: readonly string[];
}

/** The rows of a search and their order. */
interface Listed {
  found: Condition;
  buckets: readonly Bucket[];
  /**
   * categories that are found completely; if one of them already has as many services as we count, no count is needed
   */
  atLeast: readonly number[];
}

export interface Found {
  id: number;
  /** the position in the buckets of the request */
  bucket: number;
}

/** A list that `near` completes: when it has fewer than `short` results, the best of `near` fill it up to `full`. */
export interface Completed extends Listed {
  near: readonly Bucket[];
  short: number;
  full: number;
}

/** The columns to show for the services whose ids are in the table `listed`. The query has no parameters. */
export interface Shown<Card> {
  textOf: (db: Db) => string;
  /** never set: carries the type of its rows */
  row?: Card;
}

export interface FirstPage<Card> {
  counted: number;
  best: Found[];
  near: Found[];
  /** the cards of both parts, in their order */
  cards: Card[];
}

/** A condition on the row of a service. The argument is the service's id as SQL. */
export type RowFilter = (id: RawBuilder<number>) => RawBuilder<SqlBool>;

/**
 * The index of listed services. Terms match as whole words, and results are ordered by quality, then newest first. The
 * transaction that writes a service updates it. Both databases give the same ids in the same order.
 */
export interface SearchIndex {
  /** Adds documents that are not there. */
  putAll(db: Db, documents: readonly SearchDocument[]): Promise<void>;
  /** Removes a document. `quality` must be the value with which it was added. */
  remove(db: Db, document: { serviceId: number; quality: number }): Promise<void>;
  /**
   * Returns the best services, bucket by bucket. Later buckets are read only when the earlier ones do not fill the
   * page.
   */
  best(
    db: Db,
    buckets: readonly Bucket[],
    page: { offset: number; limit: number },
    filter: RowFilter | null,
  ): Promise<Found[]>;
  /** Returns a page, and the number of services in `found`, counted up to `countTo`. */
  page(
    db: Db,
    listed: Listed,
    page: { offset: number; limit: number; countTo: number },
    filter: RowFilter | null,
  ): Promise<{ counted: number; best: Found[] }>;
  /**
   * Returns the first page of an unfiltered search, completed and with its columns, for databases where each statement
   * costs a round trip. Null: the caller must query step by step.
   */
  firstPage?<Card extends { id: number }>(
    db: Db,
    listed: Completed,
    page: { limit: number; countTo: number },
    shown: Shown<Card>,
  ): Promise<FirstPage<Card> | null>;
  /** Returns how many services meet a condition, counted up to `limit`. */
  count(db: Db, condition: Condition, limit: number, filter: RowFilter | null): Promise<number>;
  /** Returns a subquery of the ids (`id`) of all services that meet a condition. */
  all(condition: Condition): RawBuilder<{ id: number }>;
  /** Returns how many services contain each of the terms, counted up to `most`. */
  uses(db: Db, terms: readonly string[], most: number): Promise<number[]>;
}
