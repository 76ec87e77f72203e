import { createHash } from 'node:crypto';
import { day, minute, second } from '@tero/shared/rules/time/durations';
import type { Caller } from '../../../core/caller.ts';
import { AppError } from '../../../core/errors.ts';
import { floodNetworkOf, networkOf } from '../../../core/network.ts';
import type { Trx } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Origin } from '../sessions/places.ts';
import * as failures from './repository.ts';

const longestWait = 15 * minute;
/** The longest time that a count of failed attempts is kept. */
const keptFor = day;

/** The secret that somebody guesses; each has its own counts. */
type Secret = 'password' | 'code';

/**
 * A count of failed attempts. The first `free` failures cost nothing; each one after that doubles the wait. An account
 * is never locked.
 */
interface Bucket {
  key: string;
  free: number;
  /** the milliseconds without an attempt after which the count starts again */
  window: number;
  /** a caller with at most this number of failures in the bucket before this one skips the wait of this one */
  spares?: number;
}

interface Outcome<T> {
  /** null: it was wrong */
  right: T | null;
  /** the failures in the last bucket, including this one */
  failures: number;
  /** whether this number of failures begins a wait */
  isMany: boolean;
}

/**
 * Returns the buckets that count an attempt on an account. Each known place of the account has a bucket of its own, so
 * that strangers' attempts delay only strangers. Strangers are also counted by network for all accounts together (null:
 * the account is unknown), and by a customer's whole IPv6 range, which holds 65,536 networks.
 */
export function bucketsOf(secret: Secret, accountId: number | null, origin: Origin, ip: string): Bucket[] {
  const [network, rented] = [networkOf(ip), floodNetworkOf(ip)];
  const addresses = [{ key: `address:${network}`, free: 20, window: 15 * minute }];
  if (rented !== network) addresses.push({ key: `address:${rented}`, free: 100, window: 15 * minute });
  if (accountId === null) return addresses;
  const own = (from: string, window: number) => ({ key: `${secret}:${accountId}:${from}`, free: 5, window });
  if (origin.kind === 'stranger') return [...addresses, own('strangers', day)];
  return [own(`${origin.kind}:${origin.hash}`, 15 * minute)];
}

/**
 * Returns the buckets that count guesses within a session; they never delay a sign-in. The bucket for all sessions of
 * the account delays only sessions that have guessed wrong, so that a thief's session does not delay the owner's.
 */
function sessionBuckets(secret: Secret, { accountId, sessionId }: Caller): readonly [Bucket, Bucket] {
  const session = createHash('sha256').update(sessionId).digest('base64url').slice(0, 22);
  return [
    { key: `${secret}:${accountId}:session:${session}`, free: 5, window: day },
    { key: `${secret}:${accountId}:sessions`, free: 20, window: day, spares: 3 },
  ];
}

type AttemptDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/**
 * Runs `verify`, which returns null for a wrong secret. Throws `too_many_requests` instead when the caller has to wait.
 * The database counts the attempt before `verify` runs, and the count is taken back if the secret was right.
 */
export async function attempt<T>(
  deps: AttemptDeps,
  buckets: readonly Bucket[],
  verify: () => Promise<T | null>,
): Promise<Outcome<T>> {
  const now = deps.clock.now();
  const { reserved, spared } = await inTransaction(deps.db, async (trx) => {
    const reserved: Awaited<ReturnType<typeof reserve>>[] = [];
    const spared: Bucket[] = [];
    for (const bucket of buckets) {
      if ((reserved.at(-1)?.failures ?? 0) <= (bucket.spares ?? -1)) spared.push(bucket);
      else reserved.push(await reserve(trx, bucket, now, deps.config.rateLimitScale));
    }
    return { reserved, spared };
  });
  const takeBack = () =>
    inTransaction(deps.db, async (trx) => {
      for (const { key, wait_until } of reserved) await failures.giveBack(trx, key, wait_until);
    });
  let right: T | null;
  try {
    right = await verify();
  } catch (error) {
    await takeBack();
    throw error;
  }
  if (right !== null) await takeBack();
  else await noteSpared(deps, spared);
  const last = reserved.at(-1);
  return { right, failures: last?.failures ?? 0, isMany: last !== undefined && last.failures >= last.free };
}

/** Counts a failure in the buckets that the caller skipped. A bucket that is already waiting stays as it is. */
async function noteSpared({ db, clock, config }: AttemptDeps, spared: readonly Bucket[]): Promise<void> {
  for (const bucket of spared) {
    const counted = inTransaction(db, (trx) => reserve(trx, bucket, clock.now(), config.rateLimitScale));
    await counted.catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  }
}

async function reserve(trx: Trx, { key, free, window }: Bucket, now: Date, scale: number) {
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  const scaled = Math.ceil(free * scale);
  const at = after(0);
  const row = await failures.reserve(trx, {
    key,
    now: at,
    since: after(-window),
    free: scaled,
    waits: waits.map(after),
  });
  if (row) return { key, free: scaled, ...row };
  const wait = await failures.findWait(trx, key);
  const left = Date.parse(wait?.wait_until ?? at) - now.getTime();
  throw new AppError('too_many_requests', { retryAfter: Math.max(left, second) / 1000 });
}

/**
 * Makes an attempt within a session. Returns null when it was wrong; the right secret clears the session's failures.
 */
export async function attemptInSession<T>(
  deps: AttemptDeps,
  secret: Secret,
  caller: Caller,
  verify: () => Promise<T | null>,
): Promise<T | null> {
  const [own, all] = sessionBuckets(secret, caller);
  const { right } = await attempt(deps, [own, all], verify);
  if (right !== null) await failures.clear(deps.db, own.key);
  return right;
}

/** 1 s, 2 s, 4 s… */
const waits = Array.from({ length: 11 }, (_, step) => Math.min(second * 2 ** step, longestWait));

/** Clears the failures of a place from which the right secret came; the failures of strangers stay. */
export async function forgive({ db }: Pick<Deps, 'db'>, buckets: readonly Bucket[], origin: Origin): Promise<void> {
  if (origin.kind === 'stranger') return;
  for (const { key } of buckets) await failures.clear(db, key);
}

/** Deletes all counts of an account. */
export async function forgetFailuresOf(trx: Trx, accountId: number): Promise<void> {
  await failures.clearAll(trx, [`password:${accountId}:`, `code:${accountId}:`]);
}

/** Removes counts of failed attempts that no longer matter. */
export async function forgetOldFailures({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await failures.removeOlder(db, new Date(clock.now().getTime() - keptFor).toISOString());
}
