import { sql } from 'kysely';

/** Milliseconds by the clock of Postgres, which is one for all processes, whatever theirs say. */
export const databaseNow = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
