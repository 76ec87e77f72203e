import { day, minute } from '@tero/shared/rules/time/durations';
import { AppError } from '../../../core/errors.ts';
import type { Deps } from '../../../deps/deps.ts';
import * as failures from './failure-repository.ts';

const window = 15 * minute;
/** Failures without a wait; from then on each one doubles the wait, and nothing is locked. */
const free = { account: 5, address: 20 };
const longestWait = 15 * minute;

type Subject = keyof typeof free;

/** How long a count of failed sign-ins is kept. */
const keptFor = day;

/**
 * Throws `too_many_requests` while the account or the address has to wait. Stored in the database, so that restarts
 * keep the counts.
 */
export async function checkLoginAllowed(deps: Deps, identifier: string, ip: string): Promise<void> {
  const { db, clock } = deps;
  for (const [subject, key] of keys(identifier, ip)) {
    const seen = await failures.find(db, key);
    if (!seen) continue;
    const spent = seen.failures - free[subject] * deps.config.rateLimitScale;
    if (spent < 0) continue;
    const wait = Math.min(1000 * 2 ** Math.min(spent, 20), longestWait);
    const left = Date.parse(seen.last_at) + wait - clock.now().getTime();
    if (left > 0) throw new AppError('too_many_requests', { retryAfter: left / 1000 });
  }
}

export async function loginFailed({ db, clock }: Deps, identifier: string, ip: string): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - window).toISOString();
  for (const [, key] of keys(identifier, ip)) await failures.count(db, key, now.toISOString(), since);
}

export async function loginSucceeded({ db }: Deps, identifier: string): Promise<void> {
  await failures.clear(db, `account:${identifier}`);
}

function keys(identifier: string, ip: string): [Subject, string][] {
  return [
    ['account', `account:${identifier}`],
    ['address', `address:${ip}`],
  ];
}

/** Removes counts of failed sign-ins that no longer matter. */
export async function forgetOldFailures({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await failures.removeOlder(db, new Date(clock.now().getTime() - keptFor).toISOString());
}
