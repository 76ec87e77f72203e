import { forgetOwnContact } from './own-contact.ts';
import { forgetPlace } from './place.ts';
import { forgetSearches } from './searches.ts';
import { lasting } from './storage.ts';

/** Storage key of the owner of the device: the account that signed in, until it signs out. */
export const ownerKey = 'tero.owner';

/**
 * Storage key of the services that were chosen to compare or to ask (rule COMP-3). features/compare/choice.ts reads and
 * writes it.
 */
export const comparedKey = 'tero.compared';

/**
 * Hands the place, searches and comparison on this device over to the account that signs in. If another account was
 * signed in before and never signed out, deletes them instead: an expired session keeps them only for its owner (rules
 * SRCH-120 and SRCH-127).
 */
export function giveDeviceTo(account: { userType: string; id: number }): void {
  const owner = `${account.userType}:${account.id}`;
  const before = lasting.read(ownerKey);
  if (before !== null && before !== owner) forgetWhatIsLeft();
  lasting.write(ownerKey, owner);
}

/** Deletes the data that a person who signs out would leave on this device. */
export function forgetWhatIsLeft(): void {
  forgetPlace();
  forgetSearches();
  forgetOwnContact();
  lasting.write(ownerKey, null);
  lasting.write(comparedKey, null);
}
