import type { Kysely } from 'kysely';
import { zero } from '../sql/columns.ts';

/**
 * Which social sign-ins came with an email that their provider had verified. Of those from before it is not known: they
 * count as unproven until the person comes with them again.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('identities').addColumn('email_proven', 'integer', zero).execute();
}
