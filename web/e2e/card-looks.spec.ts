import { expect, type Page, test } from '@playwright/test';
import type { Listing } from '@tero/shared/contract/services';
import { inspect, watchConsole } from './inspection.ts';
import { demo, signIn } from './people.ts';

const main = (page: Page) => page.getByRole('main');
const sections = (page: Page) => page.getByRole('navigation', { name: 'Secciones' });

/** Demo services that a search finds. */
async function found(page: Page, q: string) {
  const response = await page.request.get(`/api/search/services?q=${encodeURIComponent(q)}`);
  return ((await response.json()) as Listing).services;
}

test('a card shows who does it and whether the team has verified them', async ({ page }) => {
  const complaints = watchConsole(page);
  const services = await found(page, 'electricidad');
  await page.goto('/servicios?q=electricidad');
  for (const { title, provider_name, provider_image, provider_verified } of services.slice(0, 4)) {
    const card = main(page).getByRole('article').filter({ hasText: title });
    await expect(card.getByText(provider_name)).toBeVisible();
    await expect(card.getByText('Verificado')).toHaveCount(provider_verified ? 1 : 0);
    await expect(card.locator(`img[src="${provider_image}"]`).first()).toBeVisible();
  }
  await inspect(page);
  expect(complaints).toEqual([]);
});

const lists = [
  '/servicios',
  '/servicios?q=electricista',
  `/servicios?q=${encodeURIComponent('me llueve adentro necesito alguien')}`,
  '/servicios/categoria/sanitario',
];
for (const [width, height] of [
  [390, 844],
  [360, 740],
] as const) {
  test(`results begin in the upper part of a phone, and their cards are low: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of lists) {
      await page.goto(path);
      const cards = main(page).getByRole('article');
      await expect(cards.first()).toBeVisible();
      await expect(main(page).getByRole('status').first()).toHaveText(/^\d+ servicios$/);
      const boxes = await cards.evaluateAll((all) =>
        all.map((card) => ({ top: card.getBoundingClientRect().top, height: card.getBoundingClientRect().height })),
      );
      expect(boxes[0]?.top, path).toBeLessThan(300);
      expect(Math.max(...boxes.map((card) => card.height)), path).toBeLessThanOrEqual(150);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  });
}

test('four and a half cards are in view as a phone scrolls a list', async ({ page }) => {
  await page.goto('/servicios');
  const cards = main(page).getByRole('article');
  await cards.nth(5).scrollIntoViewIfNeeded();
  const room = async () => {
    const [bar, below] = [await page.getByRole('banner').boundingBox(), await sections(page).boundingBox()];
    const [one, next] = [await cards.nth(4).boundingBox(), await cards.nth(5).boundingBox()];
    if (!bar || !below || !one || !next) return 0;
    return (below.y - bar.y - bar.height) / (next.y - one.y);
  };
  await expect.poll(room).toBeGreaterThanOrEqual(4.5);
});

test('suggestions take the whole screen of a phone, and Back closes them', async ({ page }) => {
  await page.goto('/servicios');
  const box = page.getByRole('combobox', { name: 'Buscar servicios' });
  await box.fill('electr');
  const list = page.getByRole('listbox', { name: 'Sugerencias' });
  await expect(list).toBeVisible();
  // neither the bottom bar nor the header covers them
  const over = await page.evaluate(() =>
    [20, 120, 400, innerHeight - 20].map((y) =>
      Boolean(document.elementFromPoint(innerWidth / 2, y)?.closest('search')),
    ),
  );
  expect(over).toEqual([true, true, true, true]);
  await page.goBack();
  await expect(list).toHaveCount(0);
  await expect(page).toHaveURL('/servicios');
  await box.press('ArrowDown');
  await expect(list).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar las sugerencias' }).click();
  await expect(list).toHaveCount(0);
});

test('on a detail the contact bar is the only bar below, and the description begins above it', async ({ page }) => {
  for (const photos of [true, false]) {
    const services = (await found(page, 'sanitario')).filter(({ images }) => images.length > 0 === photos);
    await page.goto(`/servicios/${services[0]?.id}`);
    const contact = main(page).getByRole('button', { name: 'Contactar por WhatsApp' }).filter({ visible: true });
    const text = main(page).getByRole('heading', { name: 'Descripción' }).locator('xpath=following-sibling::p');
    await expect(contact).toBeInViewport({ ratio: 1 });
    await expect(sections(page).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Soporte' }).filter({ visible: true })).toHaveCount(1);
    const [line, bar] = [await text.boundingBox(), await contact.boundingBox()];
    // two lines of it at least
    expect((line?.y ?? 844) + 48).toBeLessThan(bar?.y ?? 0);
    // the service, its provider and its price
    for (const height of [844, 740]) {
      await page.setViewportSize({ width: height === 844 ? 390 : 360, height });
      const { title, provider_name } = services[0] as Listing['services'][number];
      const head = main(page).locator('header');
      await expect(head.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 });
      const name = head.getByRole('link', { name: provider_name });
      await expect(name).toBeInViewport({ ratio: 1 });
      expect((await name.locator('xpath=../../..').boundingBox())?.height).toBeLessThanOrEqual(56);
      await expect(head.getByText(/^(\$|A convenir)/).filter({ visible: true })).toBeInViewport({ ratio: 1 });
      await expect(contact).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 390, height: 844 });
  }
  await page.goto('/servicios');
  await expect(sections(page).filter({ visible: true })).toHaveCount(1);
});

test('as a phone scrolls the search alone stays; a key brings the rest of the bar back', async ({ page }) => {
  await page.goto('/servicios');
  await expect(main(page).getByRole('article').first()).toBeVisible();
  const header = page.getByRole('banner');
  const bottom = async () => {
    const box = await header.boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  const whole = await bottom();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(bottom).toBeLessThan(whole - 40);
  await expect(page.getByRole('combobox', { name: 'Buscar servicios' })).toBeInViewport({ ratio: 1 });
  const logo = page.getByRole('link', { name: 'Tero, ir al inicio' });
  await expect(logo).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await logo.focus();
  await expect(logo).toBeInViewport({ ratio: 1 });
});

test('over a form the bar of a phone is one row, without search @wide', async ({ page }) => {
  await page.goto('/login');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('search')).toBeHidden();
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(66);
  await signIn(page, demo.provider);
  await page.goto('/create_service');
  await expect(main(page).getByLabel('Título')).toBeVisible();
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(66);
});

test('the home page of a phone is short @wide', async ({ page }) => {
  await page.goto('/');
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4_500);
});

for (const width of [1280, 1536]) {
  test(`visitors see all eight of the home page, in rows of five, at ${width} @desktop${width === 1280 ? '' : ' @wide'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const featured = main(page).getByRole('region', { name: 'Servicios destacados' });
    const cards = featured.getByRole('article').filter({ visible: true });
    await expect(cards.first()).toBeVisible();
    const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
    const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    expect(rows).toEqual([5, 3]);
  });
}

test('the gallery shows pictures of 4:3 whole @desktop', async ({ page }) => {
  const [service] = (await found(page, 'sanitario')).filter(({ images }) => images.length > 0);
  await page.goto(`/servicios/${service?.id}`);
  const picture = main(page).getByRole('region', { name: 'Fotos del servicio' }).getByRole('img').first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const [shown, own] = await picture.evaluate((image: HTMLImageElement) => [
    image.clientWidth / image.clientHeight,
    image.naturalWidth / image.naturalHeight,
  ]);
  expect(shown).toBeCloseTo(own ?? 0, 1);
});
