import { minute } from '@tero/shared/rules/time/durations';
import { tabbed } from '../../lib/device/storage.ts';
import { probe, useConnectivity } from '../../lib/http/connectivity.ts';

const key = 'tero.reloaded-at';
const pause = minute;
/**
 * Code whose absence no screen shows: the strength of a password (half a megabyte that a weak line may not load), what
 * search engines read of a page, how fast a visit was. A reload for it would empty what is being written or asked.
 */
const optional = /password-guesses|known-head|visit-speed/;

/**
 * Reloads the page when its code is missing and the server is reachable: a deploy has removed the code, or the signal
 * was gone, and a browser does not fetch a failed import again. Without signal a reload would lose the screen. It
 * reloads at most once a minute, and not while a person types, waits for a form they sent or is asked something: the
 * reload would send items that a question holds back (rule NAV-182).
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
  // the next field has the focus only after this
  document.addEventListener('focusout', () => window.setTimeout(retry));
}

function reload(): void {
  if (Date.now() - Number(tabbed.read(key) ?? 0) < pause) return;
  // a browser that cannot remember it would reload again and again
  if (!tabbed.write(key, String(Date.now()))) return;
  window.location.reload();
}

function isOccupied(): boolean {
  const isAsked = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
  return isAsked || Boolean(document.activeElement?.closest('input, textarea, select, [contenteditable], form'));
}
