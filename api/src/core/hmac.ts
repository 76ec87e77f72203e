import { createHmac } from 'node:crypto';

/** Returns the HMAC-SHA-256 of a text, in hexadecimal digits. */
export function signed(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
