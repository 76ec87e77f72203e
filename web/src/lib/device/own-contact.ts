import { lasting } from './storage.ts';

const key = 'tero.own-contact';

/**
 * Returns the contact whom a provider tells where it goes (rule TRUST-86). Only the device keeps it, until the account
 * signs out. '' without a contact.
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
