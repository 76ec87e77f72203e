import { accounts } from '@tero/shared/contract/accounts';
import { push } from '@tero/shared/contract/notifications-push';
import { forgetWhatIsLeft } from '../device/owner.ts';
import { readPushRecord } from '../device/push-record.ts';
import { call } from '../http/api.ts';
import { ApiError } from '../http/client/api-error.ts';
import { rememberSignOut } from './pending-sign-outs.ts';
import { signOut, useSession } from './session.ts';

let lastLeft: { locationKey: string; target: string } | undefined;

/**
 * Ends the session here at once; the server is told when there is a connection. `locationKey`: the page where it was
 * ended, which is left for `target`.
 */
export function leave(locationKey: string, target = '/'): void {
  const endpoint = readPushRecord()?.endpoint;
  if (endpoint) {
    void call(push.unsubscribe, { body: { endpoint } }).catch(() => {
      // the browser drops the address too (app/watch/PushWatch), so the next push to it fails
    });
  }
  const { token } = useSession.getState();
  void call(accounts.logout).catch((error: unknown) => {
    if (token && !(error instanceof ApiError && error.status < 500)) rememberSignOut(token);
  });
  signOutTo(target, locationKey);
}

/** Forgets the session here, and replaces a private screen at `locationKey` by `target`. */
export function signOutTo(target: string, locationKey: string): void {
  lastLeft = { locationKey, target };
  signOutHere();
}

/**
 * Forgets the session here. On a shared phone nobody finds where the one before lives and what it looked for (rules
 * SRCH-120 and SRCH-127).
 */
export function signOutHere(): void {
  forgetWhatIsLeft();
  signOut();
}

/**
 * Returns the path to open instead of the login page after signing out on the private screen at `locationKey`; or null.
 */
export function leftFrom(locationKey: string): string | null {
  return lastLeft?.locationKey === locationKey ? lastLeft.target : null;
}
