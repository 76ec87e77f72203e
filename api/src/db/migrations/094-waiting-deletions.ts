import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** An account that its owner deletes waits some days, out of sight, before it is erased (rule ACC-93). */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('deletion_asked_at', 'text').execute();
  await db.schema.alterTable('accounts').addColumn('deletion_at', 'text').execute();
  await sql`create index accounts_by_deletion on accounts (deletion_at) where deletion_at is not null`.execute(db);
}
