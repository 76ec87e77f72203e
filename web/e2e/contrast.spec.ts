import { expect, type Locator, type Page, test } from '@playwright/test';
import { demo, enter } from './people.ts';

const styleOf = (place: Locator, name: string) =>
  place.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

async function expectEdge(place: Locator): Promise<void> {
  await expect(place.first()).toBeVisible();
  expect(await styleOf(place.first(), 'border-top-style')).toBe('solid');
  expect(Number.parseFloat(await styleOf(place.first(), 'border-top-width'))).toBeGreaterThanOrEqual(1);
}

/** Expects the background of a chosen element to differ from the background of others. */
async function expectApart(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen.first()).toBeVisible();
  expect(await styleOf(chosen.first(), 'background-color')).not.toBe(await styleOf(other.first(), 'background-color'));
}

async function openFilters(page: Page): Promise<Locator> {
  await page.goto('/servicios');
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const filters = page.getByRole('dialog', { name: 'Filtros' });
  await expect(filters).toBeVisible();
  return filters;
}

test.describe('colours of the system', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

  test('buttons keep their edge, and so do dialogs', async ({ page }) => {
    await page.goto('/login');
    await expectEdge(page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }));
    await expectEdge(page.getByRole('banner').getByRole('link', { name: 'Registrarse' }));
    await expectEdge(page.getByRole('button', { name: 'Mostrar contraseña' }));
    const filters = await openFilters(page);
    await expectEdge(filters);
    await expectEdge(filters.getByRole('button', { name: 'Aplicar' }));
  });

  test('the chosen tab, chip and section are told apart, and the slider is seen', async ({ page }) => {
    const filters = await openFilters(page);
    await expectApart(filters.getByRole('tab', { selected: true }), filters.getByRole('tab', { selected: false }));
    const chip = (state: string) => filters.locator(`input[type="radio"]${state} + span`);
    await expectApart(chip(':checked'), chip(':not(:checked)'));
    const slider = filters.getByRole('slider').first();
    const way = slider.locator('xpath=../../span[1]');
    await expectEdge(slider);
    await expectEdge(way);
    await expectApart(way.locator('span'), way);
    await page.goto('/recientes');
    const bar = page.getByRole('navigation', { name: 'Secciones' });
    await expectApart(bar.locator('[aria-current="page"]'), bar.getByRole('link', { name: 'Ayuda' }));
  });

  test('what is on is told from what is off @wide', async ({ page }) => {
    await enter(page, demo.provider);
    await page.goto('/notification-settings');
    const track = (state: string) => page.locator(`[role="switch"]${state} + span`);
    await expect(page.getByRole('switch').first()).toBeVisible();
    await expectEdge(track(''));
    const first = page.getByRole('switch', { disabled: false }).first();
    const ground = await styleOf(first.locator('+ span'), 'background-color');
    await first.click();
    await expect.poll(() => styleOf(first.locator('+ span'), 'background-color')).not.toBe(ground);
  });
});

test('more contrast: edges around buttons and cards, and text in ink @wide', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  await page.goto('/login');
  await expectEdge(page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }));
  const lead = page.getByText('Entrá con tu email o tu nombre de usuario.');
  expect(await styleOf(lead, 'color')).toBe(await styleOf(page.locator('body'), 'color'));
  const filters = await openFilters(page);
  await expectEdge(filters);
});

test('an empty login says at each field what it lacks, and begins at the first', async ({ page }) => {
  await page.goto('/login');
  const enterNow = page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' });
  const identifier = page.getByLabel('Email o nombre de usuario');
  const password = page.getByRole('textbox', { name: 'Contraseña', exact: true });
  await enterNow.click();
  await expect(identifier).toBeFocused();
  await expect(identifier).toHaveAccessibleDescription('Escribí tu email o nombre de usuario.');
  await expect(password).toHaveAccessibleDescription('Escribí tu contraseña.');
  await identifier.fill(demo.client);
  await enterNow.click();
  await expect(password).toBeFocused();
  await expect(identifier).toHaveAccessibleDescription('');
});
