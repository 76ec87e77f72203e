import type { Kysely } from 'kysely';
import { run, zero } from '../sql/columns.ts';

/**
 * Until which minute of the next day the hours of a service run (rule TIME-9), in the index that holds every column of
 * the filters.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('services').addColumn('next_day_until', 'integer', zero).execute();
  const [hour, minute] = ['1, 2', '4, 2'].map((part) => `cast(substr(hours_end, ${part}) as integer)`);
  await run(db, [
    `update services set next_day_until = ${hour} * 60 + ${minute} where hours_end <= hours_start`,
    'drop index services_filters',
    `create index services_filters on services (${filterColumns}) where listed = 1`,
  ]);
}

const filterColumns =
  'category_id, coverage_department, coverage_key, service_type, payment_type, days_mask, next_day_until, duration_mask, price_low, price_high, rating, id';
