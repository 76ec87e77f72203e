import type { adminLogs as contract, LogEntry } from '@tero/shared/contract/admin/logs';
import type { QueryOf } from '@tero/shared/contract/endpoint';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';
import type { Listed } from '../table/list.ts';

/** Log rows with the current name of their administrator. */
async function readLogs(db: Db, ids: readonly number[]): Promise<LogEntry[]> {
  const rows = await db
    .selectFrom('admin_logs as l')
    .leftJoin('accounts as a', 'a.id', 'l.admin_id')
    .select(['l.id', 'l.created_at', 'l.admin_id', 'a.name as admin_name', 'l.action', 'l.entity_type'])
    .select(['l.entity_id', 'l.ip_address', 'l.details'])
    .where('l.id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({ ...row, details: JSON.parse(row.details) as LogEntry['details'] }));
}

/** Kinds of things that are an account. */
const ofAccounts = sql.join((['user', 'provider', 'admin', 'second_step'] as const).map((type) => sql.lit(type)));

export const listedLogs: Listed<QueryOf<typeof contract.list>, LogEntry> = {
  table: {
    from: sql`admin_logs as t`,
    orders: { id: sql.ref('t.id') },
    day: 'created_at',
    hits: () => [],
  },
  conditions: ({ action, entityType, entityId, adminId, personId }) => [
    ...(action ? [sql<SqlBool>`t.action = ${action}`] : []),
    ...(entityType ? [sql<SqlBool>`t.entity_type = ${entityType}`] : []),
    ...(entityId === undefined ? [] : [sql<SqlBool>`t.entity_id = ${entityId}`]),
    ...(adminId === undefined ? [] : [sql<SqlBool>`t.admin_id = ${adminId}`]),
    ...(personId === undefined ? [] : [sql<SqlBool>`t.entity_type in (${ofAccounts}) and t.entity_id = ${personId}`]),
  ],
  rows: readLogs,
};

/**
 * Returns the people whom the log names, by name; deleted accounts by their id. The query jumps through the index from
 * one to the next.
 */
export async function listActors(db: Db): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string | null }>`
    with recursive actors (id) as (
      select min(admin_id) from admin_logs
      union all
      select (select min(l.admin_id) from admin_logs as l where l.admin_id > actors.id) from actors where actors.id is not null
    )
    select actors.id, a.name from actors left join accounts as a on a.id = actors.id where actors.id is not null`.execute(
    db,
  );
  return rows
    .map(({ id, name }) => ({ id, name: name ?? `Cuenta eliminada (${id})` }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'es'));
}
