import type { Kysely } from 'kysely';
import { run, zero } from '../sql/columns.ts';

/**
 * Which social sign-ins came with an email that their provider had verified. Of those from before it is not known: they
 * count as unproven until the person comes with them again. The sign-ins in the log are of administrators.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await run(db, [`update admin_logs set entity_type = 'admin' where action in ('sign_in', 'sign_in_failed')`]);
  await db.schema.alterTable('identities').addColumn('email_proven', 'integer', zero).execute();
}
