import { createHmac, timingSafeEqual } from 'node:crypto';
import { addressAt } from '@tero/shared/rules/text/address';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../core/errors.ts';

type Signer = Pick<Config, 'jwtSecret' | 'formerSecrets' | 'publicUrl'>;

function signatureOf({ jwtSecret }: Pick<Signer, 'jwtSecret'>, text: string): string {
  return createHmac('sha256', jwtSecret).update(`newsletter:${text}`).digest().subarray(0, 24).toString('base64url');
}

function isSignedBy(config: Signer, text: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return [config.jwtSecret, ...config.formerSecrets].some((jwtSecret) => {
    const expected = Buffer.from(signatureOf({ jwtSecret }, text));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/**
 * Returns the address of the page that confirms a subscription, valid until `expiresAt`. The token is signed and not
 * stored, so the links of all mails work.
 */
export function confirmUrl(config: Signer, id: number, expiresAt: Date): string {
  const text = `${id}_${expiresAt.getTime()}`;
  return addressAt(config.publicUrl)`/boletin/confirmar?token=${`${text}_${signatureOf(config, `confirm:${text}`)}`}`;
}

/** Returns the subscription and expiry in the token of a confirmation. Throws `token_invalid` unless we signed it. */
export function readConfirmation(config: Signer, token: string): { id: number; expiresAt: number } {
  const [, id = '', expiresAt = '', signature = ''] = /^(\d{1,9})_(\d{1,15})_(.+)$/.exec(token) ?? [];
  if (!isSignedBy(config, `confirm:${id}_${expiresAt}`, signature)) throw new AppError('token_invalid', badLink);
  return { id: Number(id), expiresAt: Number(expiresAt) };
}

/**
 * Returns the address in the header of RFC 8058, which ends a subscription. A person who opens it gets a page with the
 * button.
 */
export function leaveUrl(config: Signer, id: number): string {
  return addressAt(config.publicUrl)`/api/newsletter/unsubscribe/${`${id}_${signatureOf(config, `leave:${id}`)}`}`;
}

/** Returns the subscription in the token of a leave address. Throws `token_invalid` unless we signed it. */
export function readLeave(config: Signer, token: string): number {
  const [, id = '', signature = ''] = /^(\d{1,9})_(.+)$/.exec(token) ?? [];
  if (!isSignedBy(config, `leave:${id}`, signature)) throw new AppError('token_invalid', badLink);
  return Number(id);
}

const badLink = { message: 'El enlace del email no es válido.' };
