import type { accounts as contract } from '@tero/shared/contract/accounts';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { PolicyVersion } from '@tero/shared/rules/policies';
import { foldIdentifier } from '@tero/shared/rules/text';
import type { Db } from '../../db/schema/database.ts';
import type { Deps } from '../../deps/deps.ts';
import { AppError, found } from '../../core/errors.ts';
import { asksSecondStep, takeCode } from './two-factor/service.ts';
import { sendVerification } from './email-verification/service.ts';
import { checkLoginAllowed, loginFailed, loginSucceeded } from './sign-in/guard.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import * as accounts from './repository.ts';
import * as sessions from './sessions/repository.ts';
import type { Entrant } from './sign-in/sign-in.ts';

export { hashPassword, passwordMatches } from './passwords.ts';
export { accountReply, sessionReply } from './sessions/view.ts';
export {
  remove as endSession,
  removeAll as endSessions,
  removeOthers as endOtherSessions,
} from './sessions/repository.ts';
export { signIn } from './sign-in/sign-in.ts';

/** Whose identifier and password these are; S1 §8 gives the messages of each refusal. */
export async function checkPassword(deps: Deps, body: BodyOf<typeof contract.login>, ip: string): Promise<Entrant> {
  const identifier = foldIdentifier(body.identifier);
  await checkLoginAllowed(deps, identifier, ip);
  const account = await accounts.findForLogin(deps.db, identifier);
  if (!(await passwordMatches(account?.password_hash ?? null, body.password)) || !account) {
    await loginFailed(deps, identifier, ip);
    throw new AppError(account ? 'bad_credentials' : 'account_unknown');
  }
  await passSecondStep(deps, account.id, body.code, ip);
  await loginSucceeded(deps, identifier);
  return account;
}

/** Asked only after the right password; wrong codes are slowed down by themselves, whichever name was typed. */
async function passSecondStep(deps: Deps, accountId: number, code: string | undefined, ip: string): Promise<void> {
  if (!(await asksSecondStep(deps.db, accountId))) return;
  const extra = { requiresSecondStep: true };
  if (!code) throw new AppError('second_step_required', { extra });
  const subject = `second-step:${accountId}`;
  await checkLoginAllowed(deps, subject, ip);
  if (!(await takeCode(deps.db, deps, accountId, code))) {
    await loginFailed(deps, subject, ip);
    throw new AppError('second_step_wrong', { extra });
  }
  await loginSucceeded(deps, subject);
}

/** The account whose password this is; throws `bad_credentials`, within a session too. */
export async function requirePassword({ db }: Pick<Deps, 'db'>, accountId: number, password: string) {
  const account = found(await accounts.findForPassword(db, accountId));
  if (await passwordMatches(account.password_hash, password)) return account;
  const message = 'La contraseña actual es incorrecta';
  throw new AppError('bad_credentials', { message, errors: { password: message } });
}

export async function registerClient(deps: Deps, body: BodyOf<typeof contract.registerClient>): Promise<void> {
  await register(deps, { ...body, kind: 'user', address: null });
}

export async function registerProvider(deps: Deps, body: BodyOf<typeof contract.registerProvider>): Promise<void> {
  await register(deps, { ...body, kind: 'provider' }, (trx, accountId, at) =>
    createProviderProfile(trx, accountId, body, at),
  );
}

type ProviderDetails = Record<'company_name' | 'service' | 'location' | 'cedula_number' | 'birth_date', string | null>;

/** The provider's part of an account: waiting for verification, without a subscription. */
export async function createProviderProfile(
  trx: Db,
  accountId: number,
  given: ProviderDetails,
  at: string,
): Promise<void> {
  await accounts.insertProviderProfile(trx, {
    account_id: accountId,
    company_name: given.company_name,
    service: given.service,
    location: given.location,
    cedula_number: given.cedula_number,
    birth_date: given.birth_date,
    verification_status: 'pending',
    documents_submitted_at: at,
    rating_total: 0,
    reviews_count: 0,
  });
}

/** Keeps which policies the account accepts, and when; nothing when it does not say. */
export async function recordConsent(
  trx: Db,
  accountId: number,
  { accepted_policies }: { accepted_policies?: PolicyVersion | undefined },
  at: string,
): Promise<void> {
  if (accepted_policies) await accounts.insertConsent(trx, accountId, accepted_policies, at);
}

interface NewAccount {
  kind: 'user' | 'provider';
  name: string;
  username: string;
  email: string;
  phone: string | null;
  address: string | null;
  password: string;
  emailVerified?: boolean;
  accepted_policies?: PolicyVersion | undefined;
}

/** Makes an account that signs in with a password; `also` writes in the same transaction. Answers its id. */
export async function register(
  deps: Deps,
  given: NewAccount,
  also?: (trx: Deps['db'], accountId: number, now: string) => Promise<void>,
): Promise<number> {
  const emailKey = foldIdentifier(given.email);
  const usernameKey = foldIdentifier(given.username);
  await refuseTaken(deps, emailKey, usernameKey);
  const passwordHash = await hashPassword(given.password);
  const now = deps.clock.now();
  const at = now.toISOString();
  const id = await deps.db.transaction().execute(async (trx) => {
    const accountId = await accounts.insertAccount(trx, {
      kind: given.kind,
      role: given.kind,
      name: given.name,
      username: given.username,
      username_key: usernameKey,
      email: given.email,
      email_key: emailKey,
      phone: given.phone,
      address: given.address,
      password_hash: passwordHash,
      email_verified: given.emailVerified ? 1 : 0,
      created_at: at,
      updated_at: at,
    });
    if (accountId === null) return null;
    await recordConsent(trx, accountId, given, at);
    await also?.(trx, accountId, at);
    if (given.emailVerified) return accountId;
    await sendVerification(trx, deps.config, now, { id: accountId, name: given.name, email: given.email });
    return accountId;
  });
  // somebody was faster: say which field, as if it had been taken all along
  if (id === null) await refuseTaken(deps, emailKey, usernameKey);
  return found(id);
}

/** Throws `last_admin` when no administrator would be left without this account; of two at once, one waits. */
export async function requireAnotherAdmin(trx: Db, accountId: number): Promise<void> {
  const ids = await accounts.holdAdmins(trx);
  if (ids.length === 1 && ids[0] === accountId) throw new AppError('last_admin');
}

/**
 * A client who signs in elsewhere: without username, phone and password until they set them. The new account's id, or
 * null when the email was taken meanwhile.
 */
export function registerExternalClient(
  trx: Db,
  given: { name: string; email: string; emailVerified: boolean },
  at: string,
): Promise<number | null> {
  return accounts.insertAccount(trx, {
    kind: 'user',
    role: 'user',
    name: given.name,
    email: given.email,
    email_key: foldIdentifier(given.email),
    email_verified: given.emailVerified ? 1 : 0,
    created_at: at,
    updated_at: at,
  });
}

/** The administrator of a new installation; null when an account has that email. */
export function insertFirstAdmin(
  trx: Db,
  { email, passwordHash }: { email: string; passwordHash: string },
  at: string,
): Promise<number | null> {
  return accounts.insertAccount(trx, {
    kind: 'user',
    role: 'admin',
    name: 'Administración',
    email,
    email_key: email,
    password_hash: passwordHash,
    email_verified: 1,
    created_at: at,
    updated_at: at,
  });
}

/** Gives an account another password (null: none) and ends all its sessions. */
export async function setPassword(trx: Db, accountId: number, passwordHash: string | null, now: Date): Promise<void> {
  await accounts.updatePassword(trx, accountId, passwordHash, now.toISOString());
  await sessions.removeAll(trx, accountId);
}

/** Throws `already_exists` with the field that another account than `exceptId` has. */
export async function refuseTaken(
  { db }: Pick<Deps, 'db'>,
  emailKey: string,
  usernameKey: string | null,
  exceptId?: number,
): Promise<void> {
  const taken = await accounts.takenFields(db, emailKey, usernameKey, exceptId);
  if (!taken.email && !taken.username) return;
  throw new AppError('already_exists', {
    message: taken.email ? takenEmail : takenUsername,
    errors: { ...(taken.username && { username: takenUsername }), ...(taken.email && { email: takenEmail }) },
  });
}

export const takenUsername = 'Este nombre de usuario ya está en uso. Elige otro.';
const takenEmail = 'Este email ya está registrado. Usa otro email.';
