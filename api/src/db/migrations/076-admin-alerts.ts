import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId } from '../sql/columns.ts';

/** What each administrator is told of when it waits, when it was told, and when the panel was last looked at. */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'admin_alerts')
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('kind', 'text', required)
    .addColumn('seen_at', 'text', required)
    .addColumn('told_at', 'text')
    .execute();
  await run(db, ['create unique index admin_alerts_kinds on admin_alerts (account_id, kind)']);
}
