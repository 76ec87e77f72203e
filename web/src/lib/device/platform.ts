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
 * Returns whether this is the installed app or a phone, and so belongs to one person. There, a link from WhatsApp opens
 * a new tab, which does not have the session of an earlier tab (rule SES-40).
 */
export function isOwnDevice(): boolean {
  return isInstalled() || (!onServer && window.matchMedia('(pointer: coarse)').matches);
}

/**
 * Returns whether the browser supports Background Sync, which sends the outbox when the connection returns, even when
 * no page is open.
 */
export function hasBackgroundSync(): boolean {
  return 'SyncManager' in window;
}
