import type { Kysely } from 'kysely';
import { run } from '../sql/columns.ts';

/** Finds whose a phone is without reading every account (rule TRUST-76). */
export async function up(db: Kysely<never>): Promise<void> {
  await run(db, ['create index accounts_phone on accounts (phone) where phone is not null']);
}
