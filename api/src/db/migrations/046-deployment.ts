import type { Kysely } from 'kysely';
import { required } from '../sql/columns.ts';

/** What all processes of an installation have to agree on: see `db/deployment`. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('deployment_facts')
    .addColumn('name', 'text', (c) => c.primaryKey().notNull())
    .addColumn('value', 'text', required)
    .execute();
}
