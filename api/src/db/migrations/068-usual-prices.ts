import type { Kysely } from 'kysely';
import { one, owned, required, zero } from '../sql/columns.ts';

/** Adds usual prices by category, way of paying and department, and which categories need new ones. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('usual_prices')
    .addColumn('category_id', 'integer', owned('categories.id'))
    .addColumn('payment_type', 'text', required)
    .addColumn('department', 'text', required)
    .addColumn('told', 'integer', zero)
    .addColumn('low', 'integer', required)
    .addColumn('middle', 'integer', required)
    .addColumn('high', 'integer', required)
    .addColumn('made_of', 'text', required)
    .addPrimaryKeyConstraint('usual_prices_cell', ['category_id', 'payment_type', 'department'] as never[])
    .execute();
  await db.schema.alterTable('categories').addColumn('prices_changed', 'integer', one).execute();
}
