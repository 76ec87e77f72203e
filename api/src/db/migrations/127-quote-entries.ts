import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId } from '../sql/columns.ts';

/** What was added to the price of an accepted quote, and what was paid of it. */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'quote_entries')
    .addColumn('quote_id', 'integer', owned('quotes.id'))
    .addColumn('number', 'integer', required)
    .addColumn('kind', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('pesos', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addColumn('accepted_at', 'text')
    .addColumn('agreement_text', 'text')
    .addColumn('fingerprint', 'text')
    .execute();
  await run(db, ['create unique index quote_entries_number on quote_entries (quote_id, number)']);
}
