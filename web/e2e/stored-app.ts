import type { Page } from '@playwright/test';

/** Waits until the service worker has stored the shell and the screens of whoever is signed in. */
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

/** Waits until the app goes on with a page that the server drew: before, a link is another page of the server. */
export async function appHasPage(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__reactFiber')),
  );
}

/**
 * Cuts the signal. Where the page may have a service worker, only once that has stored the app: a reload or a new page
 * before finds nothing, and a fast machine never shows it.
 */
export async function goOffline(page: Page): Promise<void> {
  // Playwright puts its own function there where it blocks service workers
  const mayStore = await page.evaluate(() => `${navigator.serviceWorker.register}`.includes('[native code]'));
  if (mayStore) await appIsStored(page);
  await page.context().setOffline(true);
}
