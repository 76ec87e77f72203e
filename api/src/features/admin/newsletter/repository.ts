import type { adminNewsletter as contract } from '@tero/shared/contract/admin/newsletter';
import type { QueryOf } from '@tero/shared/contract/endpoint';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';
import type { Listed } from '../table/list.ts';
import type { Condition } from '../table/table.ts';

function readSubscribers(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email', 'consent', 'consented_at', 'confirmed_at'])
    .where('id', 'in', [...ids])
    .execute();
}

export type SubscriberRow = Awaited<ReturnType<typeof readSubscribers>>[number];

const isConfirmed: Condition = sql<SqlBool>`t.confirmed_at is not null`;

export const listedSubscribers: Listed<QueryOf<typeof contract.list>, SubscriberRow> = {
  table: {
    from: sql`newsletter_subscribers as t`,
    orders: { consented_at: sql.ref('t.consented_at'), id: sql.ref('t.id'), email: sql.ref('t.email_key') },
    day: 'consented_at',
    hits: (_, words) => [
      sql<{ id: number }>`(select id from newsletter_subscribers
        where ${sql.join(
          words.map((word) => sql`email_key like ${`%${word}%`}`),
          sql` and `,
        )})`,
    ],
  },
  conditions: ({ confirmed }) =>
    confirmed === undefined ? [] : [confirmed ? isConfirmed : sql<SqlBool>`t.confirmed_at is null`],
  rows: readSubscribers,
};

/** The addresses that have confirmed. We write only to these, so the export holds only these. */
export const confirmedSubscribers: typeof listedSubscribers = { ...listedSubscribers, conditions: () => [isConfirmed] };
