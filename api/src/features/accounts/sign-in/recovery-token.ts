import { createHmac, timingSafeEqual } from 'node:crypto';
import { minute } from '@tero/shared/rules/time/durations';
import type { Config } from '../../../config/config.ts';
import { AppError } from '../../../core/errors.ts';
import { type Proof, type Proven, proofOf } from '../credentials/proof.ts';

/** The milliseconds in which a person who signed in may decide about it. */
const life = 30 * minute;

/**
 * Returns a token with which a person who has just signed in can recover an account that is awaiting its deletion. The
 * server does not store it.
 */
export function recoveryToken(
  config: Pick<Config, 'jwtSecret'>,
  { id, credential_version }: Pick<Proven, 'id' | 'credential_version'>,
  now: Date,
): string {
  const text = `${id}_${credential_version}_${now.getTime() + life}`;
  return `${text}_${signatureOf(config, text).toString('base64url')}`;
}

/** Returns the proof in a token that its holder had just signed in. Throws `token_invalid`. */
export function readRecovery(config: Pick<Config, 'jwtSecret'>, token: string, now: Date): Proof {
  const [, text = '', signature = ''] = /^(\d{1,9}_\d{1,9}_\d{1,15})_(.+)$/.exec(token) ?? [];
  const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(config, text)];
  const [id, version, until] = text.split('_').map(Number);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs || !id || version === undefined || until === undefined || until <= now.getTime()) {
    throw new AppError('token_invalid', { message: late });
  }
  return proofOf(id, version, 'token_invalid');
}

const late = 'Pasó demasiado tiempo. Volvé a iniciar sesión para recuperar tu cuenta.';

function signatureOf({ jwtSecret }: Pick<Config, 'jwtSecret'>, text: string): Buffer {
  return createHmac('sha256', jwtSecret).update(`recovery:${text}`).digest();
}
