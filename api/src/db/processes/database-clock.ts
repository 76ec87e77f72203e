import { sql } from 'kysely';

/** Milliseconds by the clock of Postgres, which all processes share. */
export const databaseNow = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
