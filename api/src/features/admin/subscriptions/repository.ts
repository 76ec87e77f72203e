import type { adminSubscriptions as contract } from '@tero/shared/contract/admin/subscriptions';
import type { QueryOf } from '@tero/shared/contract/endpoint';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';
import type { Listed } from '../table/list.ts';
import { hitsOfPeople } from '../table/people-hits.ts';

/** Returns subscriptions whose provider's account still exists. */
function readSubscriptions(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('subscriptions as s')
    .innerJoin('accounts as a', 'a.id', 's.provider_id')
    .leftJoin('provider_profiles as p', 'p.account_id', 's.provider_id')
    .select(['s.id', 'a.id as provider_id', 's.status', 's.amount', 's.payment_method', 's.start_date', 's.end_date'])
    .select([
      's.next_payment_date',
      's.auto_renewal',
      's.mp_id',
      's.suspended_at',
      's.created_at',
      's.payer_email',
      's.early_access',
    ])
    .select(['a.name', 'a.email', 'p.company_name', 'p.entitled_until'])
    .where('s.id', 'in', [...ids])
    .execute();
}

export type SubscriptionRow = Awaited<ReturnType<typeof readSubscriptions>>[number];

export const listedSubscriptions: Listed<QueryOf<typeof contract.list>, SubscriptionRow> = {
  table: {
    from: sql`subscriptions as t`,
    orders: { created_at: sql.ref('t.created_at'), id: sql.ref('t.id'), end_date: sql.ref('t.end_date') },
    nullable: ['end_date'],
    day: 'created_at',
    hits: (db, words) => [hitsOfPeople(db, 'provider', { table: 'subscriptions', column: 'provider_id' }, words)],
  },
  conditions: ({ status, provider_id }) => [
    sql<SqlBool>`t.provider_id is not null`,
    ...(status ? [sql<SqlBool>`t.status = ${status}`] : []),
    ...(provider_id === undefined ? [] : [sql<SqlBool>`t.provider_id = ${provider_id}`]),
  ],
  rows: readSubscriptions,
};
