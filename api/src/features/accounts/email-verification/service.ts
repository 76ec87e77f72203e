import { limits } from '@tero/shared/limits';
import { addressAt } from '@tero/shared/rules/text/address';
import { day, hour } from '@tero/shared/rules/time/durations';
import { AppError } from '../../../core/errors.ts';
import type { Held } from '../../../db/schema/database.ts';
import { holdAccount } from '../../../db/sql/dialect.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { queueMail } from '../../../delivery/mail/mailer.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Work } from '../../../deps/work.ts';
import { holdRecipient } from '../tokens/recipient.ts';
import { consumeToken, countIssued, hashToken, issueToken } from '../tokens/tokens.ts';
import * as verification from './repository.ts';

const linkLife = day;

/** Mails the link that verifies the email. Links mailed to this address before stay valid. */
export async function sendVerification(
  work: Work,
  account: { id: number; name: string; email: string },
): Promise<void> {
  const held = await holdAccount(work.trx, account.id);
  const token = await issueToken(held, 'verify', account, work.now, linkLife);
  await queueMail(work, {
    key: `verify:${hashToken(token)}`,
    accountId: account.id,
    to: { name: account.name, address: account.email },
    subject: 'Verificá tu email en Tero',
    greeting: account.name,
    paragraphs: ['¡Te damos la bienvenida! Tocá el botón para confirmar que este email es tuyo.'],
    action: { label: 'Verificar mi email', url: addressAt(work.config.publicUrl)`/verify-email?token=${token}` },
    footnote: 'El enlace sirve durante 24 horas. Si no creaste una cuenta en Tero, ignorá este mensaje.',
  });
}

/**
 * Verifies the email by a mailed link. Returns whether it was already verified, because a link opened twice is no
 * error.
 */
export async function verify({ db, clock }: Deps, token: string): Promise<{ already: boolean }> {
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const row = await verification.findLinked(trx, hashToken(token));
    if (row?.email_verified) return { already: true };
    const account = await consumeToken(trx, 'verify', token, now);
    if (account) {
      await verification.markVerified(trx, account.id, now.toISOString());
      return { already: false };
    }
    if (!row || row.used_at) throw new AppError('token_invalid', { message: 'Token inválido' });
    throw new AppError('token_expired', { message: 'El enlace de verificación ha expirado. Solicita uno nuevo.' });
  });
}

export async function resend(deps: Deps, email: string): Promise<void> {
  const { config, db, clock } = deps;
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const { held, account } = await holdRecipient(trx, email);
    if (account.email_verified) throw new AppError('already_exists', { message: 'Ese email ya está confirmado.' });
    await requireMailLeft(held, account.id, now);
    await sendVerification({ trx, now, config }, account);
  });
}

/** Throws when an account has used up its mails of the hour. The mail of the registration counts as the first. */
export async function requireMailLeft(held: Held, accountId: number, now: Date): Promise<void> {
  const issued = await countIssued(held, 'verify', accountId, new Date(now.getTime() - hour));
  if (issued > limits.mailsPerHour) throw new AppError('too_many_requests', { retryAfter: hour / 1000 });
}
