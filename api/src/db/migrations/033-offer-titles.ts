import type { Kysely } from 'kysely';
import { required } from '../sql/columns.ts';

/** Adds the title of a promotion; older ones have none (rule OFFER-91). */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('offers')
    .addColumn('title', 'text', (column) => required(column).defaultTo(''))
    .execute();
}
