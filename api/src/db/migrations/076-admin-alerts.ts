import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId } from '../sql/columns.ts';

/** Adds the alerts of each administrator: the kinds, when each was sent, and when they last opened the panel. */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'admin_alerts')
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('kind', 'text', required)
    .addColumn('seen_at', 'text', required)
    .addColumn('told_at', 'text')
    .execute();
  await run(db, ['create unique index admin_alerts_kinds on admin_alerts (account_id, kind)']);
}
