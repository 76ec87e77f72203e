import { limits } from '@tero/shared/limits';
import { foldIdentifier } from '@tero/shared/rules/text/text';
import { day, minute } from '@tero/shared/rules/time/durations';
import { recordAct } from '../../../audit/acts.ts';
import { AppError, found } from '../../../core/errors.ts';
import type { Db, Trx } from '../../../db/schema/database.ts';
import { holdAccount, isUniqueViolation } from '../../../db/sql/dialect.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Work } from '../../../deps/work.ts';
import { tellEmailChanged } from '../../notifications/notice-texts.ts';
import { findSelf } from '../repository.ts';
import { endOtherSessions, endSessions } from '../sessions/end.ts';
import { forgetPlaces } from '../sessions/places.ts';
import { hashToken } from '../tokens/tokens.ts';
import * as accounts from './account-repository.ts';
import { queueDone } from './mails.ts';
import * as changes from './repository.ts';

/** The milliseconds in which the old address can stop or undo a change (rule ACC-63). */
const stoppable = limits.emailStopDays * day;
/** The milliseconds in which a link that worked may be opened again with the same result: a double tap is no error. */
const repeatable = 10 * minute;
const badLink = 'El enlace no sirve o ya se usó. Pedí el cambio de nuevo.';
const taken = 'Ahora otra cuenta usa tu email. Escribinos y lo resolvemos.';

/**
 * Changes the email by the link sent to the new address, and returns the address. Ends other sessions; the session that
 * requested the change stays (rule ACC-62).
 */
export async function confirmChange({ db, clock, config }: Deps, token: string, ip: string): Promise<string> {
  const now = clock.now();
  const at = now.toISOString();
  return orTaken('Ese email es de otra cuenta. Usá otro.', () =>
    inTransaction(db, async (trx) => {
      const change = await held(trx, 'confirm_hash', token);
      if (!change || change.ended_at) throw new AppError('token_invalid', { message: badLink });
      if (change.confirmed_at) return repeated(change.confirmed_at, now, change.new_email);
      if (change.expires_at <= at) {
        throw new AppError('token_expired', { message: 'El enlace venció. Pedí el cambio de nuevo.' });
      }
      await changes.mark(trx, change.id, 'confirmed_at', at);
      await move({ trx, now, config }, change, { from: change.old_email, to: change.new_email, ip });
      await forgetBetween(trx, now, change);
      await endOtherSessions(trx, now, change.account_id, change.session_id);
      const account = found(await findSelf(trx, change.account_id));
      await queueDone({ trx, now, config }, account, {
        oldEmail: change.old_email,
        canStop: change.stop_hash !== null,
      });
      await tellEmailChanged({ trx, now, config }, account);
      return change.new_email;
    }),
  );
}

/**
 * Stops or undoes a change by the link sent to the old address, because somebody else was in the account. The account
 * gets that address back, whatever became of the change. All sessions end, all known places are forgotten, and signing
 * in requires a new password. Links of later changes end, and so do ways to sign in that were added under the addresses
 * in between (rules ACC-63 and ACC-85).
 */
export async function stopChange({ db, clock, config }: Deps, token: string, ip: string): Promise<string> {
  const now = clock.now();
  const at = now.toISOString();
  return orTaken(taken, () =>
    inTransaction(db, async (trx) => {
      const change = await held(trx, 'stop_hash', token);
      const isLate = !change || now.getTime() - Date.parse(change.created_at) > stoppable;
      if (isLate) throw new AppError('token_invalid', { message: badLink });
      const { account_id, old_email } = change;
      const { email } = found(await findSelf(trx, account_id));
      const isThere = foldIdentifier(email) === foldIdentifier(old_email);
      const isDone = isThere && !(await changes.findWaiting(trx, account_id, at));
      if (change.stopped_at && isDone) return repeated(change.stopped_at, now, old_email);
      await undo({ trx, now, config }, change, { email, ip });
      return old_email;
    }),
  );
}

/**
 * Gives an account back to the old address of `change` and ends what was added since. `email`: the account's current
 * address.
 */
async function undo(
  work: Work,
  change: changes.ChangeRow,
  { email, ip }: { email: string; ip: string },
): Promise<void> {
  const { trx, now } = work;
  const { account_id, old_email } = change;
  const isThere = foldIdentifier(email) === foldIdentifier(old_email);
  await changes.mark(trx, change.id, 'stopped_at', now.toISOString());
  await changes.voidStops(trx, change);
  await accounts.removeIdentitiesSince(trx, account_id, change.created_at);
  if (!isThere) await move(work, change, { from: email, to: old_email, ip });
  await accounts.endResetsElsewhere(trx, account_id, foldIdentifier(old_email));
  await accounts.refusePassword(trx, account_id);
  await forgetPlaces(trx, account_id);
  await endSessions(trx, now, account_id);
}

/** Returns the earliest change that the owner of an address can still undo, or undefined when there is none. */
export function undoableFrom(db: Db, now: Date, accountId: number, address: string) {
  const since = new Date(now.getTime() - stoppable).toISOString();
  return changes.findFirstFrom(db, accountId, address, since);
}

/** Undoes changes away from an address whose owner was proved by another link than the notice's (rule ACC-63). */
export async function giveBackTo(work: Work, accountId: number, address: string, ip: string): Promise<void> {
  await holdAccount(work.trx, accountId);
  const change = await undoableFrom(work.trx, work.now, accountId, address);
  const { email } = found(await findSelf(work.trx, accountId));
  if (!change) return;
  await orTaken(taken, () => undo(work, change, { email, ip }));
}

/**
 * Ends what was added in between when a change goes back to an address that a link could have recovered, as that link
 * would.
 */
async function forgetBetween(trx: Trx, now: Date, { account_id, new_email }: changes.ChangeRow): Promise<void> {
  const left = await undoableFrom(trx, now, account_id, new_email);
  if (!left) return;
  await changes.voidStops(trx, left);
  await accounts.removeIdentitiesSince(trx, account_id, left.created_at);
}

/** Returns the change of a link. Locks its account first, as all code that changes credentials does. */
async function held(trx: Trx, column: 'confirm_hash' | 'stop_hash', token: string) {
  const hash = hashToken(token);
  const known = await changes.findByLink(trx, column, hash);
  if (!known) return undefined;
  await holdAccount(trx, known.account_id);
  return changes.findByLink(trx, column, hash);
}

async function move(
  { trx, now }: Work,
  { account_id }: changes.ChangeRow,
  { from, to, ip }: { from: string; to: string; ip: string },
): Promise<void> {
  await accounts.setEmail(trx, account_id, to, foldIdentifier(to), now.toISOString());
  await recordOfAdmin(trx, now, account_id, { from, to, ip });
}

/** Logs a change of an administrator's own account. */
async function recordOfAdmin(
  trx: Trx,
  now: Date,
  id: number,
  { from, to, ip }: { from: string; to: string; ip: string },
): Promise<void> {
  const account = found(await findSelf(trx, id));
  if (account.role !== 'admin') return;
  const states = { before: { email: from }, after: { email: to } };
  await recordAct(trx, now, { accountId: id, ip }, { action: 'update', entity: account.kind, id, ...states });
}

function repeated(at: string, now: Date, email: string): string {
  if (now.getTime() - Date.parse(at) <= repeatable) return email;
  throw new AppError('token_invalid', { message: badLink });
}

async function orTaken<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('already_exists', { message });
  }
}
