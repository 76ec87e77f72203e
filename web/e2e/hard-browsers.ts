import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Milliseconds by which each script comes late. */
const scriptDelay = 1500;

/** Removes the features that Chrome 109, Firefox 115 or Safari 15.4 lack (docs/decisions/browsers.md). */
export async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const lacking: [object, string[]][] = [
      [Array.prototype, ['toSorted', 'toSpliced', 'toReversed', 'with']],
      [Object.getPrototypeOf(Int8Array.prototype), ['toSorted', 'toReversed', 'with']],
      [Array, ['fromAsync']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [
        Set.prototype,
        ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
      ],
      [
        Object.getPrototypeOf(Object.getPrototypeOf([].values())),
        ['map', 'filter', 'find', 'some', 'every', 'toArray'],
      ],
      [AbortSignal, ['any']],
      [URL, ['canParse', 'parse']],
      [Intl, ['Segmenter', 'DurationFormat']],
      [window, ['Iterator', 'requestIdleCallback', 'scheduler', 'navigation', 'OffscreenCanvas']],
      [Document.prototype, ['startViewTransition']],
      [Element.prototype, ['checkVisibility', 'moveBefore']],
    ];
    for (const [of, names] of lacking) for (const name of names) Reflect.deleteProperty(of, name);
  });
}

/** Makes every access to the device's storage throw, as with 'Block all site data'. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    Reflect.deleteProperty(Navigator.prototype, 'locks');
  });
}

/** Makes opening the device's database hang, as on phones whose browser has lost it. */
export async function hangDatabase(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () =>
      Object.assign(Object.create(IDBOpenDBRequest.prototype), { addEventListener: () => {} });
  });
}

/** Delays every script, as on a slow or busy connection. */
export async function delayScripts(page: Page): Promise<void> {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await pause(scriptDelay);
    await route.continue();
  });
}

/** Sets the browser's font to twice its usual 16 pixels, as people with low vision do. */
export async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}
