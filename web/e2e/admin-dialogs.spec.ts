import { expect, type Page, test } from '@playwright/test';
import { atThePanel, field } from './admin-panel.ts';
import { watchConsole } from './inspection.ts';
import { publishedService, publisher } from './providers.ts';

/** Every tab whose rows or head open dialogs. */
const tabs = [
  'users',
  'providers',
  'provider-verification',
  'services',
  'reviews',
  'review-responses',
  'subscriptions',
  'payments',
  'categories',
  'messages',
  'newsletter',
  'moderation',
  'searches',
];

/** Returns the controls that open a dialog in the head of a tab and in its first row. */
function openers(page: Page) {
  const main = page.getByRole('main');
  const head = main.locator('[aria-haspopup="dialog"]:not([data-row] *)');
  return head.or(main.locator('[data-row]').first().locator('[aria-haspopup="dialog"]'));
}

test('every link of every dialog of the panel leads to a page @desktop', async ({ page }) => {
  const complaints = watchConsole(page);
  await atThePanel(page);
  const links = new Set<string>();
  const dialog = page.locator('[data-modal]');
  let opened = 0;
  for (const tab of tabs) {
    await page.goto(`/admin/${tab}`);
    const rows = page.getByRole('main').locator('[data-row]');
    await expect(
      rows
        .or(page.getByText(/^(Todavía|Nadie|No hay|No hubo|Todos )/))
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    const count = await openers(page).count();
    for (let at = 0; at < count; at += 1) {
      await openers(page).nth(at).click();
      await expect(dialog).toBeVisible();
      opened += 1;
      for (const link of await dialog.locator('a[href^="/"]').all()) {
        const href = await link.getAttribute('href');
        if (href) links.add(href);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  }
  expect(opened).toBeGreaterThan(12);
  expect([...links].filter((href) => href.startsWith('/edit-service/'))).toHaveLength(1);
  for (const href of links) {
    await page.goto(href);
    await expect(page.getByRole('heading', { level: 1 }), href).not.toHaveText(/no encontrada|no existe|Acceso/);
  }
  expect(complaints).toEqual([]);
});

test('the form of a service begins with its category, also when the categories come late @desktop', async ({
  page,
}) => {
  await atThePanel(page);
  const id = await publishedService(page.request, await publisher(page.request), 'Rejas a medida');
  let answer = () => {};
  const waits = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/service_category**', async (route) => {
    await waits;
    await route.continue();
  });
  await page.goto(`/admin/services?id=${id}`);
  const category = field(page.getByRole('dialog'), 'Categoría').locator('option:checked');
  await expect(category).not.toHaveText('Elegí una categoría');
  const name = (await category.textContent()) ?? '';
  answer();
  await expect(field(page.getByRole('dialog'), 'Categoría').locator('option')).not.toHaveCount(2);
  await expect(category).toHaveText(name);
});
