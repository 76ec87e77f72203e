import { forgetWhatIsLeft } from '../../../lib/device/owner.ts';
import { readPushRecord, writePushRecord } from '../../../lib/device/push-record.ts';
import { inTime } from '../../../lib/in-time.ts';
import { leavePushes } from '../../../lib/push/leave-pushes.ts';
import { unsubscribe } from '../../../lib/push/push-queries.ts';
import { forgetBriefs } from '../../../lib/session/forget-briefs.ts';
import { rememberSignOut, sendPendingSignOuts } from '../../../lib/session/pending-sign-outs.ts';
import { beginSignOut, forgetSaved, useSession } from '../../../lib/session/session.ts';
import { signOutTo } from '../../../lib/session/sign-out.ts';
import { stopCaching } from '../../../offline/cache/cache.ts';
import { endSessionCopy } from '../../../offline/outbox/outbox.ts';

/**
 * The longest time, in milliseconds, that a sign-out waits for a disk that does not answer. localStorage has recorded
 * the end since the tap, and its record has reached the disk by then.
 */
export const diskPatience = 10_000;

/** The longest time, in milliseconds, that a sign-out waits for the browser's push service, which may not answer. */
const pushPatience = 2_000;

/**
 * Ends the session on this device without changing the screen. Resolves once the session cannot come back, even if the
 * app is then closed or killed (rule SES-88).
 */
export async function endOnDevice(): Promise<void> {
  const { token, account } = useSession.getState();
  if (!token || !account) return;
  beginSignOut();
  forgetSaved();
  forgetWhatIsLeft();
  forgetBriefs();
  stopCaching();
  await Promise.all([
    inTime(diskPatience, endSessionCopy({ token, account: account.id })),
    inTime(pushPatience, leavePushes()),
  ]);
}

interface Leaving {
  /** the history key of the page where the session ends; `target` replaces that page */
  locationKey: string;
  target?: string;
  /** called once the session has ended, right before the screen shows it */
  go?: () => void;
}

/** Ends the session on this device, then on the screen. The server learns of it once there is a connection. */
export async function leave({ locationKey, target = '/', go }: Leaving): Promise<void> {
  const { token } = useSession.getState();
  if (token) {
    leavePush();
    rememberSignOut(token);
    void sendPendingSignOuts(token);
  }
  await endOnDevice();
  go?.();
  // another person may have signed in in a different tab meanwhile
  if (useSession.getState().token === token) signOutTo(target, locationKey);
}

/**
 * Tells the server that this browser no longer receives pushes, and records this for the next start. The caller makes
 * the browser drop its push address.
 */
function leavePush(): void {
  const record = readPushRecord();
  if (!record?.endpoint) return;
  void unsubscribe(record.endpoint).catch(() => {
    // the end of the session also removes its pushes, and the next push to a dropped address fails
  });
  writePushRecord({ ...record, endpoint: null, deviceId: null });
}
