import { limits } from '@tero/shared/limits';
import { addressAt } from '@tero/shared/rules/text/address';
import { day, hour, minute } from '@tero/shared/rules/time/durations';
import { AppError } from '../../../core/errors.ts';
import { holdAccount } from '../../../db/sql/dialect.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { queueMail } from '../../../delivery/mail/mailer.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Work } from '../../../deps/work.ts';
import { consumeToken, countIssued, findToken, hashToken, issueToken } from '../tokens/tokens.ts';
import * as verification from './repository.ts';

const linkLife = day;
/** Milliseconds in which a link that was used may be opened again with the same result: a double tap is no error. */
const repeatable = 10 * minute;

/** Mails the link of the email verification, in the transaction that creates or changes the address. */
export async function sendVerification(
  work: Work,
  account: { id: number; name: string; email: string },
): Promise<void> {
  const held = await holdAccount(work.trx, account.id);
  const token = await issueToken(held, 'verify', account.id, work.now, linkLife);
  await queueMail(work, {
    key: `verify:${hashToken(token)}`,
    accountId: account.id,
    to: { name: account.name, address: account.email },
    subject: 'Verificá tu email en Tero',
    greeting: account.name,
    paragraphs: ['¡Te damos la bienvenida! Confirmá que este email es tuyo y tu cuenta queda verificada.'],
    action: { label: 'Verificar mi email', url: addressAt(work.config.publicUrl)`/verify-email?token=${token}` },
    footnote: 'El enlace sirve durante 24 horas. Si no creaste una cuenta en Tero, ignorá este mensaje.',
  });
}

export async function verify({ db, clock }: Deps, token: string): Promise<void> {
  const now = clock.now();
  const verified = await inTransaction(db, async (trx) => {
    const accountId = await consumeToken(trx, 'verify', token, now);
    if (accountId !== null) await verification.markVerified(trx, accountId, now.toISOString());
    return accountId !== null;
  });
  if (verified) return;
  const row = await findToken(db, 'verify', token);
  if (row?.used_at && now.getTime() - Date.parse(row.used_at) <= repeatable) return;
  if (row && !row.used_at) {
    throw new AppError('token_expired', { message: 'El enlace de verificación ha expirado. Solicita uno nuevo.' });
  }
  throw new AppError('token_invalid', { message: 'Token inválido' });
}

export async function resend(deps: Deps, email: string): Promise<void> {
  const { config, db, clock } = deps;
  const account = await verification.findByEmail(db, email);
  if (!account) {
    throw new AppError('account_unknown', { message: 'No encontramos ninguna cuenta asociada a este email.' });
  }
  if (account.email_verified) throw new AppError('already_exists', { message: 'Ese email ya está verificado.' });
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const held = await holdAccount(trx, account.id);
    const issued = await countIssued(held, 'verify', account.id, new Date(now.getTime() - hour));
    // the registration's mail counts as the first one
    if (issued > limits.mailsPerHour) throw new AppError('too_many_requests', { retryAfter: hour / 1000 });
    await sendVerification({ trx, now, config }, account);
  });
}
