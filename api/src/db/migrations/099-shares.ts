import type { Kysely } from 'kysely';
import { run } from '../sql/columns.ts';

/**
 * Staged pictures know the network that they came from, as a keyed hash (rule TRUST-40). A message to many knows the address of
 * who sent it, and is kept for a year (rule TRUST-45).
 */
export async function up(db: Kysely<never>): Promise<void> {
  await run(db, [
    'alter table staged_uploads add column network text',
    'create index staged_uploads_network on staged_uploads (network)',
    'alter table admin_batches add column ip_address text',
  ]);
}
