import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId } from '../sql/columns.ts';

/** Adds whether both came to a confirmed cita, as each says of the other, and the figures of each provider. */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'cita_answers')
    .addColumn('quote_id', 'integer', owned('quotes.id'))
    .addColumn('sequence', 'integer', required)
    .addColumn('day', 'text', required)
    .addColumn('asked_at', 'text')
    .addColumn('client_outcome', 'text')
    .addColumn('provider_outcome', 'text')
    .execute();
  await db.schema
    .createTable('punctual_providers')
    .addColumn('provider_id', 'integer', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('citas', 'integer', required)
    .execute();
  await run(db, [
    'create unique index cita_answers_once on cita_answers (quote_id, sequence)',
    'create index cita_answers_day on cita_answers (day)',
  ]);
}
