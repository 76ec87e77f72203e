/** Counts of calls in a window of time, by all processes on one Postgres. */
export interface CallCountsTable {
  /** a hash: no table says who it was */
  key: string;
  calls: number;
  /** milliseconds of the database's clock */
  ends_ms: number;
}

/** The process that does each job, until when. Times are milliseconds of the database's clock. */
export interface JobTurnsTable {
  name: string;
  holder: string;
  held_until_ms: number;
  next_at_ms: number;
}
