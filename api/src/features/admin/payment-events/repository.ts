import type { RefusedEvent } from '@tero/shared/contract/admin/payment-events';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';
import type { Listed } from '../table/list.ts';

function readEvents(db: Db, ids: readonly number[]): Promise<RefusedEvent[]> {
  return db
    .selectFrom('payment_notifications')
    .select(['id', 'topic', 'data_id', 'attempts', 'outcome', 'received_at'])
    .where('id', 'in', [...ids])
    .execute();
}

/** The events that 'Para hacer' counts: those that were given up. */
export const listedEvents: Listed<unknown, RefusedEvent> = {
  table: {
    from: sql`payment_notifications as t`,
    orders: { received_at: sql.ref('t.received_at') },
    day: 'received_at',
    hits: () => [],
  },
  conditions: () => [sql<SqlBool>`t.status = 'dead'`],
  rows: readEvents,
};
