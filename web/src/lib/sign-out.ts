import { accounts } from '@tero/shared/contract/accounts';
import { push } from '@tero/shared/contract/notifications';
import { call } from './api.ts';
import { readPushRecord } from './push-record.ts';
import { signOut, useSession } from './session.ts';

type Purge = (account: number) => Promise<void>;
const purges = new Set<Purge>();

/** `purge` erases what this device has read for an account, once its owner has signed out; an expiry leaves it. */
export function onSignOut(purge: Purge): void {
  purges.add(purge);
}

let lastLeft: { locationKey: string; target: string } | undefined;

/** Ends the session here at once; the server hears of it when it can. `locationKey`: where it was ended. */
export function leave(locationKey: string): void {
  const endpoint = readPushRecord()?.endpoint;
  if (endpoint) {
    void call(push.unsubscribe, { body: { endpoint } }).catch(() => {
      // the browser drops the address too (app/PushWatch): the next push to it finds nobody
    });
  }
  void call(accounts.logout).catch(() => {
    // without signal the token dies by its own date
  });
  signOutTo('/', locationKey);
}

/** Forgets the session here, and a private screen at `locationKey` gives way to `target`. */
export function signOutTo(target: string, locationKey: string): void {
  lastLeft = { locationKey, target };
  const account = useSession.getState().account?.id;
  signOut();
  if (account === undefined) return;
  // what is left over is keyed by its account: nobody else is shown it
  for (const purge of purges) void purge(account).catch(() => undefined);
}

/** Where to go from the private screen on which somebody has just signed out, instead of the login page; or null. */
export function leftFrom(locationKey: string): string | null {
  return lastLeft?.locationKey === locationKey ? lastLeft.target : null;
}
