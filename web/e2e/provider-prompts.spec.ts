import { expect, type Page, test } from '@playwright/test';
import { notificationScreens } from '../src/app/screens/notification-screens.ts';
import { providerActivityScreens } from '../src/app/screens/provider-activity-screens.ts';
import { providerScreens } from '../src/app/screens/provider-screens.ts';
import { publishScreens } from '../src/app/screens/publishing-screens.ts';
import { subscriptionScreens } from '../src/app/screens/subscription-screens.ts';
import { letPass } from './checkout.ts';
import { enter } from './people.ts';
import { publishedService, publisher, registeredProvider } from './providers.ts';
import { journeySizes } from './sizes.ts';

/** Every screen for providers that has one address, and what they find in their menus. */
const screens = [
  ...[providerScreens, providerActivityScreens, publishScreens, subscriptionScreens, notificationScreens]
    .flat()
    .map(({ path }) => path)
    .filter((path) => !path.includes(':')),
  '/provider-profile?tab=posts',
  '/provider-profile?tab=reviews',
  '/metrics?tab=posts',
  '/change-password',
  '/provider/benefits',
  '/provider/resources',
];

/** What asks to subscribe, by its words or where it leads; the footer's list of pages and what was told before do not. */
async function prompts(page: Page): Promise<string[]> {
  const all = page.locator('header, main').locator('a:visible, button:visible');
  return all.evaluateAll((elements) =>
    elements
      .filter(
        (element) =>
          /^(suscrib|renovar|activar (mi|tu) suscrip)/i.test(element.textContent?.trim() ?? '') ||
          (/^\/(subscription-plans|test-subscription)/.test(element.getAttribute('href') ?? '') &&
            !(location.pathname === '/avisos' && element.closest('li'))),
      )
      .map((element) => `${element.textContent?.trim()} → ${element.getAttribute('href')}`),
  );
}

/** Waits for the screen's own content: a prompt of the bar may step back for it. */
async function opened(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"], [role="status"]:has-text("Verificando")')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /^Cargando/ })).toHaveCount(0);
}

/** Flows of the subscription may have nothing to ask; every other screen asks once. */
async function expectOne(page: Page, path: string): Promise<void> {
  const counted = expect.poll(async () => (await prompts(page)).length, { message: path });
  if (/^\/subscription[-/](confirmation|success)/.test(path)) await counted.toBeLessThanOrEqual(1);
  else await counted.toBe(1);
}

for (const size of journeySizes) {
  test(`no screen asks a new provider twice to subscribe${size}`, async ({ page, request }) => {
    const provider = await registeredProvider(request);
    await enter(page, provider.email, provider.password);
    for (const path of screens) {
      await opened(page, path);
      await expectOne(page, path);
    }
  });

  test(`nor one whose subscription has ended${size}`, async ({ page, request }) => {
    const provider = await publisher(request);
    const id = await publishedService(request, provider, `Tableros ${provider.username}`);
    await enter(page, provider.email, provider.password);
    await letPass(page, provider, 60);
    for (const path of [...screens, `/servicios/${id}`]) {
      await opened(page, path);
      await expectOne(page, path);
    }
  });
}
