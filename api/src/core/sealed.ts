import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Returns the name under which a sealed text is stored. Only a caller with the key can read the text: the database has
 * the key's hash, which does not reveal the key. The key must be random, like the ids that devices make.
 */
export function nameOfKey(key: string): string {
  return createHash('sha256').update(`name ${key}`).digest('base64url');
}

/** Binds a fingerprint to the key, so that nobody without the key can guess the hashed text. */
export function boundTo(key: string, fingerprint: string): string {
  return createHmac('sha256', key).update(fingerprint).digest('hex');
}

export function seal(key: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, secretOf(key), iv);
  const bytes = Buffer.concat([iv, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]);
  return bytes.toString('base64');
}

/** Returns what was sealed. Throws when that was under another key. */
export function unseal(key: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const opening = createDecipheriv(cipher, secretOf(key), bytes.subarray(0, ivBytes));
  opening.setAuthTag(bytes.subarray(-tagBytes));
  return opening.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + opening.final('utf8');
}

/**
 * Returns a key object. From plain bytes, Node would make one for each use, which takes ten times as long as the rest.
 */
function secretOf(key: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', key, '', 'sealed text', 32)));
}
