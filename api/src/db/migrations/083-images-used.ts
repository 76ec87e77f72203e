import type { Kysely } from 'kysely';
import { run } from '../sql/columns.ts';

/** Whether an image is still used is asked with each one that goes, and of all files by the sweep. */
export async function up(db: Kysely<never>): Promise<void> {
  await run(db, [
    'create index accounts_profile_image on accounts (profile_image) where profile_image is not null',
    'create index offers_file on offers (file)',
  ]);
}
