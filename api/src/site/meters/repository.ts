import type { Db } from '../../db/schema/database.ts';

/** Returns, for each channel, the number of messages that wait, and since when the oldest has waited. */
export function listWaitingMessages(db: Db) {
  return db
    .selectFrom('outbox')
    .select((eb) => ['channel', eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldest')])
    .where('status', '=', 'pending')
    .groupBy('channel')
    .execute();
}

/**
 * Returns MercadoPago's webhook events that were not applied: `pending` events are tried again, `dead` events wait for
 * the team.
 */
export function listUnappliedEvents(db: Db) {
  return db
    .selectFrom('payment_notifications')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count'), eb.fn.min('received_at').as('oldest')])
    .where('status', 'in', ['pending', 'dead'])
    .groupBy('status')
    .execute();
}
