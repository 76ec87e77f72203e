/** Counts of calls in a window of time, by all processes on one Postgres. */
export interface CallCountsTable {
  /** a hash, so that no table says who it was */
  key: string;
  calls: number;
  /** milliseconds of the database's clock */
  ends_ms: number;
}

/** The process that runs each job, and until when. Times are in milliseconds of the database's clock. */
export interface JobTurnsTable {
  name: string;
  holder: string;
  held_until_ms: number;
  next_at_ms: number;
}
