import type { Caller } from '../../core/caller.ts';
import type { Clock } from '../../core/clock.ts';
import { AppError, found } from '../../core/errors.ts';
import type { Db, Trx } from '../../db/schema/database.ts';
import type { Deps } from '../../deps/deps.ts';
import { attemptInSession } from './attempts/attempt.ts';
import { type Proof, type Proven, proofOf } from './credentials/proof.ts';
import { passwordMatches } from './passwords.ts';
import * as accounts from './repository.ts';
import { endSessions } from './sessions/end.ts';
import { endTokens } from './tokens/tokens.ts';

/**
 * Returns the proof if the password is right. Otherwise throws `bad_credentials` with a fault of `field`, or
 * `too_many_requests` after several wrong passwords, even within a session.
 */
export async function requirePassword(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  caller: Caller,
  password: string,
  field = 'password',
): Promise<Proof> {
  const account = found(await accounts.findForPassword(deps.db, caller.accountId));
  const right = await attemptInSession(
    deps,
    'password',
    caller,
    async () => (await passwordMatches(account.password_hash, password)) || null,
  );
  if (right) return proofOf(caller.accountId, caller.credentialVersion, 'bad_credentials');
  const message = 'La contraseña actual es incorrecta';
  throw new AppError('bad_credentials', { message, errors: { [field]: message } });
}

/**
 * Throws `last_admin` when this account is the only administrator. Locks the administrators, so that concurrent calls
 * wait.
 */
export async function requireAnotherAdmin(trx: Trx, accountId: number): Promise<void> {
  const ids = await accounts.holdAdmins(trx);
  if (ids.length === 1 && ids[0] === accountId) throw new AppError('last_admin');
}

/**
 * Sets another password (null: none) and ends everything that the old password opened: sessions, push subscriptions and
 * links to a new password (rules ACC-17 and ACC-82).
 */
export async function setPassword({ held, id }: Proven, passwordHash: string | null, now: Date): Promise<void> {
  await accounts.updatePassword(held, id, passwordHash, now.toISOString());
  await endTokens(held, id, now, 'reset');
  await endSessions(held, now, id);
}

/** Throws `already_exists` with the fields that another account than `exceptId` uses. */
export async function refuseTaken(
  { db, clock }: { db: Db; clock: Clock },
  emailKey: string,
  usernameKey: string | null,
  exceptId?: number,
): Promise<void> {
  const taken = await accounts.takenFields(db, clock.now(), emailKey, usernameKey, exceptId);
  if (!taken.email && !taken.username) return;
  throw new AppError('already_exists', {
    message: taken.email ? takenEmail : takenUsername,
    errors: { ...(taken.username && { username: takenUsername }), ...(taken.email && { email: takenEmail }) },
  });
}

export const takenUsername = 'Este nombre de usuario ya está en uso. Elige otro.';
const takenEmail = 'Este email ya está registrado. Usa otro email.';
