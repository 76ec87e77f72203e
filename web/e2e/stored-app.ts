import type { Page } from '@playwright/test';

/** Waits until the service worker has stored the shell and the screens of the current person's role. */
export async function appIsStored(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForFunction(async () => {
    const text = sessionStorage.getItem('tero.session') ?? localStorage.getItem('tero.session');
    const { userType } = JSON.parse(text ?? '{}') as { userType?: string };
    const group = userType === 'provider' ? 'provider' : userType ? 'client' : 'visitor';
    for (const name of await caches.keys()) {
      const urls = (await (await caches.open(name)).keys()).map(({ url }) => url);
      // stands there once all its files do
      if (urls.some((url) => url.includes(`/ahead-${group}-`))) return true;
    }
    return false;
  });
}

/** Waits until the app has hydrated a server-rendered page. Before that, a link loads another page from the server. */
export async function appHasPage(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__reactFiber')),
  );
}

/**
 * Goes offline. Where the page may have a service worker, waits until it has stored the app: an earlier reload or new
 * page would find nothing, which a fast machine never shows.
 */
export async function goOffline(page: Page): Promise<void> {
  // Playwright replaces this function where it blocks service workers
  const mayStore = await page.evaluate(() => `${navigator.serviceWorker.register}`.includes('[native code]'));
  if (mayStore) await appIsStored(page);
  await page.context().setOffline(true);
}
