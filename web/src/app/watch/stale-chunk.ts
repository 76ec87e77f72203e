import { minute } from '@tero/shared/rules/time/durations';
import { tabbed } from '../../lib/device/storage.ts';
import { probe, useConnectivity } from '../../lib/http/connectivity.ts';

const key = 'tero.reloaded-at';
const pause = minute;
/**
 * Code that the screens work without: the strength of a password (half a megabyte that a slow connection may fail to
 * load), the tags for search engines, the measuring of visits. A reload to get it would discard what a person is typing
 * or being asked.
 */
const optional = /password-guesses|known-head|visit-speed/;

/**
 * Reloads the page when its code is missing and the server is reachable. Either a deploy has removed the code, or the
 * connection was lost, and browsers do not fetch a failed import again. Without a connection a reload would lose the
 * screen. Reloads at most once a minute, and never while a person types, waits for a form they sent or is asked
 * something: a reload would send items that a question holds back (rule NAV-182).
 */
export function reloadOnStaleChunk(): void {
  let isMissed = false;
  const retry = () => {
    if (!isMissed || !useConnectivity.getState().online || isOccupied()) return;
    isMissed = false;
    reload();
  };
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (optional.test(payload?.message)) return;
    isMissed = true;
    void probe().then(retry);
  });
  useConnectivity.subscribe(retry);
  // deferred, because the next field receives the focus only after this event
  document.addEventListener('focusout', () => window.setTimeout(retry));
}

function reload(): void {
  if (Date.now() - Number(tabbed.read(key) ?? 0) < pause) return;
  // a browser that cannot store the time of the reload would reload again and again
  if (!tabbed.write(key, String(Date.now()))) return;
  window.location.reload();
}

function isOccupied(): boolean {
  const isAsked = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
  return isAsked || Boolean(document.activeElement?.closest('input, textarea, select, [contenteditable], form'));
}
