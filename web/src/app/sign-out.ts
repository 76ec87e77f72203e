import { accounts } from '@tero/shared/contract/accounts';
import { call } from '../lib/api.ts';
import { signOut } from '../lib/session.ts';

/** Ends the session here at once; the server hears of it when it can. */
export function leave(): void {
  void call(accounts.logout).catch(() => {
    // without signal the token dies by its own date
  });
  signOut();
}
