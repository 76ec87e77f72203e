import { expect, type Locator, type Page, test } from '@playwright/test';
import { atThePanel, field } from './admin-panel.ts';
import { demo, enter } from './people.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true });
const filters = (page: Page) => page.getByRole('dialog', { name: 'Filtros' });

async function openFilters(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Filtros', exact: true }).click();
  await expect(filters(page)).toBeVisible();
}

/** Opens a layer and goes Back. Expects the layer to be closed and the page to be the same. */
async function backCloses(page: Page, opener: Locator, opened: Locator): Promise<void> {
  const address = page.url();
  await opener.click();
  await expect(opened).toBeVisible();
  await page.goBack();
  await expect(opened).toBeHidden();
  expect(page.url()).toBe(address);
}

// the first page of a visit, from which an unhandled Back leaves Tero
test('Back closes what is open over the page (rule NAV-180)', async ({ page }) => {
  await page.goto('/servicios');
  await expect(main(page).getByRole('article').first()).toBeVisible();
  const support = button(page, 'Soporte');
  await backCloses(page, button(page, /^Filtros/), filters(page));
  const box = page.locator('search');
  await backCloses(page, box.getByRole('button', { name: 'Elegir el lugar' }), box.getByText('¿Dónde lo necesitás?'));
  await backCloses(page, support, page.getByRole('complementary', { name: 'Soporte' }));
  await expect(support).toBeFocused();

  const message = page.getByRole('dialog', { name: 'Contactar Soporte' });
  await support.click();
  await button(page, 'Contactar Soporte').click();
  await field(message, 'Mensaje').fill('No encuentro mi pedido');
  await page.goBack();
  await expect(message).toBeHidden();
  await support.click();
  await button(page, 'Contactar Soporte').click();
  await expect(field(message, 'Mensaje')).toHaveValue('No encuentro mi pedido');
  await page.goBack();

  const search = page.getByRole('combobox', { name: 'Buscar servicios' });
  await search.fill('electr');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(search).toHaveValue('electr');
  await expect(page).toHaveURL('/servicios');
});

test('of two that are open Back closes the upper one; what Limpiar shows is a page too', async ({ page }) => {
  await page.goto('/servicios?rating=4');
  await button(page, /^Filtros/).click();
  await filters(page).getByRole('tab', { name: 'Zona' }).click();
  await filters(page).getByRole('combobox').fill('Poc');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(filters(page)).toBeVisible();

  await filters(page).getByRole('button', { name: 'Limpiar' }).click();
  await expect(page).toHaveURL('/servicios');
  // waits until the new page handles Back, as a person would
  await expect.poll(() => page.evaluate(() => history.state?.spare)).toBe('below');
  await page.goBack();
  await expect(filters(page)).toBeHidden();
  await expect(page).toHaveURL('/servicios');
  await page.goBack();
  await expect(page).toHaveURL('/servicios?rating=4');
});

test('what was closed otherwise takes no further Back; Forward and a reload find the page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Categorías' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/servicios');
  await openFilters(page);
  await filters(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(filters(page)).toBeHidden();
  await openFilters(page);
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(main(page).getByRole('button', { name: 'Filtros', exact: true })).toBeVisible();

  await openFilters(page);
  await page.reload();
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await expect(filters(page)).toBeHidden();
  await openFilters(page);
  await page.goBack();
  await expect(filters(page)).toBeHidden();
  await expect(page).toHaveURL('/servicios');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a link in a sheet is one step, there and back', async ({ page }) => {
  await enter(page, demo.provider);
  await page.goto('/provider/reviews');
  const sheet = page.getByRole('dialog', { name: '¿Qué querés crear?' });
  await backCloses(page, button(page, 'Crear'), sheet);
  await button(page, 'Crear').click();
  await sheet.getByRole('link', { name: /^Una publicación/ }).click();
  await expect(page).toHaveURL('/create-post');
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/provider/reviews');
  await expect(sheet).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL('/create-post');
  await page.goBack();
  await backCloses(page, button(page, /^Menú de/), page.getByRole('banner').getByRole('link', { name: 'Beneficios' }));
});

test('Back asks before a form of the panel closes, and closes menus and records', async ({ page }) => {
  await atThePanel(page);
  await page.goto('/admin/categories');
  const edit = button(page, /^Editar /).first();
  await expect(edit).toBeVisible();
  await backCloses(page, button(page, /^Sección:/), page.getByRole('menu'));
  await backCloses(page, button(page, 'Buscar en todo'), page.getByRole('dialog', { name: 'Buscar en todo' }));

  await edit.click();
  const form = page.getByRole('dialog', { name: /^Editar/ });
  await expect(page).toHaveURL(/[?&]id=\d+$/);
  const name = field(form, 'Nombre');
  const before = await name.inputValue();
  await name.fill('Otra cosa');
  await page.goBack();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Tenés cambios sin guardar');
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Otra cosa');
  await name.fill(before);
  await page.goBack();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/admin/categories');
});
