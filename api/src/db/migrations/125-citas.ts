import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId } from '../sql/columns.ts';

/** When the provider of an accepted quote goes: one row a quote, with when each reminder of it is due. */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'citas')
    .addColumn('quote_id', 'integer', owned('quotes.id'))
    .addColumn('sequence', 'integer', required)
    .addColumn('state', 'text', required)
    .addColumn('side', 'text', required)
    .addColumn('day', 'text', required)
    .addColumn('start_time', 'text', required)
    .addColumn('end_time', 'text')
    .addColumn('place', 'text', required)
    .addColumn('note', 'text')
    .addColumn('starts_at', 'text', required)
    .addColumn('changed_at', 'text', required)
    .addColumn('evening_at', 'text')
    .addColumn('soon_at', 'text')
    .execute();
  await run(db, [
    'create unique index citas_quote on citas (quote_id)',
    'create index citas_evening on citas (evening_at)',
    'create index citas_soon on citas (soon_at)',
    'create index citas_day on citas (day)',
  ]);
}
