import type { adminPayments as contract } from '@tero/shared/contract/admin/payments';
import type { QueryOf } from '@tero/shared/contract/endpoint';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';
import { partHits } from '../../../search/table-search.ts';
import { isOpenCharge, isPaidSince } from '../../subscriptions/ledger/open-charges.ts';
import type { Listed } from '../table/list.ts';
import { hitsOfPeople } from '../table/people-hits.ts';

/** Returns payments, including those of deleted providers. */
function readPayments(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('payments as t')
    .leftJoin('accounts as a', 'a.id', 't.provider_id')
    .leftJoin('provider_profiles as p', 'p.account_id', 't.provider_id')
    .leftJoin('receipts as r', 'r.payment_id', 't.id')
    .leftJoin('receipt_files as f', 'f.receipt_number', 'r.number')
    .select(['t.id', 't.subscription_id', 't.provider_id', 't.amount', 't.payment_method', 't.status'])
    .select([
      't.transaction_id',
      't.payment_date',
      't.mp_invoice_id',
      't.refunded_amount',
      'a.name',
      'a.email',
      'p.company_name',
    ])
    .select(['t.failure', 't.next_try_at', 't.tries_over', 't.settled_note'])
    .select(isPaidSince.as('paid_since'))
    .select(['r.number as receipt_number', 'r.voided_at', 'r.cfe_number', 'f.name as file_name'])
    .where('t.id', 'in', [...ids])
    .execute();
}

export type PaymentRow = Awaited<ReturnType<typeof readPayments>>[number];

export const listedPayments: Listed<QueryOf<typeof contract.list>, PaymentRow> = {
  table: {
    from: sql`payments as t`,
    orders: { payment_date: sql.ref('t.payment_date'), id: sql.ref('t.id'), amount: sql.ref('t.amount') },
    day: 'payment_date',
    hits: (db, words, typed) => [
      hitsOfPeople(db, 'provider', { table: 'payments', column: 'provider_id' }, words),
      ...(typed.length < 3 ? [] : [partHits(db, 'payment_search_parts', 'content', [typed])]),
    ],
  },
  conditions: ({ status, cfe, failed, subscription_id, provider_id }, now) => [
    ...(failed ? [isOpenCharge(now)] : []),
    ...(status ? [sql<SqlBool>`t.status = ${status}`] : []),
    ...(cfe
      ? [
          sql<SqlBool>`exists (select 1 from receipts as r
            where r.payment_id = t.id and r.needs_cfe = 1 and r.cfe_number is null and r.voided_at is null)`,
        ]
      : []),
    ...(subscription_id === undefined ? [] : [sql<SqlBool>`t.subscription_id = ${subscription_id}`]),
    ...(provider_id === undefined ? [] : [sql<SqlBool>`t.provider_id = ${provider_id}`]),
  ],
  rows: readPayments,
};
