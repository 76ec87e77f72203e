import { useConnectivity } from '../../lib/http/connectivity.ts';

const key = 'tero.reloaded-at';
const pause = 60_000;

/** A deploy may have removed the code that this page still points at: reload, but not in a loop. */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    // without signal nothing is stale, and there may be nothing to reload from
    if (!useConnectivity.getState().online || Date.now() - last < pause) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    window.location.reload();
  });
}
