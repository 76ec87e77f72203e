import type { Generated } from 'kysely';
import type { Flag, Instant } from '../values/values.ts';

/** The number of people who searched for a text on a local day. No row identifies a person. */
export interface SearchDaysTable {
  id: Generated<number>;
  /** local, `YYYY-MM-DD` */
  day: string;
  /**
   * `trade`: searches for a trade that has no category; `use`: searches after which the person opened a service of
   * another category than the search had assumed
   */
  kind: 'query' | 'trade' | 'use';
  /** the folded text; for a trade, its name; for a use, the text, a line break and the id of the category */
  text: string;
  people: number;
  /** the people who opened a found service */
  opened: number;
  /** the number of services that the latest search found, counted up to a cap */
  results: number;
}

/** The people counted today, each as a hash with the day's salt. The end of the day deletes the hashes and the salt. */
export interface SearchPeopleTable {
  person: string;
  day: string;
  opened: Flag;
}

export interface SearchSaltsTable {
  day: string;
  salt: string;
}

/** An administrator's decision about a search: its category, or null for nothing. */
export interface SearchTermsTable {
  id: Generated<number>;
  /** folded */
  form: string;
  category_id: number | null;
  created_at: Instant;
}

/** A table of one row. The database raises its version with every change of the lexicon's sources. */
export interface LexiconVersionTable {
  id: number;
  version: number;
}
