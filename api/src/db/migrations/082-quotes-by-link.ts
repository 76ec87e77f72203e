import { type Kysely, sql } from 'kysely';
import { run } from '../sql/columns.ts';

/**
 * Adds whether a pedido's link made a quote. It stays after the pedido is deleted, so that the quote answers no other
 * one.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table quotes add column by_link integer not null default 0`.execute(db);
  await run(db, ['update quotes set by_link = 1 where inquiry_id is not null']);
}
