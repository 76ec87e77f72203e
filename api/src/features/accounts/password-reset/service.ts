import { limits } from '@tero/shared/limits';
import { hour } from '@tero/shared/rules/time/durations';
import { AppError, found } from '../../../core/errors.ts';
import { holdAccount } from '../../../db/sql/dialect.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Work } from '../../../deps/work.ts';
import { tellPasswordChanged } from '../../notifications/notice-texts.ts';
import { newPassword } from '../new-password/new-password.ts';
import { hashPassword } from '../passwords.ts';
import { findSelf } from '../repository.ts';
import { setPassword } from '../service.ts';
import { forgetPlaces, rememberNetwork } from '../sessions/places.ts';
import { holdRecipient } from '../tokens/recipient.ts';
import { consumeToken, countIssued, endTokens, findToken, issueToken } from '../tokens/tokens.ts';
import { queuePromotionMail, queueResetMail, type Recipient } from './mails.ts';
import * as recovery from './repository.ts';

/** Life of a reset link: 1 hour (rule ACC-18). */
const linkLife = hour;
const badLink = 'El enlace para restablecer la contraseña es inválido o ha expirado.';

/** Mails the reset link and returns its address, which the response holds only without a mail server (rule ACC-20). */
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
 * Mails a new administrator the link to the password without which the account does not sign in any more. Links from
 * before end: a password that was begun to be set with them has not to be that of an administrator.
 */
export async function askForNewPassword(work: Work, account: Recipient): Promise<void> {
  const held = await holdAccount(work.trx, account.id);
  await endTokens(held, account.id, work.now, 'reset');
  const token = await issueToken(held, 'reset', account, work.now, linkLife);
  await queuePromotionMail(work, account, token);
}

/** Returns the account of a link that works. */
export async function checkResetToken({ db, clock }: Deps, token: string): Promise<number> {
  const row = await findToken(db, 'reset', token);
  if (!row || row.used_at || row.expires_at <= clock.now().toISOString()) {
    throw new AppError('token_invalid', { message: badLink });
  }
  return row.account_id;
}

/**
 * Sets the password by the mailed link, once; all sessions of the account end. No device is known to the account any
 * more, and only the network of whoever holds the mailbox: the next sign-in waits for no stranger. A refused password
 * uses up no link.
 */
export async function resetPassword(deps: Deps, token: string, given: string, ip: string): Promise<void> {
  const owner = found(await findSelf(deps.db, await checkResetToken(deps, token)));
  const passwordHash = await hashPassword(await newPassword(deps, given, owner, 'newPassword'));
  const { config } = deps;
  const now = deps.clock.now();
  await inTransaction(deps.db, async (trx) => {
    const account = await consumeToken(trx, 'reset', token, now);
    if (!account) throw new AppError('token_invalid', { message: badLink });
    await setPassword(account, passwordHash, now);
    await recovery.removeUnprovenWaysIn(trx, account.id);
    await forgetPlaces(trx, account.id);
    await rememberNetwork(trx, now, account.id, ip);
    await tellPasswordChanged({ trx, now, config }, account);
  });
}
