import { type CDPSession, expect, type Page } from '@playwright/test';
import { inspect } from './inspection.ts';
import { ownServer } from './own-server.ts';
import { demo, signIn } from './people.ts';

/** Maximum kilobytes transferred, including response headers, for a first visit and a later page. */
const most = { first: 280, later: 8 };

const test = ownServer(8);
test.use({ serviceWorkers: 'allow' });

/** Sets up a browser that saves data. */
async function saveData(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '3g' } }),
  );
}

/** Counts what comes over the line, by file. */
async function weigh(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const names = new Map<string, string>();
  let files: [string, number][] = [];
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response }) => names.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { pathname } = new URL(names.get(requestId) ?? 'http://x/?');
    files.push([pathname, encodedDataLength / 1000]);
  });
  return {
    begin: () => {
      files = [];
    },
    total: async () => {
      await page.waitForLoadState('networkidle');
      // no load state marks the end within the app, so it waits for a second without data
      let before = -1;
      await expect
        .poll(
          () => {
            const isStill = files.length === before;
            before = files.length;
            return isStill;
          },
          { intervals: [1_500] },
        )
        .toBe(true);
      return { kb: files.reduce((sum, [, kb]) => sum + kb, 0), files };
    },
  };
}

const isPicture = /\.(webp|avif|jpe?g|png|woff2)$|\/covers?\/|hero-/;

/** Opens an address as a first visit that saves data, and returns the transferred kilobytes. */
async function firstVisit(page: Page, path: string) {
  await saveData(page);
  const line = await weigh(page);
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const visit = await line.total();
  expect(visit.files.filter(([file]) => isPicture.test(file))).toEqual([]);
  expect.soft(visit.kb, `${path} ${JSON.stringify(visit.files)}`).toBeLessThanOrEqual(most.first);
  return line;
}

for (const path of ['/', '/servicios']) {
  test(`a first visit to ${path} that saves data fetches no picture, and at most ${most.first} kB`, async ({
    page,
  }) => {
    const line = await firstVisit(page, path);

    // a second list and a detail: what a later page costs
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/servicios\/\d+$/);
    await line.total();
    await page.goBack();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await line.total();
    line.begin();
    await page.getByRole('main').getByRole('article').nth(1).getByRole('link').first().click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const later = await line.total();
    expect(later.files.filter(([file]) => isPicture.test(file))).toEqual([]);
    expect.soft(later.kb, JSON.stringify(later.files)).toBeLessThanOrEqual(most.later);
  });
}

for (const path of [
  '/servicios/categoria/sanitario',
  '/servicios/107',
  '/servicios?q=sanitario',
  '/provider-profile/101',
]) {
  test(`a first visit to ${path} costs no more`, async ({ page }) => {
    await firstVisit(page, path);
  });
}

test('a picture comes when it is touched, and the settings say what was saved and switch it off', async ({ page }) => {
  await saveData(page);
  await signIn(page, demo.client);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/servicios');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const title = (await cards.first().getByRole('heading').textContent()) ?? '';
  await inspect(page);
  await expect(page.getByRole('button', { name: /^Ver la foto: / }).first()).toBeVisible();
  expect(asked.filter((file) => file.startsWith('/uploads/'))).toEqual([]);
  await page.getByRole('button', { name: `Ver la foto: ${title}` }).click();
  await expect(cards.first().locator('img')).toHaveJSProperty('complete', true);
  expect(asked.filter((file) => file.startsWith('/uploads/'))).toHaveLength(1);

  await page.goto('/user-settings');
  const saving = page.getByRole('switch', { name: /Ahorrar datos/ });
  await expect(saving).toBeChecked();
  await expect(page.getByText(/No bajamos \d+ fotos?: ahorraste unos \d/)).toBeVisible();
  await inspect(page);
  await saving.uncheck();
  await page.goto('/servicios');
  await expect(cards.first().locator('img').first()).toBeVisible();
  // chosen on this device, whatever the browser says
  await page.reload();
  await expect(cards.first().locator('img').first()).toBeVisible();
});

test('a page for who saves data has no view, no fonts to load ahead, and says that it depends on that @wide', async ({
  request,
}) => {
  const [plain, saving] = await Promise.all(
    ([{}, { 'Save-Data': 'on' }] as Record<string, string>[]).map(async (headers) =>
      request.get('/servicios', { headers }),
    ),
  );
  expect([plain?.headers().vary, saving?.headers().vary].every((vary) => vary?.includes('Save-Data'))).toBe(true);
  expect(await plain?.text()).toContain('as="font"');
  const text = (await saving?.text()) ?? '';
  expect(text).not.toMatch(/as="(font|image)"|<img/);
  expect(text).toContain('<div id="root"></div>');
  expect([await plain?.text(), text].map((page) => page?.includes('ld+json'))).toEqual([true, false]);
});
