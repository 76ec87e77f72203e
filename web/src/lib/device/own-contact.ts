import { lasting } from './storage.ts';

const key = 'tero.own-contact';

/**
 * Returns the contact whom a provider informs of where they go (rule TRUST-86), or ''. The contact is stored only on
 * the device, until the account signs out.
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
