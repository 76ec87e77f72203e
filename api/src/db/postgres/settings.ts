/** The settings for Postgres. Times are in milliseconds. */
export interface PostgresSettings {
  /** connections for calls; jobs have half as many more */
  readonly connections: number;
  /** the longest that a call waits for a connection */
  readonly waitFor: number;
  /** the most milliseconds of a statement in a call */
  readonly callTimeout: number;
  /** the longest time of a job's statement; 0: no limit */
  readonly statementIn: number;
  /** a pooler in transaction mode stands between, so nothing may be kept on a connection */
  readonly pooler: boolean;
  /** where to listen for signals, when that differs from the address of the database */
  readonly listenUrl: string | null;
}

export const usualSettings: PostgresSettings = {
  connections: 10,
  waitFor: 1000,
  callTimeout: 1800,
  statementIn: 10_000,
  pooler: false,
  listenUrl: null,
};
