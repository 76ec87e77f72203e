import type { Kysely } from 'kysely';
import { run, zero } from '../sql/columns.ts';

/**
 * Adds whether a social sign-in came with an email that the network had verified. Older sign-ins count as unproven
 * until the person uses them again. Moves administrators' sign-ins in the log to their own entity.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await run(db, [`update admin_logs set entity_type = 'admin' where action in ('sign_in', 'sign_in_failed')`]);
  await db.schema.alterTable('identities').addColumn('email_proven', 'integer', zero).execute();
}
