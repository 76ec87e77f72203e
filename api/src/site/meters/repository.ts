import type { Db } from '../../db/schema/database.ts';

/** Returns the messages of each channel that wait: how many, and since when the oldest. */
export function listWaitingMessages(db: Db) {
  return db
    .selectFrom('outbox')
    .select((eb) => ['channel', eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldest')])
    .where('status', '=', 'pending')
    .groupBy('channel')
    .execute();
}

/**
 * MercadoPago's webhook events that were not applied: `pending` ones are tried again, `dead` ones wait for the team.
 */
export function listUnappliedEvents(db: Db) {
  return db
    .selectFrom('payment_notifications')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count'), eb.fn.min('received_at').as('oldest')])
    .where('status', 'in', ['pending', 'dead'])
    .groupBy('status')
    .execute();
}
