import type { Kysely } from 'kysely';
import { required } from '../sql/columns.ts';

/** Adds how many phones the accounts of one network saw on a day. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('phone_networks')
    .addColumn('day', 'text', required)
    .addColumn('network', 'text', required)
    .addColumn('phones', 'integer', required)
    .addPrimaryKeyConstraint('phone_networks_pk', ['day', 'network'])
    .execute();
}
