import { personName } from '@tero/shared/contract/fields';
import { limits } from '@tero/shared/limits';
import { currentPolicies } from '@tero/shared/rules/policies';
import { beginning } from '@tero/shared/rules/text/letters';
import { foldIdentifier } from '@tero/shared/rules/text/text';
import { minute } from '@tero/shared/rules/time/durations';
import { AppError } from '../../../core/errors.ts';
import type { Trx } from '../../../db/schema/database.ts';
import { holdAccount, holdAddress } from '../../../db/sql/dialect.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { flag } from '../../../db/values/values.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Work } from '../../../deps/work.ts';
import { type Proof, proofOf, provenNow } from '../credentials/proof.ts';
import { sendVerification } from '../email-verification/service.ts';
import { recordConsent, registerSocialClient } from '../registration/service.ts';
import { isKept } from '../repository.ts';
import { setPassword } from '../service.ts';
import { forgetPlaces } from '../sessions/places.ts';
import { countIssued, hashToken, newToken } from '../tokens/tokens.ts';
import { hasTwoFactor } from '../two-factor/service.ts';
import { queueLinkedMail } from './mails.ts';
import { refusals } from './refusals.ts';
import * as external from './repository.ts';
import type { Person, SignInProvider } from './sign-in-providers.ts';

/** The seconds in which the browser has to exchange its code for a session. */
export const codeLife = 60;
/** Milliseconds between two mails with the link that verifies an email. */
const reminderPause = 20 * minute;

type Entrant = NonNullable<Awaited<ReturnType<typeof external.findByIdentity>>>;

/**
 * Returns the account of a person who signed in at a provider. It looks for the provider's id, then for an email that
 * the provider verified, and otherwise creates a client. Throws `SignInRefused`.
 */
export async function accountOf(deps: Deps, provider: SignInProvider, person: Person): Promise<Entrant> {
  const { db, clock, config } = deps;
  const account = await inTransaction(db, async (trx) => {
    const work = { trx, now: clock.now(), config };
    const findKnown = () => external.findByIdentity(trx, provider.id, person.subject);
    const known = await findKnown();
    if (known) return again(trx, await mayCome(trx, known), provider, person);
    if (!person.email) throw refusals.noEmail(provider.name);
    const sameEmail = await holdAddress(trx, foldIdentifier(person.email));
    if (sameEmail) {
      // another tab may have linked it meanwhile: joining would end the session that the other tab has just begun
      const linked = await findKnown();
      return linked
        ? again(trx, await mayCome(trx, linked), provider, person)
        : join(work, sameEmail.accountId, provider, person);
    }
    return create(work, provider, { ...person, email: person.email });
  });
  if (config.requireEmailVerification && !account.email_verified) {
    await remindToVerify(deps, account);
    throw refusals.unverified();
  }
  return account;
}

/**
 * Throws for accounts that must sign in by password: providers, administrators, and accounts with two-factor, which a
 * social sign-in would bypass.
 */
async function mayCome<T extends Pick<Entrant, 'id' | 'kind' | 'role'>>(trx: Trx, account: T): Promise<T> {
  if (account.kind === 'provider') throw refusals.provider();
  if (account.role !== 'user') throw refusals.admin();
  if (await hasTwoFactor(trx, account.id)) throw refusals.twoFactor();
  return account;
}

/**
 * Signs in a known person. Notes that the provider has now verified the account's email, because password resets depend
 * on it.
 */
async function again(trx: Trx, account: Entrant, provider: SignInProvider, person: Person): Promise<Entrant> {
  const isSame = foldIdentifier(person.email ?? '') === foldIdentifier(account.email);
  if (person.emailVerified && isSame) await external.markProven(trx, provider.id, person.subject);
  return account;
}

/**
 * Links the identity to the account with the same email, which the provider must have verified. Somebody else may have
 * registered the account. Even a verified email is no proof, because its owner may have clicked the link that came. So
 * the account loses its password, its sessions and its other ways to sign in.
 */
async function join(work: Work, accountId: number, provider: SignInProvider, person: Person): Promise<Entrant> {
  if (!person.emailVerified) throw refusals.emailTaken();
  const { trx, now } = work;
  const account = await provenNow(trx, accountId);
  await mayCome(trx, account);
  const at = now.toISOString();
  await setPassword(account, null, now);
  await external.removeEntries(trx, account.id);
  await forgetPlaces(trx, account.id);
  await external.markVerified(trx, account.id, at);
  await external.link(trx, identity(provider, person, account.id, at));
  await queueLinkedMail(work, account, provider);
  return external.findById(trx, account.id);
}

async function create(work: Work, provider: SignInProvider, person: Person & { email: string }): Promise<Entrant> {
  const { trx, now } = work;
  const at = now.toISOString();
  const { email, emailVerified } = person;
  const name = nameOf(person);
  // a link may still give this address back to another account; only a person who proved that the mailbox is theirs may
  // take it
  if (!emailVerified && (await isKept(trx, now, foldIdentifier(email)))) throw refusals.emailTaken();
  const id = await registerSocialClient(trx, { name, email, emailVerified }, at);
  if (id === null) {
    // another tab or a registration may have created the account meanwhile
    const known = await external.findByIdentity(trx, provider.id, person.subject);
    if (known) return known;
    throw refusals.emailTaken();
  }
  // the sign-in buttons say that continuing accepts the policies
  await recordConsent(trx, id, { accepted_policies: currentPolicies }, at);
  await external.link(trx, identity(provider, person, id, at));
  if (!emailVerified) await sendVerification(work, { id, name, email });
  return external.findById(trx, id);
}

function identity(provider: SignInProvider, { subject, emailVerified }: Person, accountId: number, at: string) {
  return { provider: provider.id, subject, account_id: accountId, created_at: at, email_proven: flag(emailVerified) };
}

function nameOf({ name, email }: Person & { email: string }): string {
  const names = [name, email.split('@')[0] ?? ''].map((text) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim());
  const short = names.map((text) => beginning(text, limits.nameMax).trim());
  return short.find((text) => personName.safeParse(text).success) ?? 'Cliente';
}

async function remindToVerify({ config, db, clock }: Deps, { id }: Entrant): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const held = await holdAccount(trx, id);
    const account = await external.findById(held, id);
    const recent = await countIssued(held, 'verify', account.id, new Date(now.getTime() - reminderPause));
    if (recent === 0) await sendVerification({ trx, now, config }, account);
  });
}

/** Creates a one-time code for the URL, and the token for the browser's cookie that the code is tied to. */
export async function handOver({ db, clock }: Deps, account: Entrant): Promise<{ code: string; browser: string }> {
  const now = clock.now();
  const [code, browser] = [newToken(), newToken()];
  await external.removeExpiredCodes(db, now.toISOString());
  await external.insertCode(db, {
    hash: code.hash,
    browser_hash: browser.hash,
    account_id: account.id,
    credential_version: account.credential_version,
    expires_at: new Date(now.getTime() + codeLife * 1000).toISOString(),
  });
  return { code: code.token, browser: browser.token };
}

/** Returns the proof in a code, once, and only in the browser that the code was made for. */
export async function redeem({ db, clock }: Deps, code: string, browser: string | undefined): Promise<Proof> {
  const now = clock.now().toISOString();
  const taken = browser ? await external.takeCode(db, hashToken(code), hashToken(browser), now) : null;
  if (!taken) throw new AppError('token_invalid', { message: 'Error al procesar la autenticación.' });
  return proofOf(taken.account_id, taken.credential_version, 'token_invalid');
}
