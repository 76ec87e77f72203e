import { chromium, expect, test } from '@playwright/test';
import { lightBrowser } from './browsers.ts';
import { axeRound } from './sweep/axe-round.ts';
import { Report } from './sweep/report.ts';
import { type SweptScreen, sweptScreens } from './sweep/screens.ts';
import { type Role, roles, type Width } from './sweep/seat.ts';
import { doubledFont, textRound } from './sweep/text-round.ts';

// a sample of the layers that screens open; npm run e2e -- --sweep opens all of them, for all roles at both sizes
const seats: [Role, Width, string[]][] = [
  ['visitor', 390, ['/servicios/:id']],
  ['provider', 390, ['/provider-settings']],
  ['admin', 1280, ['/admin/categories']],
];

async function only(paths: readonly string[]): Promise<SweptScreen[]> {
  const screens = await sweptScreens();
  return screens
    .filter(({ path }) => paths.includes(path))
    .map((screen) => ({ ...screen, addresses: screen.addresses.slice(0, 1) }));
}

function expectNone({ failed, looks }: Report): void {
  expect(Object.fromEntries(failed)).toEqual({});
  expect(looks).toBeGreaterThan(0);
}

for (const role of roles) {
  test(`no finding of axe on the screens for: ${role}`, async ({ browser, baseURL }) => {
    const report = new Report();
    const own = (await sweptScreens()).filter((screen) => screen.role === role).map(({ path }) => path);
    await axeRound(browser, baseURL ?? '', [role, role === 'admin' ? 1280 : 390], await only(own), report, {
      opens: false,
    });
    expectNone(report);
  });
}

for (const [role, width, paths] of seats) {
  test(`${role} at ${width} px: no finding of axe in what opens`, async ({ browser, baseURL }) => {
    const report = new Report();
    await axeRound(browser, baseURL ?? '', [role, width], await only(paths), report);
    expectNone(report);
  });
}

test('text of twice the size: nothing beyond the screen, cut off or printed over another', async ({ baseURL }) => {
  const browser = await chromium.launch({ ...lightBrowser, args: [...lightBrowser.args, doubledFont] });
  const report = new Report();
  await textRound(
    browser,
    baseURL ?? '',
    'visitor',
    await only(['/', '/login', '/servicios', '/servicios/:id', '/help']),
    report,
  );
  await browser.close();
  expectNone(report);
});

test('the category bar wraps when the text alone is enlarged @desktop', async ({ page }) => {
  await page.goto('/login');
  const bar = page.getByRole('navigation', { name: 'Secciones' });
  await expect(bar).toBeVisible();
  const small = await bar.boundingBox();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const large = await bar.boundingBox();
  expect(large?.height).toBeGreaterThan(3 * (small?.height ?? 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
});

test('a screen with parameters that has no sample ends the sweep, and so does a sample of none', async () => {
  const screens = await sweptScreens();
  expect(screens.length).toBeGreaterThan(90);
  expect(screens.flatMap(({ addresses }) => addresses).filter((address) => address.includes('/:'))).toEqual([]);
});
