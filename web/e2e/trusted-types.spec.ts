import { expect, test } from '@playwright/test';
import { watchConsole } from './inspection.ts';

test.use({ serviceWorkers: 'allow' });

/** Tries the places where a text would become markup or code, and returns for each whether the browser accepted it. */
function tried(): Promise<Record<string, string>> {
  const makePolicy = (name: string) => window.trustedTypes?.createPolicy(name, { createHTML: (text) => text });
  const sinks: Record<string, () => unknown> = {
    innerHTML: () => Object.assign(document.body, { innerHTML: '<b>hola</b>' }),
    outerHTML: () => Object.assign(document.createElement('p'), { outerHTML: '<b>hola</b>' }),
    insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>hola</b>'),
    write: () => document.write('<b>hola</b>'),
    srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: '<b>hola</b>' }),
    parser: () => new DOMParser().parseFromString('<b>hola</b>', 'text/html'),
    fragment: () => document.createRange().createContextualFragment('<b>hola</b>'),
    'script text': () => Object.assign(document.createElement('script'), { text: 'window.taken = 1' }),
    'script address': () => Object.assign(document.createElement('script'), { src: '/uploads/x.webp' }),
    worker: () => new Worker('/uploads/x.webp'),
    'service worker': () => navigator.serviceWorker.register('/sw.js'),
    'a policy of its own': () => makePolicy('mine'),
    'the default policy': () => makePolicy('default'),
    "the app's policy once more": () => makePolicy('tero-worker'),
  };
  const outcomes = Object.entries(sinks).map(async ([name, sink]): Promise<[string, string]> => {
    try {
      await sink();
      return [name, 'taken'];
    } catch (error) {
      return [name, (error as Error).name];
    }
  });
  return Promise.all(outcomes).then((pairs) => Object.fromEntries(pairs));
}

test('a text never becomes markup or code, and the watch of the console hears of it', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);

  const outcomes = await page.evaluate(tried);
  expect(Object.keys(outcomes).length).toBe(14);
  expect(Object.entries(outcomes).filter(([, outcome]) => outcome !== 'TypeError')).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.locator('b', { hasText: 'hola' }).count()).toBe(0);
  await expect.poll(() => complaints.filter((line) => /Trusted|Content Security Policy/.test(line)).length).toBe(14);
});

test('the app registers its own worker, and no other address', async ({ page }) => {
  await page.goto('/');
  const script = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  expect(new URL(script ?? '').pathname).toBe('/sw.js');
});
