import { expect, type Page } from '@playwright/test';

/** Returns the contents of IndexedDB and Cache Storage as one text, without the app's own files. */
export function keptTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const pieces: string[] = [];
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name ?? '');
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const asked = db.transaction(store).objectStore(store).getAll();
          asked.onsuccess = () => resolve(asked.result);
          asked.onerror = () => reject(asked.error);
        });
        // keys are JSON texts themselves
        pieces.push(...rows.map((row) => `${(row as { key?: unknown }).key} ${JSON.stringify(row)}`));
      }
      db.close();
    }
    const own = (await caches.keys()).filter((name) => !name.startsWith('tero-app '));
    for (const name of own) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const type = response?.headers.get('content-type') ?? '';
        pieces.push(`${name} ${request.url} ${type} ${type.startsWith('image/') ? '' : await response?.text()}`);
      }
    }
    return pieces.join('\n');
  });
}

/**
 * Waits until the device has stored a text. A response that is not stored when its screen is left is missing offline.
 */
export async function isKept(page: Page, text: string): Promise<void> {
  await expect.poll(() => keptTexts(page)).toContain(text);
}

/** Keeps the disk busy from a page beside the app, like a slow disk. Returns a function that stops it. */
export async function holdDisk(page: Page): Promise<() => Promise<void>> {
  // made by the app, with its stores
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'tero'));
  const beside = await page.context().newPage();
  await beside.goto('/robots.txt');
  await beside.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('tero');
        opening.onsuccess = () => {
          const store = opening.result.transaction('device', 'readwrite').objectStore('device');
          const ask = () => {
            const asked = store.get('nothing');
            asked.onsuccess = () => {
              resolve();
              ask();
            };
          };
          ask();
        };
      }),
  );
  await page.bringToFront();
  // a page that is gone holds nothing
  return () => beside.close();
}
