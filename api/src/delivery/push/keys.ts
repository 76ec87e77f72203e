import { createECDH, ECDH } from 'node:crypto';
import webpush from 'web-push';

/** A pair with which this server signs what it sends, base64url. Another pair cuts off every browser subscribed. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export function makeVapidKeys(): VapidKeys {
  return webpush.generateVAPIDKeys();
}

const base64url = /^[A-Za-z0-9_-]+$/;

/** Bytes of a base64url text (or base64, as some browsers write it); null when it is neither. */
function bytesOf(text: string): Buffer | null {
  const plain = text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return base64url.test(plain) ? Buffer.from(plain, 'base64url') : null;
}

/** Whether the two belong together. */
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
 * The keys of a browser's subscription as they are kept, or null: a point on the curve and 16 random bytes. A bad point
 * would only show when a message is encrypted for it.
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
