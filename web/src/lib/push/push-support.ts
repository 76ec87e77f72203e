import { create } from 'zustand';
import { onServer } from '../device/on-server.ts';
import { isInstalled, isIos } from '../device/platform.ts';

/** Whether the browser supports pushes. `install-first`: iPhones support them only in an app on the home screen. */
export type PushSupport = 'supported' | 'install-first' | 'unsupported';

export function pushSupport(): PushSupport {
  if (onServer) return 'unsupported';
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'supported';
  return isIos() && !isInstalled() ? 'install-first' : 'unsupported';
}

function currentPermission(): NotificationPermission {
  return pushSupport() === 'supported' ? Notification.permission : 'denied';
}

/** The browser's notification permission; the person may change it in the browser's own settings. */
export const usePushPermission = create<{ permission: NotificationPermission }>(() => ({
  permission: currentPermission(),
}));

export function rereadPermission(): void {
  usePushPermission.setState({ permission: currentPermission() });
}

if (!onServer) {
  // read again when the page becomes visible, because not every browser reports changes
  document.addEventListener('visibilitychange', rereadPermission);
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', rereadPermission))
    .catch(() => undefined);
}
