import { createHash, randomUUID } from 'node:crypto';
import type { Endpoint } from '@tero/shared/contract/endpoint';
import { day, second } from '@tero/shared/rules/time/durations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../../core/address.ts';
import { AppError } from '../../core/errors.ts';
import { type IncomingFile, sha256Of } from '../../core/incoming-file.ts';
import { boundTo, nameOfKey, seal, unseal } from '../../core/sealed.ts';
import { DatabaseAway } from '../../db/postgres/away.ts';
import type { Trx } from '../../db/schema/database.ts';
import type { Deps } from '../../deps/deps.ts';
import * as claims from './repository.ts';

/**
 * The milliseconds that a claim lasts. Its call renews the claim while it runs; after a crash, the key is free when
 * they are over.
 */
const leaseTime = 6 * second;
/** The milliseconds for which keys are kept, because phones may send a write again after weeks offline. */
const keptFor = 60 * day;
const keyPattern = /^[\w-]{8,100}$/;

/** The idempotency claim of a write with an `Idempotency-Key`. */
export interface Claim {
  /**
   * Stores the response in the same transaction as the effect. Throws `in_progress` when another request has taken over
   * the claim; the effect then rolls back.
   */
  settle(trx: Trx, reply: unknown): Promise<void>;
}

/** The claim of a call without a key: it stores nothing. */
const noClaim: Claim = { settle: async () => undefined };

/** The value of an effect whose response is in the database. Only a `Settle` function creates one. */
class Stored<T> {
  // makes the type nominal: no other object with the same shape is accepted
  readonly #value: T;
  constructor(value: T) {
    this.#value = value;
  }
  get value(): T {
    return this.#value;
  }
}

export type { Stored };

/** Stores the response for an effect's value, inside its transaction. */
export type Settle<T> = (trx: Trx, value: T) => Promise<Stored<T>>;

declare const isSettled: unique symbol;
/** The response of an idempotent write. Only `settled` and `withoutEffect` create one. */
export type Settled<R> = R & { readonly [isSettled]: true };

/**
 * Runs `effect` and returns the response that `envelope` makes of its value. `effect` must store that response in its
 * own transaction by `settle`, because only `settle` gives it the value to return.
 */
export async function settled<T, R>(
  claim: Claim,
  envelope: (value: T) => R,
  effect: (settle: Settle<T>) => Promise<Stored<T>>,
): Promise<Settled<R>> {
  const { value } = await effect(async (trx, value) => {
    await claim.settle(trx, envelope(value));
    return new Stored(value);
  });
  return envelope(value) as Settled<R>;
}

/**
 * Returns the response of an idempotent write that has written nothing, so the same request may run again under its
 * key.
 */
export function withoutEffect<R>(response: R): Settled<R> {
  return response as Settled<R>;
}

/**
 * Runs a write once for each idempotency key of a caller. A repeated request gets the stored response with
 * `Idempotency-Replayed: true`. A used key with another body throws `key_reused`, with the stored response as `stored`.
 * A repeat during the first run throws `in_progress`. A failed write releases its key, so that the person can correct
 * the form and send it again.
 */
export async function once<R>(
  given: { deps: Pick<Deps, 'db' | 'clock'>; request: FastifyRequest; reply: FastifyReply; endpoint: Endpoint },
  files: readonly IncomingFile[],
  write: (claim: Claim) => Promise<R> | R,
): Promise<R> {
  const { deps, request, reply, endpoint } = given;
  const header = request.headers['idempotency-key'];
  if (!endpoint.idempotent || header === undefined) return write(noClaim);
  const owner = request.caller ? ownerOf(request.caller.accountId) : anyone;
  const secret = checked(header);
  const key = { owner, key: nameOfKey(secret) };
  const holder = randomUUID();
  const fingerprint = boundTo(secret, await fingerprintOf(request, files));
  const stored = await take(deps, { ...key, secret }, holder, fingerprint);
  if (stored !== null) {
    reply.header('idempotency-replayed', 'true');
    return JSON.parse(stored) as R;
  }
  let isSettled = false;
  const renewal = setInterval(() => void renew(deps, key, holder).catch(() => undefined), leaseTime / 3).unref();
  const settle: Claim['settle'] = async (trx, response) => {
    isSettled = await claims.settle(trx, key, holder, seal(secret, JSON.stringify(response)));
    if (!isSettled) throw new AppError('in_progress', { retryAfter: 5 });
  };
  try {
    const response = await write({ settle });
    if (!isSettled) await claims.release(deps.db, key, holder);
    return response;
  } catch (error) {
    // the claim is not released when the database is away: it expires by itself, and the caller has waited long enough
    if (!(error instanceof DatabaseAway)) await claims.release(deps.db, key, holder);
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

function renew({ db, clock }: Pick<Deps, 'db' | 'clock'>, key: claims.Key, holder: string): Promise<void> {
  return claims.renew(db, key, holder, new Date(clock.now().getTime() + leaseTime).toISOString());
}

/** The owner of the keys of visitors. */
const anyone = 'anyone';
const ownerOf = (accountId: number) => `account:${accountId}`;

/** Deletes an account's cached responses, because they contain what the person wrote. */
export async function forgetResponses(trx: Trx, accountId: number): Promise<void> {
  await claims.removeOwned(trx, ownerOf(accountId));
}

function checked(header: string | string[]): string {
  if (typeof header === 'string' && keyPattern.test(header)) return header;
  const message = 'La clave del envío tiene que tener entre 8 y 100 letras, números o guiones';
  throw new AppError('validation_failed', { message, errors: { 'idempotency-key': message } });
}

/** Claims the key and returns null, or returns the cached response. */
async function take(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { secret, ...key }: claims.Key & { secret: string },
  holder: string,
  fingerprint: string,
): Promise<string | null> {
  const now = clock.now();
  const created_at = now.toISOString();
  const lease_until = new Date(now.getTime() + leaseTime).toISOString();
  const row = { ...key, fingerprint, holder, lease_until, answer: null, created_at };
  if (await claims.insert(db, row)) return null;
  const taken = await claims.find(db, key);
  // the claim was released between the two queries
  if (!taken) throw new AppError('in_progress', { retryAfter: 1 });
  if (taken.answer !== null && taken.fingerprint === fingerprint) return unseal(secret, taken.answer);
  if (taken.answer !== null) throw reused(key, unseal(secret, taken.answer));
  // A claim without a response had no effect, so a later request may bring another body. A lease that is longer than
  // ours comes from a process with a fast clock: we take that claim over, and its holder can no longer settle it.
  const isHeld = taken.lease_until !== null && created_at < taken.lease_until && taken.lease_until <= lease_until;
  const isOver = taken.lease_until !== null && !isHeld;
  if (isOver && (await claims.takeOver(db, key, taken.holder, { holder, lease_until, fingerprint }))) return null;
  throw new AppError('in_progress', { retryAfter: 5 });
}

/**
 * Returns the error for a used key with another body. An account also gets the response stored under the key, so that
 * the app can edit what was created.
 */
function reused({ owner }: claims.Key, stored: string): AppError {
  return new AppError('key_reused', owner === anyone ? {} : { extra: { stored: JSON.parse(stored) } });
}

/** Deletes old idempotency keys. Runs as a scheduled job. */
export async function forgetOldKeys({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptFor).toISOString();
  await claims.removeOlder(db, before);
}

/** Returns the SHA-256 of a request: its method and URL, its body with sorted fields, and its files in order. */
async function fingerprintOf(request: FastifyRequest, files: readonly IncomingFile[]): Promise<string> {
  const parts = [request.method, addressOf(request), JSON.stringify(sorted(request.body ?? null))];
  for (const file of files) parts.push(await sha256Of(file.path));
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, item]) => [name, sorted(item)]));
}
