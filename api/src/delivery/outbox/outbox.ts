import { setTimeout as pause } from 'node:timers/promises';
import type { CategoryKey } from '@tero/shared/rules/notifications';
import { day, minute } from '@tero/shared/rules/time/durations';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../core/clock.ts';
import { channelPaused, deliveries } from '../../core/meters.ts';
import { DatabaseAway } from '../../db/postgres/away.ts';
import type { Db, Table, Trx } from '../../db/schema/database.ts';
import { sendSignal } from '../../db/signals.ts';
import { markAway, markBack } from './away.ts';
import { Breaker } from './breaker.ts';
import { PermanentFailure, Postponed, Unreachable } from './failures.ts';
import * as outbox from './repository.ts';

export type ChannelName = Table<'outbox'>['channel'];

interface Message {
  channel: ChannelName;
  /** unique per event and channel, so that the event is delivered once */
  key: string;
  accountId: number | null;
  /** for an SMS: its phone, keyed (`sms/phone-key.ts`) */
  phoneKey?: string;
  payload: unknown;
  /** the setting that decides at sending time whether the message goes; without one it always goes */
  category?: CategoryKey;
  /** the message is not sent after this instant */
  expiresAt?: Date;
}

/** Writes a delivery in the transaction of its cause. The worker sends it as soon as the transaction has committed. */
export async function enqueue(trx: Trx, now: Date, message: Message): Promise<void> {
  const at = now.toISOString();
  await outbox.insert(trx, {
    dedupe_key: `${message.channel}:${message.key}`,
    channel: message.channel,
    account_id: message.accountId,
    phone_key: message.phoneKey ?? null,
    payload: JSON.stringify(message.payload),
    category: message.category ?? null,
    expires_at: message.expiresAt?.toISOString() ?? null,
    status: 'pending',
    attempts: 0,
    next_attempt_at: at,
    created_at: at,
  });
  await sendSignal(trx, { topic: 'outbox', accountId: null });
}

export interface Delivery {
  id: number;
  key: string;
  accountId: number | null;
  category: CategoryKey | null;
  expiresAt: Date | null;
}

/**
 * Delivers one message, or returns `skipped` when it must not be sent. Throws one of the failures when it was not
 * delivered; any other error means "retry".
 */
type Sender = (payload: unknown, delivery: Delivery) => Promise<undefined | 'skipped'>;

export interface Channel {
  channel: ChannelName;
  send: Sender;
  /** most messages sent at once */
  parallel?: number;
  breaker?: Breaker;
  /** the order of messages after a pause: first those that say most about the service */
  telling?: outbox.Order;
  /** ends a drain early: running deliveries finish, no new ones start */
  stop?: AbortSignal;
}

type Log = Pick<FastifyBaseLogger, 'warn'>;
type Draining = Channel & { db: Db; clock: Clock; log?: Log };

const leaseTime = 5 * minute;
/**
 * The milliseconds between two tries to mark a message as sent, and the number of tries. They end before the lease
 * does.
 */
const marksEvery = 500;
const mostMarks = 120;
const mostAttempts = 8;
const firstDelay = 30_000;
const longestDelay = 16 * minute;
/** The milliseconds after which a message to a service that is down is given up, whatever the number of attempts. */
const timeout = day;

/**
 * Sends all due messages of a channel, outside any transaction, and returns the number of attempts. Each message is
 * delivered at least once: if a process dies between sending and marking, the message is sent again when the lease
 * ends.
 */
export async function drain(draining: Draining): Promise<number> {
  const { parallel = 20, breaker = new Breaker(draining.clock), stop } = draining;
  const running = new Set<Promise<void>>();
  let tried = 0;
  for (;;) {
    const room = stop?.aborted ? 0 : breaker.allowed(parallel) - running.size;
    const isWorthIt = room > 0 && (running.size === 0 || room >= parallel / 2);
    const leased = isWorthIt ? await take(draining, room, breaker.isOpen) : [];
    for (const delivery of leased) {
      const work = attempt({ ...draining, breaker }, delivery).finally(() => running.delete(work));
      running.add(work);
    }
    tried += leased.length;
    channelPaused.set({ channel: draining.channel }, breaker.isOpen ? 1 : 0);
    if (running.size === 0) return tried;
    await Promise.race(running);
  }
}

function take({ db, clock, channel, telling }: Draining, limit: number, isTrying: boolean) {
  const now = clock.now();
  const leaseUntil = new Date(now.getTime() + leaseTime).toISOString();
  return outbox.lease(db, channel, now.toISOString(), leaseUntil, limit, isTrying ? telling : undefined);
}

async function attempt(draining: Draining & { breaker: Breaker }, row: outbox.Leased) {
  const { db, clock, channel, send, breaker, log } = draining;
  const expiresAt = row.expires_at ? new Date(row.expires_at) : null;
  if (expiresAt && expiresAt <= clock.now()) return outbox.markDone(db, row.id, 'skipped', clock.now().toISOString());
  const { id, dedupe_key: key, account_id: accountId, category } = row;
  let outcome: Awaited<ReturnType<Sender>>;
  try {
    outcome = await send(JSON.parse(row.payload), { id, key, accountId, category, expiresAt });
  } catch (error) {
    if (error instanceof Unreachable) {
      const wasOpen = breaker.isOpen;
      breaker.failed(error.evidence);
      if (!wasOpen && breaker.isOpen) log?.warn({ channel, reason: error.message }, 'a channel is paused');
    }
    const next = nextAttempt(error, row, clock.now());
    const lives = next !== null && (!expiresAt || next < expiresAt);
    deliveries.inc({ channel, result: lives ? 'later' : 'dead' });
    await outbox.markFailed(db, row.id, String((error as Error).message), lives ? next.toISOString() : null);
    if (error instanceof Unreachable && channel !== 'push') await markAway(db, channel, clock.now());
    return;
  }
  breaker.succeeded();
  deliveries.inc({ channel, result: outcome ?? 'sent' });
  await whenBack(() => outbox.markDone(db, id, outcome ?? 'sent', clock.now().toISOString()));
  if (outcome !== 'skipped' && channel !== 'push') await markBack(db, channel);
}

/**
 * Marks a sent message, and tries again while the database is away, because an unmarked message would be sent twice.
 */
async function whenBack(mark: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await mark();
    } catch (error) {
      if (!(error instanceof DatabaseAway) || tries === mostMarks) throw error;
      await pause(marksEvery);
    }
  }
}

/** Returns when a failed message is retried; null: never. */
function nextAttempt(error: unknown, { attempts, created_at }: outbox.Leased, now: Date): Date | null {
  if (error instanceof PermanentFailure) return null;
  const isWaiting = error instanceof Unreachable && now.getTime() - Date.parse(created_at) < timeout;
  if (attempts >= mostAttempts && !isWaiting) return null;
  const delay = Math.min(firstDelay * 2 ** (attempts - 1), error instanceof Unreachable ? longestDelay : timeout);
  const asked = error instanceof Unreachable || error instanceof Postponed ? error.retryAfter : null;
  const wait = Math.max(delay * (0.9 + Math.random() * 0.2), (asked ?? 0) * 1000);
  return new Date(now.getTime() + Math.min(wait, timeout));
}

/** Deletes old deliveries. Keeps failed ones longer, so that operators can look at them. */
export async function forgetDelivered({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * day).toISOString();
  await outbox.removeDone(db, { done: before(30), dead: before(90) });
}
