import { forgetWhatIsLeft } from '../device/owner.ts';
import { signOut } from './session.ts';

interface Left {
  target: string;
  /** the navigation state that the target is opened with */
  state?: object | undefined;
}

let lastLeft: (Left & { locationKey: string }) | undefined;

/** Removes the session from the screen, and replaces a private screen at `locationKey` by `target`. */
export function signOutTo(target: string, locationKey: string, state?: object): void {
  lastLeft = { locationKey, target, state };
  signOutHere();
}

/**
 * Removes the session without waiting for the disk. On a shared phone, the next person must not find this person's
 * place and searches (rules SRCH-120 and SRCH-127).
 */
export function signOutHere(): void {
  forgetWhatIsLeft();
  signOut();
}

/**
 * Returns the target to open instead of the login page after signing out on the private screen at `locationKey`; or
 * null.
 */
export function leftFrom(locationKey: string): Left | null {
  return lastLeft?.locationKey === locationKey ? lastLeft : null;
}
