import { minute } from '@tero/shared/rules/time/durations';
import { useConnectivity } from '../../lib/http/connectivity.ts';

const key = 'tero.reloaded-at';
const pause = minute;

/** Reloads the page when its code is missing because a deploy has removed it; at most once a minute. */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    // without connection the code is not outdated, and a reload could fail
    if (!useConnectivity.getState().online || Date.now() - last < pause) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    window.location.reload();
  });
}
