import { showAppBadge } from '../device/app-badge.ts';
import { readPushRecord } from '../device/push-record.ts';

/** Removes the traces of an account from this device: the number on the icon, notifications, and pushes. */
export async function leavePushes(): Promise<void> {
  showAppBadge(0);
  if (!readPushRecord()) return;
  try {
    await (await import('./push.ts')).leavePush();
  } catch {
    // ignored, because the server already knows and drops the address
  }
}
