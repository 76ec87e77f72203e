import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../../db/schema/database.ts';
import type { Deps } from '../../../deps/deps.ts';
import * as steps from './repository.ts';
import { open } from './sealed.ts';

const period = 30;

/** Whether an account asks for a code besides the password. */
export async function asksSecondStep(db: Db, accountId: number): Promise<boolean> {
  return Boolean((await steps.find(db, accountId))?.confirmed_at);
}

/**
 * Uses a code up: six digits of the app, of now or half a minute around it, or a recovery code. False when it is wrong
 * or was used before.
 */
export async function takeCode(
  db: Db,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  accountId: number,
  code: string,
): Promise<boolean> {
  const step = await steps.find(db, accountId);
  if (!step) return false;
  if (!/^\d{6}$/.test(code)) return steps.takeRecoveryCode(db, accountId, recoveryHash(accountId, code));
  const secret = open(config.jwtSecret, accountId, step.secret);
  if (secret === null) return false;
  const timestamp = clock.now().getTime();
  const drift = totp(secret, '').validate({ token: code, timestamp, window: 1 });
  if (drift === null) return false;
  return steps.takeCounter(db, accountId, Math.floor(timestamp / 1000 / period) + drift);
}

/** What authenticator apps take for granted: SHA-1, six digits, half a minute. */
export function totp(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Tero', label, secret: Secret.fromBase32(secret), period });
}

/** 80 random bits need no slow hash. */
export function recoveryHash(accountId: number, code: string): string {
  return createHash('sha256').update(`${accountId}:${code}`).digest('hex');
}
