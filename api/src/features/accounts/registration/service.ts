import type { accounts as contract } from '@tero/shared/contract/accounts';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { acceptedTexts } from '@tero/shared/rules/policies';
import { foldIdentifier } from '@tero/shared/rules/text/text';
import { usernamesOf } from '@tero/shared/rules/text/usernames';
import { found } from '../../../core/errors.ts';
import type { Trx } from '../../../db/schema/database.ts';
import { holdAccount } from '../../../db/sql/dialect.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { flag } from '../../../db/values/values.ts';
import type { Deps } from '../../../deps/deps.ts';
import { noteInvited } from '../../invites/service.ts';
import { noteSeen } from '../../rings/seen.ts';
import { sendVerification } from '../email-verification/service.ts';
import { newPassword } from '../new-password/new-password.ts';
import { hashPassword } from '../passwords.ts';
import * as accounts from '../repository.ts';
import { refuseTaken } from '../service.ts';

export async function registerClient(
  deps: Deps,
  body: BodyOf<typeof contract.registerClient>,
  ip: string,
): Promise<void> {
  await register(deps, { ...body, kind: 'user', address: null, ip });
}

export async function registerProvider(
  deps: Deps,
  body: BodyOf<typeof contract.registerProvider>,
  ip: string,
): Promise<void> {
  await register(deps, { ...body, kind: 'provider', ip }, async (trx, accountId, at) => {
    await createProviderProfile(trx, accountId, body, at);
    await noteInvited(trx, { ...body, accountId, code: body.invite }, at);
  });
}

/** Returns the first free username made from a name; null when all are taken (rule ACC-90). */
export async function freeUsername({ db }: Pick<Deps, 'db'>, name: string): Promise<string | null> {
  const made = usernamesOf(name);
  const taken = await accounts.takenUsernames(db, made.map(foldIdentifier));
  return made.find((one) => !taken.has(foldIdentifier(one))) ?? null;
}

type ProviderDetails = Record<'company_name' | 'service' | 'location' | 'cedula_number' | 'birth_date', string | null>;

/** Inserts the profile of a provider: pending verification, without a subscription. */
export async function createProviderProfile(
  trx: Trx,
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

/** Stores the accepted policies, with the hashes of their texts (rule ACC-102). Does nothing without a version. */
export async function recordConsent(
  trx: Trx,
  accountId: number,
  { accepted_policies }: { accepted_policies?: string | undefined },
  at: string,
): Promise<void> {
  if (!accepted_policies) return;
  const { terms, privacy } = acceptedTexts(accepted_policies);
  const texts = { policies: accepted_policies, terms_hash: terms, privacy_hash: privacy };
  await accounts.insertConsent(trx, { account_id: accountId, ...texts, accepted_at: at });
}

/** Accepts a version of the policies for an account, once. */
export async function acceptPolicies({ db, clock }: Deps, accountId: number, version: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await holdAccount(trx, accountId);
    if (await accounts.hasConsented(trx, accountId, version)) return;
    await recordConsent(trx, accountId, { accepted_policies: version }, clock.now().toISOString());
  });
}

interface NewAccount {
  kind: 'user' | 'provider';
  name: string;
  username: string;
  email: string;
  phone: string | null;
  address: string | null;
  password: string;
  company_name?: string | null;
  emailVerified?: boolean;
  accepted_policies?: string | undefined;
  /** the address from which the owner registers, when the owner does it */
  ip?: string;
}

/** Creates an account with a password and returns its id. `also` makes further writes in the same transaction. */
export async function register(
  deps: Deps,
  given: NewAccount,
  also?: (trx: Trx, accountId: number, now: string) => Promise<void>,
): Promise<number> {
  const emailKey = foldIdentifier(given.email);
  const usernameKey = foldIdentifier(given.username);
  await refuseTaken(deps, emailKey, usernameKey);
  const passwordHash = await hashPassword(await newPassword(deps, given.password, { ...given, role: given.kind }));
  const { db, clock, config } = deps;
  const now = clock.now();
  const at = now.toISOString();
  const id = await inTransaction(db, async (trx) => {
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
      email_verified: flag(given.emailVerified),
      created_at: at,
      updated_at: at,
    });
    if (accountId === null) return null;
    // another account may have given up this address while the insert waited for it
    await refuseTaken({ db: trx, clock }, emailKey, null, accountId);
    await recordConsent(trx, accountId, given, at);
    if (given.ip) await noteSeen(trx, { now, config }, { accountId, ip: given.ip });
    await also?.(trx, accountId, at);
    if (given.emailVerified) return accountId;
    await sendVerification({ trx, now, config }, { id: accountId, name: given.name, email: given.email });
    return accountId;
  });
  // taken in the meantime: throws the same error as the check at the start
  if (id === null) await refuseTaken(deps, emailKey, usernameKey);
  return found(id);
}

/**
 * Creates a client by social sign-in. Username, phone and password are missing until the client sets them. Returns the
 * id, or null when the email was taken meanwhile.
 */
export function registerSocialClient(
  trx: Trx,
  given: { name: string; email: string; emailVerified: boolean },
  at: string,
): Promise<number | null> {
  return accounts.insertAccount(trx, {
    kind: 'user',
    role: 'user',
    name: given.name,
    email: given.email,
    email_key: foldIdentifier(given.email),
    email_verified: flag(given.emailVerified),
    created_at: at,
    updated_at: at,
  });
}

export const firstAdminName = 'Administración';

/** Creates the first administrator of an installation. Returns the id, or null when an account has that email. */
export function insertFirstAdmin(
  trx: Trx,
  { email, passwordHash }: { email: string; passwordHash: string },
  at: string,
): Promise<number | null> {
  return accounts.insertAccount(trx, {
    kind: 'user',
    role: 'admin',
    name: firstAdminName,
    email,
    email_key: email,
    password_hash: passwordHash,
    email_verified: 1,
    created_at: at,
    updated_at: at,
  });
}
