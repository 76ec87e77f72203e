import { type Kysely, sql } from 'kysely';
import { required, run, tableWithId } from '../sql/columns.ts';

/**
 * Counts the SMS of a day, by phone and over all (rules TRUST-31 and TRUST-32). Notes of an accepted quote that its account came
 * by the link alone, so that its phone was not confirmed by that account (rule TRUST-30).
 */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'texts')
    .addColumn('kind', 'text', required)
    .addColumn('phone_key', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await run(db, [
    'create index texts_phone on texts (phone_key, created_at)',
    'create index texts_created on texts (created_at)',
  ]);
  await sql`alter table quotes add column claimed integer not null default 0`.execute(db);
}
