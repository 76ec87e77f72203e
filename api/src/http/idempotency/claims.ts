import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@tero/shared/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/errors.ts';
import type { IncomingFile } from '../../core/incoming-file.ts';
import type { Db } from '../../db/schema/database.ts';
import type { Deps } from '../../deps/deps.ts';
import { fingerprintOf } from './fingerprint.ts';
import * as claims from './repository.ts';

/** Longer than any call may take; a process that died gives its keys back after it. */
const leaseTime = 2 * 60_000;
/** Queues on phones live long. */
const keptFor = 60 * 24 * 3_600_000;
const keyPattern = /^[\w-]{8,100}$/;

/** What a write under an `Idempotency-Key` does with its answer. */
export interface Claim {
  /** Stores the reply in the transaction of its effect. Throws `in_progress`, so that nothing is done twice. */
  settle(trx: Db, reply: unknown): Promise<void>;
}

/** Of a call without a key: nothing is kept. */
export const noClaim: Claim = { settle: async () => undefined };

/** Stores what an effect answers with, inside its transaction. */
export type Settle<T> = (trx: Db, value: T) => Promise<void>;

/** The reply of a write: `effect` settles, in its own transaction, what `envelope` makes of its value. */
export async function settled<T, R>(
  claim: Claim,
  envelope: (value: T) => R,
  effect: (settle: Settle<T>) => Promise<T>,
): Promise<R> {
  return envelope(await effect((trx, value) => claim.settle(trx, envelope(value))));
}

/**
 * Does a write once for each key of a caller. A repeat gets the stored reply with `Idempotency-Replayed: true`; another
 * body under a used key is `key_reused`, a repeat while the first is under way `in_progress`. A refused write gives its
 * key back: corrected, it may come again.
 */
export async function once<R>(
  given: { deps: Pick<Deps, 'db' | 'clock'>; request: FastifyRequest; reply: FastifyReply; endpoint: Endpoint },
  files: readonly IncomingFile[],
  write: (claim: Claim) => Promise<R> | R,
): Promise<R> {
  const { deps, request, reply, endpoint } = given;
  const header = request.headers['idempotency-key'];
  if (!endpoint.idempotent || header === undefined) return write(noClaim);
  const owner = request.caller ? ownerOf(request.caller.accountId) : 'anyone';
  const key = { owner, key: checked(header) };
  const holder = randomUUID();
  const stored = await take(deps, key, holder, await fingerprintOf(request, files));
  if (stored !== null) {
    reply.header('idempotency-replayed', 'true');
    return JSON.parse(stored) as R;
  }
  let isSettled = false;
  const settle: Claim['settle'] = async (trx, answer) => {
    isSettled = await claims.settle(trx, key, holder, JSON.stringify(answer));
    if (!isSettled) throw new AppError('in_progress', { retryAfter: 5 });
  };
  try {
    const answer = await write({ settle });
    if (!isSettled) await claims.release(deps.db, key, holder);
    return answer;
  } catch (error) {
    await claims.release(deps.db, key, holder);
    throw error;
  }
}

const ownerOf = (accountId: number) => `account:${accountId}`;

/** Stored answers hold what a person wrote: they go with its account. */
export async function forgetAnswers(trx: Db, accountId: number): Promise<void> {
  await claims.removeOwned(trx, ownerOf(accountId));
}

function checked(header: string | string[]): string {
  const key = String(header);
  if (keyPattern.test(key)) return key;
  const message = 'La clave del envío tiene que tener entre 8 y 100 letras, números o guiones';
  throw new AppError('validation_failed', { message, errors: { 'idempotency-key': message } });
}

/** Null: the key is ours, and the write may be done. Otherwise the stored answer. */
async function take(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: claims.Key,
  holder: string,
  fingerprint: string,
): Promise<string | null> {
  const now = clock.now();
  const created_at = now.toISOString();
  const lease_until = new Date(now.getTime() + leaseTime).toISOString();
  const row = { ...key, fingerprint, holder, lease_until, answer: null, created_at };
  if (await claims.insert(db, row)) return null;
  const taken = await claims.find(db, key);
  // given back between the two
  if (!taken) throw new AppError('in_progress', { retryAfter: 1 });
  if (taken.fingerprint !== fingerprint) throw new AppError('key_reused');
  if (taken.answer !== null) return taken.answer;
  const isOver = taken.lease_until !== null && taken.lease_until <= created_at;
  if (isOver && (await claims.takeOver(db, key, taken.holder, { holder, lease_until }))) return null;
  throw new AppError('in_progress', { retryAfter: 5 });
}

/** Forgets keys of writes that are long done; the clock calls it. */
export async function forgetOldKeys({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptFor).toISOString();
  await claims.removeOlder(db, before);
}
