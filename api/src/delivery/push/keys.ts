import { createECDH, ECDH } from 'node:crypto';

/** The key pair that signs this server's pushes, in base64url. A new pair makes all stored subscriptions useless. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export function makeVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // a number with leading zeros is written shorter, but the key has 32 bytes
  const secret = pair.getPrivateKey().toString('hex').padStart(64, '0');
  return { publicKey: pair.getPublicKey('base64url'), privateKey: Buffer.from(secret, 'hex').toString('base64url') };
}

const base64url = /^[A-Za-z0-9_-]+$/;

/** Decodes base64url (or base64, as some browsers write it); null when it is neither. */
function bytesOf(text: string): Buffer | null {
  const plain = text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return base64url.test(plain) ? Buffer.from(plain, 'base64url') : null;
}

/** Tells whether the two keys belong together. */
export function isVapidPair({ publicKey, privateKey }: VapidKeys): boolean {
  const [point, secret] = [bytesOf(publicKey), bytesOf(privateKey)];
  if (!point || !secret || secret.length !== 32) return false;
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(secret);
  } catch {
    return false;
  }
  return pair.getPublicKey().equals(point);
}

/**
 * Returns the normalised keys of a subscription, or null unless they are a point on the curve and 16 random bytes.
 * Without this check, a bad point would fail only when a message is encrypted.
 */
export function checkedKeys(given: { p256dh: string; auth: string }): { p256dh: string; auth: string } | null {
  const [point, auth] = [bytesOf(given.p256dh), bytesOf(given.auth)];
  if (point?.length !== 65 || point[0] !== 4 || auth?.length !== 16 || !isOnCurve(point)) return null;
  return { p256dh: point.toString('base64url'), auth: auth.toString('base64url') };
}

function isOnCurve(point: Buffer): boolean {
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
