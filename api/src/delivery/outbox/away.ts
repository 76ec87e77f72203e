import { minute } from '@tero/shared/rules/time/durations';
import type { Clock } from '../../core/clock.ts';
import { readFact, writeFact } from '../../db/deployment/facts.ts';
import type { Db } from '../../db/schema/database.ts';

/** Channels whose failures people see, because they wait for the message. */
export type PromisedChannel = 'email' | 'sms';

/** The milliseconds for which a service must fail before people see it. */
export const lateAfter = 10 * minute;
/**
 * The milliseconds for which a failure counts. It exceeds the pause between two tries of one message, 18 minutes at
 * most.
 */
const tellsFor = 20 * minute;

const factOf = (channel: PromisedChannel) => `${channel} away`;

interface Away {
  /** the time of the first failure since the last delivered message, and of the newest */
  since: number;
  last: number;
}

async function readAway(db: Db, channel: PromisedChannel, now: number): Promise<Away | null> {
  const [since = 0, last = 0] = (await readFact(db, factOf(channel)))?.split(' ').map(Date.parse) ?? [];
  return last > now - tellsFor ? { since, last } : null;
}

/** Stores in the database that the service of a channel has failed, so that all processes and later starts know it. */
export async function markAway(db: Db, channel: PromisedChannel, now: Date): Promise<void> {
  const known = await readAway(db, channel, now.getTime());
  const since = new Date(known?.since ?? now).toISOString();
  await writeFact(db, factOf(channel), `${since} ${now.toISOString()}`);
}

/** Records that a message was sent. */
export async function markBack(db: Db, channel: PromisedChannel): Promise<void> {
  await db.deleteFrom('deployment_facts').where('name', '=', factOf(channel)).execute();
}

/** Tells whether the service of a channel has been failing for ten minutes, with a recent failure. */
export async function isAway({ db, clock }: { db: Db; clock: Clock }, channel: PromisedChannel): Promise<boolean> {
  const now = clock.now().getTime();
  const away = await readAway(db, channel, now);
  return away !== null && away.since <= now - lateAfter;
}
