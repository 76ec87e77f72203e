import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId } from '../sql/columns.ts';

/** Named views of the panel's lists, each administrator's own. */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'admin_views')
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('tab', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('query', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await run(db, ['create unique index admin_views_names on admin_views (account_id, tab, name)']);
}
