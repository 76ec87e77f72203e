import type { Kysely } from 'kysely';

/** A code of an accepted quote says for which thing of it: a code for another leaves it as it is (rule CITA-3). */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('phone_codes').addColumn('what', 'text').execute();
}
