import type { ComponentType } from 'react';
import type { Screen } from '../screens/screen.ts';
import { findScreen } from '../screens/screens.ts';

/** Milliseconds that the first drawing waits at most. */
const longest = 500;

interface FirstPage {
  screen: Screen;
  Page: ComponentType;
}

let page: FirstPage | null = null;

/**
 * Loads the code of this address's screen before the first render. When the service worker has the code, returns a
 * promise to wait for: the screen then renders without a skeleton, which React would keep for 300 ms. Without a
 * connection the promise also waits for the cached data, so that one render shows them. A page that the server rendered
 * stays until the code is there. Otherwise returns null, and the shell renders while the code loads.
 */
export function loadFirstPage({ isDrawn = false } = {}): Promise<void> | null {
  const { pathname, search } = window.location;
  const isHere = Boolean((navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller);
  // the screen reports the failure when it loads the code again
  const loading = codeOf(pathname).catch(() => null);
  if (isDrawn) {
    return loading.then((loaded) => {
      page = loaded;
    });
  }
  if (!isHere) return null;
  const pause = new Promise<null>((resolve) => setTimeout(() => resolve(null), longest));
  return Promise.race([loading, pause]).then(async (loaded) => {
    page = loaded;
    const reading = loaded?.readAhead?.(loaded.params, new URLSearchParams(search));
    // with signal it would wait for the server
    if (reading && navigator.onLine === false) await Promise.race([reading.catch(() => null), pause]);
  });
}

async function codeOf(pathname: string) {
  const found = findScreen(pathname);
  if (!found) return null;
  const { Component, readAhead } = await found.entry.lazy();
  return { screen: found.entry, params: found.params, Page: Component, readAhead };
}

/** Returns the screen whose code had loaded before the first render, or null. */
export function firstPage(): FirstPage | null {
  return page;
}
