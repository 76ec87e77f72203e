import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../../db/schema/database.ts';
import type { Work } from '../../../deps/work.ts';
import * as steps from './repository.ts';
import { openAny } from './sealed.ts';

const period = 30;

/** Tells whether the account signs in with two-factor. */
export async function hasTwoFactor(db: Db, accountId: number): Promise<boolean> {
  return Boolean((await steps.find(db, accountId))?.confirmed_at);
}

/**
 * Uses up a code: a recovery code, or six digits of the app for the current time step or an adjacent one. Returns false
 * when it is wrong or was used before.
 */
export async function takeCode(
  db: Db,
  { now, config }: Pick<Work, 'now' | 'config'>,
  accountId: number,
  code: string,
): Promise<boolean> {
  const step = await steps.find(db, accountId);
  if (!step) return false;
  if (!/^\d{6}$/.test(code)) return steps.takeRecoveryCode(db, accountId, recoveryHash(accountId, code));
  const secret = openAny([config.jwtSecret, ...config.formerSecrets], accountId, step.secret);
  if (secret === null) return false;
  const timestamp = now.getTime();
  const drift = totp(secret, '').validate({ token: code, timestamp, window: 1 });
  if (drift === null) return false;
  return steps.takeCounter(db, accountId, Math.floor(timestamp / 1000 / period) + drift);
}

/** Returns the defaults of authenticator apps: SHA-1, six digits, 30 seconds. */
export function totp(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Tero', label, secret: Secret.fromBase32(secret), period });
}

/** Hashes a recovery code with SHA-256. A slow hash is not needed, because the code has 80 random bits. */
export function recoveryHash(accountId: number, code: string): string {
  return createHash('sha256').update(`${accountId}:${code}`).digest('hex');
}
