import { accounts } from '@tero/shared/contract/accounts';
import { call } from '../lib/api.ts';
import { signOut } from '../lib/session.ts';

let lastLeft: string | undefined;

/** Ends the session here at once; the server hears of it when it can. `locationKey`: where it was ended. */
export function leave(locationKey: string): void {
  void call(accounts.logout).catch(() => {
    // without signal the token dies by its own date
  });
  lastLeft = locationKey;
  signOut();
}

/** True on the private screen where somebody has just signed out: from there home is next, not the login page. */
export function leftFrom(locationKey: string): boolean {
  return locationKey === lastLeft;
}
