import { expect, type Page, test } from '@playwright/test';
import { startLine } from './faulty-line.ts';
import { photos } from './pictures.ts';
import { readyToPublish } from './providers.ts';
import { createButton, expectPublished, fillService, gallery } from './service-form.ts';

// a page's own network is what is slowed down here: a service worker's is not
test.use({ serviceWorkers: 'block' });

const megabit = 1_000_000 / 8;
const words = { title: 'Cambio de tableros', description: 'Cambio tableros viejos por nuevos, con disyuntor.' };

async function written(page: Page, count: number, size = { width: 1600, height: 1200 }): Promise<void> {
  await fillService(page, words);
  const { items, choose } = gallery(page);
  await choose(await photos(count, size));
  await expect(items).toHaveCount(count, { timeout: 120_000 });
}

/** Slows the page's network down to so many bytes a second; what it returns does it again, -1 for no limit. */
async function slow(page: Page, bytesPerSecond: number) {
  const devtools = await page.context().newCDPSession(page);
  const limit = (throughput: number) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 40,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  await devtools.send('Network.enable');
  await limit(bytesPerSecond);
  return limit;
}

async function ownServices(page: Page): Promise<{ id: number }[]> {
  const { account } = await page.evaluate(() => JSON.parse(sessionStorage.getItem('tero.session') ?? '{}'));
  return (await (await page.request.get(`/api/services/provider/${account.id}`)).json()).services;
}

test('five photos of twelve megapixels go over 1 Mbit/s in time, because they are made small first', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const large = { width: 4000, height: 3000 };
  const line = await startLine(baseURL);
  const page = await browser.newPage({ baseURL: line.origin });
  await readyToPublish(page);
  const original = (await photos(5, large)).reduce((sum, { buffer }) => sum + buffer.length, 0);
  await written(page, 5, large);
  await slow(page, megabit);
  const before = line.sent();
  await createButton(page).click();
  await expect(page.getByRole('progressbar', { name: 'Envío' })).toBeVisible();
  await expect(page.getByText('Servicio creado exitosamente').first()).toBeVisible({ timeout: 45_000 });
  const sent = line.sent() - before;
  test.info().annotations.push({ type: 'bytes', description: `${sent} sent of ${original} chosen` });
  // what 1 Mbit/s carries in 30 seconds, and time left for the server's own work
  expect(sent).toBeGreaterThan(100_000);
  expect(sent).toBeLessThan(24 * megabit);
  expect(original).toBeGreaterThan(30 * megabit);
  await expectPublished(page);
  line.close();
});

test('sending can be cancelled: nothing is published, form and photos stay, and it can be sent again', async ({
  page,
}) => {
  await readyToPublish(page);
  await written(page, 2);
  const limit = await slow(page, megabit / 8);
  await createButton(page).click();
  await expect(page.getByRole('button', { name: 'Creando...' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar envío' }).click();
  await expect(page.getByText('Cancelaste el envío: tu servicio no se publicó.')).toBeVisible();
  await expect(createButton(page)).toBeEnabled();
  await expect(page.getByLabel('Título')).toHaveValue(words.title);
  await expect(gallery(page).items).toHaveCount(2);
  expect(await ownServices(page)).toHaveLength(0);

  await limit(-1);
  await createButton(page).click();
  await expectPublished(page);
  expect(await ownServices(page)).toHaveLength(1);
});

test('the server dies in the middle: the draft is on the phone after a restart, and one service comes of it', async ({
  browser,
  baseURL,
}) => {
  const line = await startLine(baseURL);
  const page = await browser.newPage({ baseURL: line.origin });
  await readyToPublish(page);
  await written(page, 3);
  line.dieAfter(150_000);
  await createButton(page).click();
  await expect(page.getByText('Lo que escribiste y tus fotos siguen acá.')).toBeVisible();
  await expect(gallery(page).items).toHaveCount(3);

  line.revive();
  expect(await ownServices(page)).toHaveLength(0);
  await page.reload();
  await expect(page.getByText('Recuperamos tu borrador')).toBeVisible();
  await expect(page.getByLabel('Título')).toHaveValue(words.title);
  await expect(gallery(page).items).toHaveCount(3);
  await createButton(page).click();
  await expectPublished(page);
  expect(await ownServices(page)).toHaveLength(1);
  line.close();
});

test('an answer that was lost is not published twice, not even after a reload', async ({ page }) => {
  await readyToPublish(page);
  await written(page, 1);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/services', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await createButton(page).click();
  await expect(page.getByText(/^Sin conexión/).first()).toBeVisible();
  expect(await ownServices(page)).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('Recuperamos tu borrador')).toBeVisible();
  await createButton(page).click();
  await expectPublished(page);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(await ownServices(page)).toHaveLength(1);
});
