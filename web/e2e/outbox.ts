import { expect, type Page } from '@playwright/test';
import type { OutboxItem } from '../src/offline/outbox/item/item.ts';
import { appIsStored } from './stored-app.ts';

/** An item as a form, or an earlier version of the app, would have stored it. */
export type Written = Pick<OutboxItem, 'id' | 'account' | 'kind' | 'params' | 'body' | 'title'> &
  Partial<Pick<OutboxItem, 'setKey' | 'edit' | 'draft'>> & { imageKeys?: string[] };

/** Stores items on the device, each with an image for every key. `picture` is base64. */
export async function writeItems(page: Page, items: readonly Written[], image = ''): Promise<void> {
  await page.evaluate(
    async ([given, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)).buffer;
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('tero');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const tx = db.transaction(['outbox', 'outbox-photos'], 'readwrite');
      for (const [place, { imageKeys = [], ...written }] of given.entries()) {
        const images = imageKeys.map((key) => ({ key, name: 'obra.jpg', type: 'image/jpeg', uploaded: false }));
        const createdAt = new Date(Date.now() + place);
        const item = {
          ...written,
          photos: images,
          createdAt,
          state: 'queued',
          attempts: 0,
          nextAttemptAt: 0,
          version: 1,
        };
        tx.objectStore('outbox').put({ id: item.id, account: item.account, item, createdAt });
        for (const { key, name, type } of images) {
          tx.objectStore('outbox-photos').put({ item: item.id, key, name, type, bytes });
        }
      }
      await new Promise((resolve, reject) => {
        tx.oncomplete = resolve;
        tx.onerror = () => reject(tx.error);
        tx.onabort = () => reject(tx.error);
      });
      db.close();
    },
    [items, image] as const,
  );
}

interface Held {
  items: OutboxItem[];
  photos: number;
  drafts: number[];
  /** all that the drafts hold, as one text */
  drafted: string;
}

/** Returns the device's items, the number of images, and the drafts with their accounts and texts. */
export async function heldItems(page: Page): Promise<Held> {
  for (;;) {
    try {
      return await readHeld(page);
    } catch (error) {
      // retries when the page is reloaded meanwhile
      if (!(error as Error).message.includes('Execution context was destroyed')) throw error;
      await page.waitForLoadState();
    }
  }
}

function readHeld(page: Page): Promise<Held> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('tero');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const tx = db.transaction(['outbox', 'outbox-photos', 'drafts']);
    const all = <T>(store: string) =>
      new Promise<T[]>((resolve, reject) => {
        const reading = tx.objectStore(store).getAll();
        reading.onsuccess = () => resolve(reading.result);
        reading.onerror = () => reject(reading.error);
      });
    const [rows, photos, drafts] = await Promise.all([
      all<{ item: OutboxItem }>('outbox'),
      all('outbox-photos'),
      all<{ account: number }>('drafts'),
    ]);
    db.close();
    return {
      items: rows.map(({ item }) => item),
      photos: photos.length,
      drafts: drafts.map(({ account }) => account),
      drafted: JSON.stringify(drafts),
    };
  });
}

/** Notifies the page that the connection is back. */
export function lineIsBack(page: Page): Promise<void> {
  return page.evaluate(() => void window.dispatchEvent(new Event('online')));
}

/**
 * Returns a function that fires the `sync` event in the worker at any time. The browser itself fires it once, and again
 * only after five minutes.
 */
export async function syncEvents(page: Page): Promise<(lastChance?: boolean) => Promise<void>> {
  await appIsStored(page);
  const devtools = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (lastChance = false) => {
    await devtools.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: 'outbox', lastChance });
  };
}

/** Presses the first button that sends postponed items again, if there is one now. */
export async function pressRetry(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Reintentar/ }).evaluateAll((buttons: HTMLElement[]) => buttons[0]?.click());
}

/** Waits until no tab and no worker is sending. */
export async function nobodySends(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (;;) {
      const { held = [], pending = [] } = await navigator.locks.query();
      if (![...held, ...pending].some(({ name }) => name === 'tero-outbox')) return;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
}

/** Signs in with a remembered session, which the worker and other tabs share. Returns the account's id. */
export async function staySignedIn(page: Page, identifier: string, password: string): Promise<number> {
  await page.goto('/login');
  await page.getByLabel('Email o nombre de usuario').fill(identifier);
  await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/');
  const copied = await page.waitForFunction(copiedAccount, null);
  return (await copied.jsonValue()) as number;
}

/**
 * Returns, in the page, the account in the worker's copy of the session; false when there is no copy or it is not of
 * `wanted`.
 */
export function copiedAccount(wanted: number | null): Promise<number | false> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('tero');
    // not created yet; only the app may create the database
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const db = opening.result;
      const reading = db.transaction('device').objectStore('device').get('session');
      reading.onsuccess = () => {
        db.close();
        const account = reading.result?.account ?? false;
        resolve(wanted === null || account === wanted ? account : false);
      };
    };
  });
}
