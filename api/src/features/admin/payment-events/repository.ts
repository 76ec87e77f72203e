import type { RefusedEvent } from '@tero/shared/contract/admin/payment-events';
import { type SqlBool, sql } from 'kysely';
import type { Db, Trx } from '../../../db/schema/database.ts';
import { forUpdate } from '../../../db/sql/dialect.ts';
import type { Listed } from '../table/list.ts';

const columns = ['id', 'topic', 'data_id', 'attempts', 'outcome', 'received_at', 'settled_note'] as const;

function readEvents(db: Db, ids: readonly number[]): Promise<RefusedEvent[]> {
  return db
    .selectFrom('payment_notifications')
    .select([...columns])
    .where('id', 'in', [...ids])
    .execute();
}

/** The events that were given up. 'Tareas' counts only those that the team has not settled since. */
export const listedEvents: Listed<{ state?: 'dead' | 'settled' | undefined }, RefusedEvent> = {
  table: {
    from: sql`payment_notifications as t`,
    orders: { received_at: sql.ref('t.received_at') },
    day: 'received_at',
    hits: () => [],
  },
  conditions: ({ state }) => [
    state ? sql<SqlBool>`t.status = ${state}` : sql<SqlBool>`t.status in ('dead', 'settled')`,
  ],
  rows: readEvents,
};

/** Returns an event that was given up, and whether the team has settled it since. */
export function findEvent(db: Db, id: number) {
  return db
    .selectFrom('payment_notifications')
    .select([...columns])
    .where('id', '=', id)
    .where('status', 'in', ['dead', 'settled'])
    .executeTakeFirst();
}

/** Locks and returns an event that was given up and that nobody has settled or applied since. */
export function holdWaiting(trx: Trx, id: number) {
  const query = trx
    .selectFrom('payment_notifications')
    .select([...columns])
    .where('id', '=', id);
  return forUpdate(trx, query.where('status', '=', 'dead')).executeTakeFirst();
}

export async function settle(trx: Trx, id: number, settled_note: string): Promise<void> {
  await trx
    .updateTable('payment_notifications')
    .set({ status: 'settled', settled_note })
    .where('id', '=', id)
    .execute();
}

/** Stores how another attempt failed, unless a colleague has settled it. */
export async function noteFailure(trx: Trx, id: number, reason: string): Promise<void> {
  await trx
    .updateTable('payment_notifications')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), outcome: reason.slice(0, 300) }))
    .where('id', '=', id)
    .where('status', '=', 'dead')
    .execute();
}

/** Returns the subscription that MercadoPago's data belongs to, with its provider. */
export function findSubject(db: Db, said: { agreementId: string | null; reference: string | null }) {
  return db
    .selectFrom('subscriptions as s')
    .leftJoin('accounts as a', 'a.id', 's.provider_id')
    .leftJoin('provider_profiles as p', 'p.account_id', 's.provider_id')
    .select(['s.id as subscription_id', 'a.id', 'a.name', 'a.email', 'p.company_name'])
    .where((eb) => eb.or([eb('s.mp_id', '=', said.agreementId ?? ''), eb('s.reference', '=', said.reference ?? '')]))
    .limit(1)
    .executeTakeFirst();
}
