import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';

/**
 * Derives a separate key from the server's secret, so that nobody can read a two-factor secret from the database alone.
 */
function keyOf(serverSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', serverSecret, '', 'tero second step', 32));
}

/** Encrypts a text for one owner. It cannot be decrypted in the row of another account. */
export function seal(serverSecret: string, owner: number, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(algorithm, keyOf(serverSecret), iv).setAAD(Buffer.from(String(owner)));
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [iv, cipher.getAuthTag(), data].map((part) => part.toString('base64url')).join('.');
}

/** Decrypts a text with the first of the server secrets that fits. Returns null when none does. */
export function openAny(serverSecrets: readonly string[], owner: number, sealed: string): string | null {
  for (const secret of serverSecrets) {
    const text = open(secret, owner, sealed);
    if (text !== null) return text;
  }
  return null;
}

/** Decrypts a text. Returns null when it was encrypted with another server secret or for another owner. */
export function open(serverSecret: string, owner: number, sealed: string): string | null {
  const [iv, tag, data] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!iv || !tag || !data) return null;
  try {
    const decipher = createDecipheriv(algorithm, keyOf(serverSecret), iv, { authTagLength: 16 });
    decipher.setAAD(Buffer.from(String(owner))).setAuthTag(tag);
    return decipher.update(data, undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
