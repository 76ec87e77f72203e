import { limits } from '@tero/shared/limits';
import { hour } from '@tero/shared/rules/time/durations';
import { AppError, found } from '../../../core/errors.ts';
import type { Db } from '../../../db/schema/database.ts';
import { holdAccount } from '../../../db/sql/dialect.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Work } from '../../../deps/work.ts';
import { tellPasswordChanged } from '../../notifications/notice-texts.ts';
import { giveBackTo, undoableFrom } from '../email-change/links.ts';
import { newPassword } from '../new-password/new-password.ts';
import { hashPassword } from '../passwords.ts';
import { findSelf } from '../repository.ts';
import { setPassword } from '../service.ts';
import { forgetPlaces, rememberNetwork } from '../sessions/places.ts';
import { holdRecipient } from '../tokens/recipient.ts';
import { consumeToken, countIssued, endTokens, findStrayToken, findToken, issueToken } from '../tokens/tokens.ts';
import { queuePromotionMail, queueResetMail, type Recipient } from './mails.ts';
import * as recovery from './repository.ts';

/** Life of a reset link: 1 hour (rule ACC-18). */
const linkLife = hour;
const badLink = 'El enlace para restablecer la contraseña es inválido o ha expirado.';

/**
 * Mails the reset link and returns its address. The response contains the address only when there is no mail server
 * (rule ACC-20).
 */
export async function forgotPassword(deps: Deps, email: string): Promise<string> {
  const { config, db, clock } = deps;
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const { held, account } = await holdRecipient(trx, email);
    const issued = await countIssued(held, 'reset', account.id, new Date(now.getTime() - hour));
    if (issued >= limits.mailsPerHour) throw new AppError('too_many_requests', { retryAfter: hour / 1000 });
    const token = await issueToken(held, 'reset', account, now, linkLife);
    return queueResetMail({ trx, now, config }, account, token);
  });
}

/**
 * Mails a new administrator the link to a new password; without one the account can no longer sign in. Ends earlier
 * links, because a password set with them need not be strong enough for an administrator.
 */
export async function askForNewPassword(work: Work, account: Recipient): Promise<void> {
  const held = await holdAccount(work.trx, account.id);
  await endTokens(held, account.id, work.now, 'reset');
  const token = await issueToken(held, 'reset', account, work.now, linkLife);
  await queuePromotionMail(work, account, token);
}

/** Returns the least length of a password set by a link. Throws when the link does not work. */
export async function leastLength(deps: Deps, token: string): Promise<number> {
  const owner = found(await findSelf(deps.db, await checkResetToken(deps, token)));
  return owner.role === 'admin' ? limits.passwordAdminMin : limits.passwordMin;
}

/** Returns the account of a link that works. */
async function checkResetToken({ db, clock }: Deps, token: string): Promise<number> {
  const row = await findToken(db, 'reset', token);
  if (!row) return strayAccount(db, clock.now(), token);
  if (row.used_at || row.expires_at <= clock.now().toISOString()) {
    throw new AppError('token_invalid', { message: badLink });
  }
  return row.account_id;
}

/** Returns the account of a link to a former address, if the owner of that address may have the account back. */
async function strayAccount(db: Db, now: Date, token: string): Promise<number> {
  const stray = await findStrayToken(db, 'reset', token, now);
  if (stray && (await undoableFrom(db, now, stray.account_id, stray.email_key))) return stray.account_id;
  throw new AppError('token_invalid', { message: badLink });
}

/**
 * Sets the password by the mailed link, once, and ends all sessions of the account. Forgets all known devices and
 * networks except the network of this call, so that strangers' failures do not delay the next sign-in. A refused
 * password does not use up the link.
 */
export async function resetPassword(deps: Deps, token: string, given: string, ip: string): Promise<void> {
  const owner = found(await findSelf(deps.db, await checkResetToken(deps, token)));
  const passwordHash = await hashPassword(await newPassword(deps, given, owner, 'newPassword'));
  const { config } = deps;
  const now = deps.clock.now();
  await inTransaction(deps.db, async (trx) => {
    const stray = await findStrayToken(trx, 'reset', token, now);
    if (stray) await giveBackTo({ trx, now, config }, stray.account_id, stray.email_key, ip);
    const account = await consumeToken(trx, 'reset', token, now);
    if (!account) throw new AppError('token_invalid', { message: badLink });
    await setPassword(account, passwordHash, now);
    await recovery.removeUnprovenWaysIn(trx, account.id);
    await forgetPlaces(trx, account.id);
    await rememberNetwork(trx, now, account.id, ip);
    await tellPasswordChanged({ trx, now, config }, account);
  });
}
