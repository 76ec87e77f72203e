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
 * Milliseconds that a sign-out waits for a disk that does not answer. localStorage has the end since the tap, and by
 * then it is on the disk as well.
 */
export const diskPatience = 10_000;

/** Milliseconds that a sign-out waits for the browser's push service, which may not answer either. */
const pushPatience = 2_000;

/**
 * Ends the session on this device, and leaves the screen as it is; resolves once the session could not come back, even
 * if the app is closed or killed then (rule SES-88).
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
  /** the page where the session is ended, which is left for `target` */
  locationKey: string;
  target?: string;
  /** called when it is done, right before the screen says so */
  go?: () => void;
}

/** Ends the session on this device, then on the screen. The server learns of it when there is a connection. */
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

/**
 * Tells the server, and the next start, that this browser gets no pushes any more; the browser drops its address
 * itself.
 */
function leavePush(): void {
  const record = readPushRecord();
  if (!record?.endpoint) return;
  void unsubscribe(record.endpoint).catch(() => {
    // the session that ends takes its pushes along, and the next push to an address that was dropped fails
  });
  writePushRecord({ ...record, endpoint: null, deviceId: null });
}
