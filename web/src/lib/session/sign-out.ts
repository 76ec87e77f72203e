import { push } from '@tero/shared/contract/notifications-push';
import { forgetWhatIsLeft } from '../device/owner.ts';
import { readPushRecord, writePushRecord } from '../device/push-record.ts';
import { call } from '../http/api.ts';
import { inTime } from '../in-time.ts';
import { forgetBriefs } from './forget-briefs.ts';
import { rememberSignOut, sendPendingSignOuts } from './pending-sign-outs.ts';
import { beginSignOut, forgetSaved, signOut, useSession } from './session.ts';

/** What else of a session is on this device. */
type Ending = (session: { token: string; account: number }) => Promise<unknown>;

let endElsewhere: Ending = async () => undefined;

/** Sets what ends the rest of a session on this device (app/watch/session-change.ts). */
export function alsoEnd(ending: Ending): void {
  endElsewhere = ending;
}

/**
 * Milliseconds after which a sign-out is done though the disk does not answer: localStorage, which has it from the tap on,
 * is on the disk as well by then.
 */
const longest = 10_000;

/**
 * Ends the session on this device, and leaves the screen as it is; done once it would not come back, whatever is closed or
 * killed then. On a shared phone nobody finds where the one before lives and what it looked for (rules SRCH-120 and
 * SRCH-127).
 */
export async function endOnDevice(): Promise<void> {
  const { token, account } = useSession.getState();
  if (!token || !account) return;
  beginSignOut();
  forgetSaved();
  forgetWhatIsLeft();
  forgetBriefs();
  await inTime(longest, endElsewhere({ token, account: account.id }));
}

let lastLeft: { locationKey: string; target: string } | undefined;

interface Leaving {
  /** the page where the session is ended, which is left for `target` */
  locationKey: string;
  target?: string;
  /** called when it is done, right before the screen says so */
  go?: () => void;
}

/**
 * Ends the session on this device, then on the screen (rule SES-90); the server is told when there is a connection.
 */
export async function leave({ locationKey, target = '/', go }: Leaving): Promise<void> {
  const { token } = useSession.getState();
  if (token) {
    leavePush();
    rememberSignOut(token);
    void sendPendingSignOuts(token);
  }
  await endOnDevice();
  go?.();
  // somebody may have signed in in another tab meanwhile
  if (useSession.getState().token === token) signOutTo(target, locationKey);
}

/** Tells the server, and the next start, that this browser gets no pushes any more; the browser drops its address itself. */
function leavePush(): void {
  const record = readPushRecord();
  if (!record?.endpoint) return;
  void call(push.unsubscribe, { body: { endpoint: record.endpoint } }).catch(() => {
    // the session that ends takes its pushes along, and the next push to an address that was dropped fails
  });
  writePushRecord({ ...record, endpoint: null, deviceId: null });
}

/** Forgets the session on the screen, and replaces a private screen at `locationKey` by `target`. */
export function signOutTo(target: string, locationKey: string): void {
  lastLeft = { locationKey, target };
  signOutHere();
}

/** Forgets the session and what it leaves, at once, and does not wait for the disk. */
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
