import { lasting } from './storage.ts';

const key = 'tero.own-contact';

/**
 * Whom a provider tells where it goes (rule TRUST-86): kept on the device alone, until the account signs out. '' without
 * one.
 */
export function readOwnContact(): string {
  return lasting.read(key) ?? '';
}

export function keepOwnContact(phone: string): void {
  lasting.write(key, phone || null);
}

export function forgetOwnContact(): void {
  keepOwnContact('');
}
