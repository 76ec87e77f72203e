import type { Kysely } from 'kysely';
import { zero } from '../sql/columns.ts';

/** Why a charge failed, and when MercadoPago tries again. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('payments').addColumn('failure', 'text').execute();
  await db.schema.alterTable('payments').addColumn('next_try_at', 'text').execute();
  await db.schema.alterTable('payments').addColumn('tries_over', 'integer', zero).execute();
}
