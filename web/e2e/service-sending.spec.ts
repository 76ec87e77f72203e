import { expect, type Page, test } from '@playwright/test';
import { startLine } from './faulty-line.ts';
import { images, onDisk } from './images.ts';
import { savedSession } from './people.ts';
import { readyToPublish } from './providers.ts';
import { createButton, expectPublished, fillService, gallery, waitsForServer } from './service-form.ts';

// only the page's own network is slowed down, not a service worker's
test.use({ serviceWorkers: 'block' });

const megabit = 1_000_000 / 8;
const words = { title: 'Cambio de tableros', description: 'Cambio tableros viejos por nuevos, con disyuntor.' };

async function written(page: Page, count: number, size = { width: 1600, height: 1200 }): Promise<void> {
  await fillService(page, words);
  const { items, choose } = gallery(page);
  await choose(await Promise.all((await images(count, size)).map(onDisk)));
  await expect(items).toHaveCount(count);
}

/**
 * Limits the page's network to this number of bytes per second. Returns a function that changes the limit; -1 removes
 * it.
 */
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

/** Returns the provider's services. `origin` is an address of the server other than the page's. */
async function ownServices(page: Page, origin = ''): Promise<{ id: number }[]> {
  const { account } = await savedSession(page);
  return (await (await page.request.get(`${origin}/api/services/provider/${account?.id}`)).json()).services;
}

async function expectBlank(page: Page): Promise<void> {
  await page.goto('/create_service');
  await expect(page.getByLabel('Título')).toHaveValue('');
  await expect(gallery(page).items).toHaveCount(0);
}

test('five photos of twelve megapixels go over 1 Mbit/s in time, because they are made small first @wide', async ({
  browser,
  baseURL,
}) => {
  const large = { width: 4000, height: 3000 };
  const line = await startLine(baseURL);
  const page = await browser.newPage({ baseURL: line.origin });
  await waitsForServer(page);
  await readyToPublish(page);
  const original = (await images(5, large)).reduce((sum, { buffer }) => sum + buffer.length, 0);
  await written(page, 5, large);
  await slow(page, megabit);
  const before = line.sent();
  await createButton(page).click();
  await expect(page.getByRole('progressbar', { name: 'Envío' })).toBeVisible();
  await expect(page.getByText('Servicio creado exitosamente').first()).toBeVisible();
  const sent = line.sent() - before;
  test.info().annotations.push({ type: 'bytes', description: `${sent} sent of ${original} chosen` });
  // the amount of data that 1 Mbit/s carries in 24 of the 30 s; the rest is for the server's own work
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
  await expect(page.getByText('Cancelaste el envío y no publicamos tu servicio.')).toBeVisible();
  await expect(createButton(page)).toBeEnabled();
  await expect(page.getByLabel('Título')).toHaveValue(words.title);
  await expect(gallery(page).items).toHaveCount(2);
  expect(await ownServices(page)).toHaveLength(0);

  await limit(-1);
  await createButton(page).click();
  await expectPublished(page);
  expect(await ownServices(page)).toHaveLength(1);
});

test('the server dies in the middle: what was written waits on the phone over a restart, and one service comes of it', async ({
  browser,
  baseURL,
}) => {
  const line = await startLine(baseURL);
  const page = await browser.newPage({ baseURL: line.origin });
  await readyToPublish(page);
  // loads this screen's code, because the page has no service worker
  await page.goto('/provider-profile');
  await expect(page.getByRole('tab', { name: /^Servicios/ })).toBeVisible();
  await page.goto('/create_service');
  await written(page, 3);
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') uploads.push(new URL(request.url()).pathname);
  });
  line.dieAfter(150_000);
  await createButton(page).click();
  await expect(
    page.getByText('Sin conexión. Guardamos tu servicio en Pendientes y lo publicamos cuando vuelva la conexión.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/provider-profile$/);
  const waiting = page.getByRole('article').filter({ hasText: words.title });
  await expect(waiting).toContainText('Publicamos esto cuando vuelva la conexión');
  await expect.poll(() => waiting.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
  expect(await ownServices(page, baseURL)).toHaveLength(0);

  line.revive();
  await page.reload();
  await expect(page.getByText(`Se publicó: Servicio «${words.title}»`)).toBeVisible();
  const [service, ...others] = await ownServices(page);
  expect(others).toEqual([]);
  const detail = await (await page.request.get(`/api/services/${service?.id}`)).json();
  expect(detail.service.images).toHaveLength(3);
  await expect(waiting).toHaveCount(1);
  await expect(waiting).not.toContainText('Publicamos esto cuando vuelva la conexión');
  // each image has its own upload id, which a retry keeps
  expect(new Set(uploads.filter((path) => path.startsWith('/api/uploads/'))).size).toBe(3);
  await expectBlank(page);
  line.close();
});

test('a lost response does not publish twice, not even after a reload', async ({ page }) => {
  await readyToPublish(page);
  await written(page, 1);
  const keys: (string | undefined)[] = [];
  const bodies = new Set<string | null>();
  let isBack = false;
  await page.route('**/api/services', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    bodies.add(route.request().postData());
    if (isBack) return route.continue();
    if (keys.length === 1) await route.fetch();
    await route.abort();
  });
  await createButton(page).click();
  await expect(
    page.getByText('Se cortó la conexión. Guardamos tu servicio en Pendientes y lo publicamos apenas podamos.'),
  ).toBeVisible();
  expect(await ownServices(page)).toHaveLength(1);
  isBack = true;
  await page.reload();
  await expect(page.getByText(`Se publicó: Servicio «${words.title}»`)).toBeVisible();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect(bodies.size).toBe(1);
  expect(await ownServices(page)).toHaveLength(1);
  await expectBlank(page);
});
