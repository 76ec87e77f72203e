import { accounts } from '@tero/shared/contract/accounts';
import { push } from '@tero/shared/contract/notifications';
import { call } from '../http/api.ts';
import { ApiError } from '../http/api-error.ts';
import { readPushRecord } from '../push/push-record.ts';
import { oweFarewell } from './pending-sign-outs.ts';
import { signOut, useSession } from './session.ts';

let lastLeft: { locationKey: string; target: string } | undefined;

/** Ends the session here at once; the server hears of it when it can. `locationKey`: where it was ended. */
export function leave(locationKey: string): void {
  const endpoint = readPushRecord()?.endpoint;
  if (endpoint) {
    void call(push.unsubscribe, { body: { endpoint } }).catch(() => {
      // the browser drops the address too (app/PushWatch): the next push to it finds nobody
    });
  }
  const { token } = useSession.getState();
  void call(accounts.logout).catch((error: unknown) => {
    if (token && !(error instanceof ApiError && error.status < 500)) oweFarewell(token);
  });
  signOutTo('/', locationKey);
}

/** Forgets the session here, and a private screen at `locationKey` gives way to `target`. */
export function signOutTo(target: string, locationKey: string): void {
  lastLeft = { locationKey, target };
  signOut();
}

/** Where to go from the private screen on which somebody has just signed out, instead of the login page; or null. */
export function leftFrom(locationKey: string): string | null {
  return lastLeft?.locationKey === locationKey ? lastLeft.target : null;
}
