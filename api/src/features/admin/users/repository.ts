import type { adminUsers as contract } from '@tero/shared/contract/admin/users';
import type { QueryOf } from '@tero/shared/contract/endpoint';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';
import { folded } from '../../../db/sql/folded.ts';
import { flag } from '../../../db/values/values.ts';
import { textHits } from '../../../search/table-search.ts';
import type { Listed } from '../table/list.ts';
import type { Condition } from '../table/table.ts';

/** Returns clients with the fields that the table shows, and no others. */
function readUsers(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('accounts as a')
    .leftJoin('second_steps as t', (join) =>
      join.onRef('t.account_id', '=', 'a.id').on('t.confirmed_at', 'is not', null),
    )
    .select(['a.id', 'a.name', 'a.email', 'a.email_verified', 'a.phone', 'a.username', 'a.address', 'a.role'])
    .select(['a.created_at', 't.confirmed_at'])
    .where('a.id', 'in', [...ids])
    .where('a.kind', '=', 'user')
    .execute();
}

export type UserRow = Awaited<ReturnType<typeof readUsers>>[number];

const clients = sql<SqlBool>`t.kind = 'user'`;
/** The condition for administrators, which uses their index; `|| ''` keeps the planner from the index of `kind`. */
const admins: Condition[] = [sql<SqlBool>`t.role = 'admin'`, sql<SqlBool>`t.kind || '' = 'user'`];

export const listedUsers: Listed<QueryOf<typeof contract.list>, UserRow> = {
  table: {
    from: sql`accounts as t`,
    orders: {
      created_at: sql.ref('t.created_at'),
      id: sql.ref('t.id'),
      name: folded('t.name'),
      email: sql.ref('t.email_key'),
    },
    day: 'created_at',
    hits: (db, words) => [textHits(db, 'account_search', 'client', words)],
  },
  conditions: ({ role, email_verified }) => [
    ...(role === 'admin' ? admins : [clients]),
    ...(role === 'user' ? [sql<SqlBool>`t.role = 'user'`] : []),
    ...(email_verified === undefined ? [] : [sql<SqlBool>`t.email_verified = ${sql.lit(flag(email_verified))}`]),
  ],
  rows: readUsers,
};
