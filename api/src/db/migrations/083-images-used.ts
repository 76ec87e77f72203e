import type { Kysely } from 'kysely';
import { run } from '../sql/columns.ts';

/** Indexes for the check whether an image is still used, which each deletion and the sweep make. */
export async function up(db: Kysely<never>): Promise<void> {
  await run(db, [
    'create index accounts_profile_image on accounts (profile_image) where profile_image is not null',
    'create index offers_file on offers (file)',
  ]);
}
