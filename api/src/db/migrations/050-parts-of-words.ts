import { type Kysely, sql } from 'kysely';
import { run } from '../sql/columns.ts';
import { isPostgres } from '../sql/dialect.ts';
import { accountColumns, accountSource, simpleIndexes } from './009/searched-texts.ts';
import { postgresParts } from './050/postgres-parts.ts';
import { sqliteParts } from './050/sqlite-parts.ts';

/** A payment by the numbers under which it is known elsewhere. */
const payments = {
  table: 'payment_search',
  source: 'payments',
  text: (row: string) => `coalesce(${row}.transaction_id, '') || ' ' || coalesce(${row}.mp_invoice_id, '')`,
  columns: 'transaction_id, mp_invoice_id',
};

/**
 * Indexes the panel's texts by three letters too, so that it finds any part of a word or number. Triggers update the
 * index, as they do for words (migration 009).
 */
export async function up(db: Kysely<never>): Promise<void> {
  const given = { accountColumns, accountSource, simple: [...simpleIndexes, payments] };
  if (isPostgres(db)) await sql`create extension if not exists pg_trgm`.execute(db);
  await run(db, isPostgres(db) ? postgresParts(given) : sqliteParts(given));
}
