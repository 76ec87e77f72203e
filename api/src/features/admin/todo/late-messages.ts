import { day } from '@tero/shared/rules/time/durations';
import type { Db } from '../../../db/schema/database.ts';
import { lateAfter } from '../../../delivery/outbox/away.ts';
import type { ChannelName } from '../../../delivery/outbox/outbox.ts';
import type { Deps } from '../../../deps/deps.ts';
import { isWithoutMail } from '../../../http/promised.ts';
import type { Waiting } from './repository.ts';

/** Days for which a message that was given up counts. */
const newsDays = 7;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();

function late(db: Db, channel: ChannelName, now: Date) {
  return db
    .selectFrom('outbox')
    .where('channel', '=', channel)
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'pending'), eb('created_at', '<=', before(now, lateAfter))]),
        eb.and([eb('status', '=', 'dead'), eb('created_at', '>=', before(now, newsDays * day))]),
      ]),
    );
}

/**
 * Tells whether messages of a channel wait on purpose: in development without a mail server, or without an SMS gateway.
 */
function isHeld({ smtpUrl, production, sms }: Deps['config'], channel: ChannelName): boolean {
  return (channel === 'email' && smtpUrl === null && !production) || (channel === 'sms' && sms === null);
}

/** Counts messages that have waited for ten minutes, and messages given up within a week (rule ADM-142). */
export async function lateMessages(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  channel: ChannelName,
  now: Date,
): Promise<Omit<Waiting, 'newest'>> {
  if (isHeld(config, channel)) return { count: 0, oldest: null };
  const { count, oldest } = await late(db, channel, now)
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldest')])
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest };
}

/** Counts the late messages of a channel, with the last error of its service. */
async function whyLate({ db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>, channel: ChannelName) {
  const now = clock.now();
  const { count, oldest } = await lateMessages({ db, config }, channel, now);
  const said = late(db, channel, now).select('last_error').where('last_error', 'is not', null);
  const last = count > 0 ? await said.orderBy('id', 'desc').limit(1).executeTakeFirst() : undefined;
  return { count, oldest, reason: last?.last_error ?? null };
}

/** Returns the late mails, pushes and SMS, each with the reason. */
export async function whyMessagesAreLate(deps: Pick<Deps, 'db' | 'config' | 'clock'>) {
  return {
    ...(await whyLate(deps, 'email')),
    isUnset: isWithoutMail(deps.config),
    pushes: await whyLate(deps, 'push'),
    sms: await whyLate(deps, 'sms'),
  };
}
