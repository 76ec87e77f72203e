import type { Kysely } from 'kysely';
import { createAccounts } from './001/accounts.ts';
import { createActivity } from './001/activity.ts';
import { createSearch } from './001/search.ts';
import { createServices } from './001/services.ts';

export async function up(db: Kysely<never>): Promise<void> {
  await createAccounts(db);
  await createServices(db);
  await createActivity(db);
  await createSearch(db);
}
