import { onServer } from './on-server.ts';

/** Returns whether this is an iPhone or iPad; newer iPads identify as a Mac with a touch screen. */
export function isIos(): boolean {
  if (onServer) return false;
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Returns whether the app was opened from its icon, without browser controls. */
export function isInstalled(): boolean {
  if (onServer) return false;
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || window.matchMedia('(display-mode: standalone)').matches;
}

/**
 * Returns whether this is the installed app or a phone, which is one person's: a link that comes by WhatsApp opens a
 * tab of its own, where a session of the tab before is none (rule SES-40).
 */
export function isOwnDevice(): boolean {
  return isInstalled() || (!onServer && window.matchMedia('(pointer: coarse)').matches);
}

/**
 * Returns whether the browser supports Background Sync, which sends the outbox once there is a connection, with no page
 * open.
 */
export function hasBackgroundSync(): boolean {
  return 'SyncManager' in window;
}
