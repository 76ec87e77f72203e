import type { Kysely } from 'kysely';
import { owned, required, run } from '../sql/columns.ts';

/** Idempotency keys with the cached responses, and images that were uploaded ahead. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('owner', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('fingerprint', 'text', required)
    .addColumn('holder', 'text', required)
    .addColumn('lease_until', 'text')
    .addColumn('answer', 'text')
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('idempotency_keys_pk', ['owner', 'key'] as never[])
    .execute();
  await db.schema
    .createTable('staged_uploads')
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('id', 'text', required)
    .addColumn('file', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('bytes', 'integer', required)
    .addColumn('sha256', 'text', required)
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('staged_uploads_pk', ['account_id', 'id'] as never[])
    .execute();
  await run(db, [
    'create index idempotency_keys_created on idempotency_keys (created_at)',
    'create index staged_uploads_created on staged_uploads (created_at)',
  ]);
}
