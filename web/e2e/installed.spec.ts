import { expect, type Page, test } from '@playwright/test';
import { draftIsKept } from './drafts.ts';
import { images } from './images.ts';
import { inspect, watchConsole } from './inspection.ts';
import { registered, signIn } from './people.ts';
import { publisher } from './providers.ts';
import { startReleases } from './release.ts';
import { appIsStored, goOffline } from './stored-app.ts';

test.use({ serviceWorkers: 'allow' });

const card = (page: Page) => page.getByRole('region', { name: 'Instalar Tero' });

/** Fires the install event, which headless Chromium never does. */
async function letInstall(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.evaluate((outcome) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void Object.assign(window, { asked: true }),
      userChoice: Promise.resolve({ outcome }),
    });
    window.dispatchEvent(event);
  }, outcome);
}

async function addFavorite(page: Page, at: number): Promise<void> {
  await page.goto('/servicios');
  await page
    .getByRole('button', { name: /^Agregar a favoritos/ })
    .nth(at)
    .click();
}

test('installing is offered once Tero was of use, and not again for a month', async ({ page }) => {
  const client = await registered(page.request);
  await signIn(page, client.email, client.password);
  await page.goto('/servicios');
  await letInstall(page, 'dismissed');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Agregar a favoritos/ })
    .first()
    .click();
  await expect(card(page)).toContainText('Tero en tu celular');
  await inspect(page);
  await card(page).getByRole('button', { name: 'Instalar' }).click();
  await expect(card(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'asked' in window)).toBe(true);

  await addFavorite(page, 1);
  await letInstall(page, 'accepted');
  await expect(page.getByRole('button', { name: /^Quitar de favoritos/ })).toHaveCount(2);
  await expect(card(page)).toHaveCount(0);
});

test.describe('an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1' });

  test('is shown how, step by step', async ({ page }) => {
    const client = await registered(page.request);
    await signIn(page, client.email, client.password);
    await addFavorite(page, 0);
    await card(page).getByRole('button', { name: 'Ver cómo' }).click();
    const sheet = page.getByRole('dialog', { name: 'Agregá Tero a tu inicio' });
    await expect(sheet.getByRole('listitem')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await card(page).getByRole('button', { name: 'Ahora no' }).click();
    await expect(card(page)).toHaveCount(0);
  });
});

test('photos shared from another app become a draft, also without signal, and join the one that is there', async ({
  page,
  context,
}) => {
  const complaints = watchConsole(page);
  const provider = await publisher(page.request);
  await signIn(page, provider.email, provider.password);
  await page.goto('/create-post');
  await appIsStored(page);
  await page.getByLabel('Descripción').fill('Obra en el Cerro');
  await draftIsKept(page, { form: 'create-post', fields: { content: 'Obra en el Cerro' }, photos: 0 });
  await page.goto('/');
  await goOffline(page);
  const gallery = (await images(2)).map(({ name, buffer }) => ({
    name,
    base64: buffer.toString('base64'),
  }));
  // like the phone: a form that navigates
  await page.evaluate((gallery) => {
    const form = document.createElement('form');
    Object.assign(form, { action: '/compartir', method: 'post', enctype: 'multipart/form-data' });
    const transfer = new DataTransfer();
    for (const { name, base64 } of gallery) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: 'image/jpeg' }));
    }
    const files = Object.assign(document.createElement('input'), { type: 'file', name: 'photos', multiple: true });
    files.files = transfer.files;
    const text = Object.assign(document.createElement('input'), { name: 'text', value: 'Mirá cómo quedó' });
    form.append(files, text);
    document.body.append(form);
    // once this call has its answer
    setTimeout(() => form.submit());
  }, gallery);
  await expect(page).toHaveURL('/create-post');
  await expect(page.getByLabel('Descripción')).toHaveValue('Obra en el Cerro\n\nMirá cómo quedó');
  await expect(page.getByText('2 de 5.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 de 5.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Mirá cómo quedó' }).getByRole('img')).toHaveCount(2);
  expect(complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED|Failed to load/.test(line))).toEqual([]);
});

test('what is shared before the worker runs is reported missing @wide', async ({ request, page }) => {
  const provider = await publisher(request);
  await signIn(page, provider.email, provider.password);
  const response = await request.post('/compartir', { multipart: { text: 'Hola' }, maxRedirects: 0 });
  expect(response.status()).toBe(303);
  await page.goto(response.headers().location ?? '');
  await expect(page.getByText(/^No nos llegó lo que compartiste/)).toBeVisible();
  await expect(page).toHaveURL('/create-post');
});

test('a new version waits for a tap, and a half-written post survives it', async ({ browser, request, baseURL }) => {
  const provider = await publisher(request);
  const releases = await startReleases(baseURL);
  const context = await browser.newContext({ baseURL: releases.origin, serviceWorkers: 'allow' });
  const page = await context.newPage();
  try {
    await signIn(page, provider.email, provider.password);
    await appIsStored(page);
    await page.goto('/create-post');
    await page.getByLabel('Descripción').fill('Todavía sin terminar');
    await releases.release();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const prompt = page.getByRole('status').filter({ hasText: 'Hay una versión nueva de Tero.' });
    await expect(prompt).toBeVisible();
    // a plain reload does not activate the new version
    expect(await page.locator('meta[name="release"]').count()).toBe(0);
    await prompt.getByRole('button', { name: 'Actualizar' }).click();
    await expect(page.locator('meta[name="release"]')).toHaveAttribute('content', 'v2');
    await expect(page.getByLabel('Descripción')).toHaveValue('Todavía sin terminar');
  } finally {
    await context.close();
    releases.close();
  }
});

test('one switch takes a bad worker back: its files go, the page loads anew without it, and drafts stay', async ({
  browser,
  request,
  baseURL,
}) => {
  const provider = await publisher(request);
  const releases = await startReleases(baseURL);
  const context = await browser.newContext({ baseURL: releases.origin, serviceWorkers: 'allow' });
  const page = await context.newPage();
  try {
    await signIn(page, provider.email, provider.password);
    await appIsStored(page);
    await page.goto('/create-post');
    await page.getByLabel('Descripción').fill('Todavía sin terminar');
    await draftIsKept(page, { form: 'create-post', fields: { content: 'Todavía sin terminar' }, photos: 0 });
    releases.takeBack();
    const loadedAnew = page.waitForEvent('load');
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => void found?.update()));
    await loadedAnew;
    await expect(page.getByLabel('Descripción')).toHaveValue('Todavía sin terminar');
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    expect(await page.evaluate(() => navigator.serviceWorker.controller === null)).toBe(true);
  } finally {
    await context.close();
    releases.close();
  }
});
