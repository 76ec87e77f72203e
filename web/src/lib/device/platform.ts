/** iPhone and iPad; newer iPads call themselves a Mac with a touch screen. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Opened from its icon, without the browser around it. */
export function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || window.matchMedia('(display-mode: standalone)').matches;
}

/** Whether the browser itself sends when there is signal, also with no page open. */
export function hasBackgroundSync(): boolean {
  return 'SyncManager' in window;
}
