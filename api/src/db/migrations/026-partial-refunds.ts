import type { Kysely } from 'kysely';
import { run, zero } from '../sql/columns.ts';

/** How much of a payment MercadoPago has given back, in cents: also a part of it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('payments').addColumn('refunded_amount', 'integer', zero).execute();
  await run(db, ['update payments set refunded_amount = amount where refunded_at is not null']);
}
