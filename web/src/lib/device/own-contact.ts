const key = 'tero.own-contact';

/**
 * Whom a provider tells where it goes (rule TRUST-86): kept on the device alone, until the account signs out. '' without
 * one.
 */
export function readOwnContact(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function keepOwnContact(phone: string): void {
  try {
    if (phone) localStorage.setItem(key, phone);
    else localStorage.removeItem(key);
  } catch {
    // storage is full or blocked: it is asked for again
  }
}

export function forgetOwnContact(): void {
  keepOwnContact('');
}
