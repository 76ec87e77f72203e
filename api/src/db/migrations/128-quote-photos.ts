import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId } from '../sql/columns.ts';

/** Photos of a work that is done, behind its quote's link: each goes with who added it, and with the quote. */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'quote_photos')
    .addColumn('quote_id', 'integer', owned('quotes.id'))
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('stage', 'text', required)
    .addColumn('file', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await run(db, [
    'create index quote_photos_quote on quote_photos (quote_id)',
    'create index quote_photos_account on quote_photos (account_id, quote_id)',
  ]);
}
