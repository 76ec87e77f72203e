import { day } from '@tero/shared/rules/time/durations';
import type { Db } from '../../../db/schema/database.ts';
import { lateAfter } from '../../../delivery/outbox/away.ts';
import type { Deps } from '../../../deps/deps.ts';
import { isWithoutMail } from '../../../http/promised.ts';
import type { Waiting } from './repository.ts';

/** Days for which a mail that was given up counts. */
const newsDays = 7;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();

function late(db: Db, now: Date) {
  return db
    .selectFrom('outbox')
    .where('channel', '=', 'email')
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'pending'), eb('created_at', '<=', before(now, lateAfter))]),
        eb.and([eb('status', '=', 'dead'), eb('created_at', '>=', before(now, newsDays * day))]),
      ]),
    );
}

/**
 * Counts mails that wait for ten minutes, and those given up within a week (rule ADM-142). In development without a
 * mail server all of them wait, readable at /api/dev/mail.
 */
export async function lateMails(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  now: Date,
): Promise<Omit<Waiting, 'newest'>> {
  if (config.smtpUrl === null && !config.production) return { count: 0, oldest: null };
  const { count, oldest } = await late(db, now)
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldest')])
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest };
}

/** Counts the late mails, with the mail server's last error. */
export async function whyMailsAreLate({ db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>) {
  const now = clock.now();
  const { count, oldest } = await lateMails({ db, config }, now);
  const said = late(db, now).select('last_error').where('last_error', 'is not', null).orderBy('id', 'desc').limit(1);
  const reason = count > 0 ? ((await said.executeTakeFirst())?.last_error ?? null) : null;
  return { count, oldest, reason, isUnset: isWithoutMail(config) };
}
