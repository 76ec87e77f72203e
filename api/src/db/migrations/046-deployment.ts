import type { Kysely } from 'kysely';
import { required } from '../sql/columns.ts';

/** Adds facts on which all processes of an installation must agree: see `db/deployment`. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('deployment_facts')
    .addColumn('name', 'text', (c) => c.primaryKey().notNull())
    .addColumn('value', 'text', required)
    .execute();
}
