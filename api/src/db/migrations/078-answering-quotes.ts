import { type Kysely, sql } from 'kysely';
import { run } from '../sql/columns.ts';

/** Adds which pedido a quote answers. Deleting the pedido removes the mark and leaves the quote. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table quotes add column inquiry_id integer references inquiries (id) on delete set null`.execute(db);
  await run(db, ['create index quotes_inquiry on quotes (inquiry_id)']);
}
