/** A boolean as 0 or 1. SQLite binds no booleans, and both databases store the same value. */
export type Flag = 0 | 1;

/** Returns a boolean as a flag; a missing value counts as no. */
export function flag(yes: boolean | undefined): Flag {
  return yes ? 1 : 0;
}

/** An instant as ISO 8601 text in UTC with milliseconds, so that the order of the text is the order of time. */
export type Instant = string;
/** Whole centésimos. */
export type Cents = number;
