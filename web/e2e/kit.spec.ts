import { expect, test } from '@playwright/test';
import { serviceLinks } from './cards.ts';
import { demo, enter } from './people.ts';

test('breadcrumbs stay on one line, and their end gives way @wide', async ({ page }) => {
  for (const path of ['/servicios/1', '/servicios/1/reviews']) {
    await page.goto(path);
    const crumbs = page.getByRole('navigation', { name: 'Ruta de navegación' });
    const items = crumbs.getByRole('listitem');
    await expect(items.nth(2)).toBeVisible();
    const tops = await items.evaluateAll((items) =>
      items.map((item) => {
        const { top, height } = item.getBoundingClientRect();
        return Math.round(top + height / 2);
      }),
    );
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

test('a toast has its action under its text @wide', async ({ page }) => {
  // nothing moves while it is measured
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, demo.provider);
  await page.goto('/provider-profile');
  await serviceLinks(page).first().click();
  const refusal = { success: false, code: 'requires_subscription', message: '' };
  await page.route(/\/api\/services\/\d+\/\w+/, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 403, json: refusal }),
  );
  // exact name, because the profile, which stays until the service has loaded, has switches too
  await page.getByRole('switch', { name: 'Visible para clientes', exact: true }).click();
  const text = page.getByText(/^Necesitas una suscripción activa/);
  const action = page.getByRole('button', { name: 'Suscribirse' });
  await expect(action).toBeVisible();
  const [above, below] = [await text.boundingBox(), await action.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  expect(below?.height).toBeGreaterThanOrEqual(44);
  expect(above?.width).toBeGreaterThan(220);
});
