import type { Clock } from '../clock.ts';
import type { Db, OutboxTable } from '../db/schema.ts';
import * as outbox from './repository.ts';

interface Message {
  channel: OutboxTable['channel'];
  /** unique per event and channel: the same event is delivered once */
  key: string;
  accountId: number | null;
  payload: unknown;
}

/** Writes a delivery, in the transaction of its cause. The worker sends it as soon as that has committed. */
export async function enqueue(trx: Db, now: Date, message: Message): Promise<void> {
  const at = now.toISOString();
  await outbox.insert(trx, {
    dedupe_key: `${message.channel}:${message.key}`,
    channel: message.channel,
    account_id: message.accountId,
    payload: JSON.stringify(message.payload),
    status: 'pending',
    attempts: 0,
    next_attempt_at: at,
    created_at: at,
  });
}

/** Delivers one message. Throwing means "not delivered"; a `PermanentFailure` is not tried again. */
export type Sender = (payload: unknown, delivery: { id: number; key: string }) => Promise<void>;

export class PermanentFailure extends Error {}

interface Draining {
  db: Db;
  clock: Clock;
  channel: OutboxTable['channel'];
  send: Sender;
}

const leaseTime = 5 * 60_000;
const batch = 20;
const mostAttempts = 8;
const firstDelay = 30_000;

/**
 * Sends what is due in one channel, outside any transaction, until nothing is. At least once: a process that dies
 * between sending and marking sends again when the lease ends. Answers how many were tried.
 */
export async function drain({ db, clock, channel, send }: Draining): Promise<number> {
  let tried = 0;
  for (;;) {
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + leaseTime).toISOString();
    const deliveries = await outbox.lease(db, channel, now.toISOString(), leaseUntil, batch);
    if (deliveries.length === 0) return tried;
    tried += deliveries.length;
    await Promise.all(deliveries.map((delivery) => attempt({ db, clock, channel, send }, delivery)));
  }
}

async function attempt({ db, clock, send }: Draining, delivery: outbox.Delivery): Promise<void> {
  try {
    await send(JSON.parse(delivery.payload), { id: delivery.id, key: delivery.dedupe_key });
    await outbox.markSent(db, delivery.id, clock.now().toISOString());
  } catch (error) {
    const last = error instanceof PermanentFailure || delivery.attempts >= mostAttempts;
    const wait = firstDelay * 2 ** (delivery.attempts - 1) * (0.9 + Math.random() * 0.2);
    const next = last ? null : new Date(clock.now().getTime() + wait).toISOString();
    await outbox.markFailed(db, delivery.id, String((error as Error).message), next);
  }
}
