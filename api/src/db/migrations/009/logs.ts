import type { Kysely } from 'kysely';
import { required, run, tableWithId } from '../../sql/columns.ts';
import { isPostgres } from '../../sql/dialect.ts';

/** Append-only in the database itself; ids of accounts are no foreign keys, because the log outlives accounts. */
export async function createAdminLogs(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'admin_logs')
    .addColumn('admin_id', 'integer')
    .addColumn('action', 'text', required)
    .addColumn('entity_type', 'text', required)
    .addColumn('entity_id', 'integer')
    .addColumn('ip_address', 'text')
    .addColumn('details', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await run(db, [
    'create index admin_logs_action on admin_logs (action, id desc)',
    'create index admin_logs_entity on admin_logs (entity_type, entity_id, id desc)',
    'create index admin_logs_type on admin_logs (entity_type, id desc)',
    'create index admin_logs_admin on admin_logs (admin_id, id desc)',
    ...(isPostgres(db) ? postgres : sqlite),
  ]);
}

const sqlite = ['update', 'delete'].map(
  (act) => `create trigger admin_logs_no_${act} before ${act} on admin_logs
    begin select raise(abort, 'admin_logs only grows'); end`,
);

const postgres = [
  `create function refuse_log_change() returns trigger language plpgsql as
    $$ begin raise exception 'admin_logs only grows'; end $$`,
  `create trigger admin_logs_no_change before update or delete on admin_logs
    for each row execute function refuse_log_change()`,
  `create trigger admin_logs_no_truncate before truncate on admin_logs
    for each statement execute function refuse_log_change()`,
];
