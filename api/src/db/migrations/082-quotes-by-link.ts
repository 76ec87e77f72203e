import { type Kysely, sql } from 'kysely';
import { run } from '../sql/columns.ts';

/** That a quote was made by the link of a pedido stays when that is deleted: it answers no other one. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table quotes add column by_link integer not null default 0`.execute(db);
  await run(db, ['update quotes set by_link = 1 where inquiry_id is not null']);
}
