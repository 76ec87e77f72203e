import type { Kysely } from 'kysely';
import { run } from '../sql/columns.ts';

/** A provider's second number, for calls: it may be a landline (rule PHONE-94). */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('provider_profiles').addColumn('call_phone', 'text').execute();
  await run(db, [
    'create index provider_profiles_call_phone on provider_profiles (call_phone) where call_phone is not null',
  ]);
}
