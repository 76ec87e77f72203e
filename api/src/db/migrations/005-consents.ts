import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId } from '../sql/columns.ts';

/** The version of the policies that an account accepted, and when (Ley 18.331). */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'consents')
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('policies', 'text', required)
    .addColumn('accepted_at', 'text', required)
    .execute();
  await run(db, ['create index consents_account on consents (account_id)']);
}
