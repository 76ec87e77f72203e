import { expect, test } from '@playwright/test';
import { serviceLinks } from './cards.ts';
import { registered } from './people.ts';

test.describe('addresses', () => {
  test('that are no file get the app, always fresh; a missing file gets none', async ({ request }) => {
    for (const path of ['/', '/servicios/1', '/no-existe', '/sw.js']) {
      const response = await request.get(path);
      const status = path === '/no-existe' ? 404 : 200;
      expect([response.status(), response.headers()['cache-control']]).toEqual([status, 'no-cache']);
    }
    const html = await (await request.get('/')).text();
    const script = await request.get(/src="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? '');
    expect(script.headers()['cache-control']).toContain('immutable');
    expect((await request.get('/assets/nada.js')).status()).toBe(404);
  });
});

test.describe('moving about', () => {
  test('goes to the top and to the heading, and Back returns to the place', async ({ page }) => {
    await page.goto('/servicios');
    const cards = serviceLinks(page);
    await expect(cards.first()).toBeVisible();
    const last = cards.last();
    await last.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(500);
    await last.click();
    await expect(page).toHaveURL(/\/servicios\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 300);
  });

  test('a change of the query alone does not scroll', async ({ page }) => {
    await page.goto('/servicios');
    await expect(page.getByText(/\d+ servicios/).first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 120));
    await page.getByLabel('Ordenar', { exact: false }).selectOption('newest');
    await expect(page).toHaveURL(/sort=newest/);
    expect(await page.evaluate(() => window.scrollY)).toBe(120);
  });

  test('by keyboard alone: search, suggestions, detail @desktop', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /Saltar al contenido/ })).toBeFocused();
    // past the bars: the home page's search is the first element of its content
    await page.keyboard.press('Enter');
    const box = page.getByRole('combobox', { name: /Buscar/ });
    for (let at = 0; at < 3 && !(await box.evaluate((node) => node === document.activeElement)); at += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(box).toBeFocused();
    await page.keyboard.type('electr');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/servicios\/categoria\/electricidad$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('search', () => {});

test.describe('forms', () => {
  test('tell every fault at once, keep what was typed, and clear a fault on editing', async ({ page }) => {
    await page.goto('/register');
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Ana');
    await page.getByLabel('Teléfono').fill('123');
    await page.getByRole('main').getByRole('button', { name: 'Registrarse' }).click();
    for (const fault of [
      'El nombre de usuario es requerido',
      'El email es requerido',
      'El teléfono debe tener 9 dígitos',
      'La contraseña es requerida',
    ]) {
      await expect(page.getByText(fault)).toBeVisible();
    }
    await page.getByLabel('Teléfono').fill('099 123 456');
    await expect(page.getByText('El teléfono debe tener 9 dígitos')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Ana');
  });
});

test.describe('sessions', () => {
  test('last over a reload, end at sign-out, and other tabs follow', async ({ page, context, request }) => {
    const client = await registered(request);
    await page.goto('/login');
    await page.getByLabel('Email o nombre de usuario').fill(client.username);
    await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(client.password);
    await page.getByRole('checkbox', { name: 'Recordarme' }).check();
    await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL('/');
    await page.reload();
    const second = await context.newPage();
    await second.goto('/favoritos');
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('Mis Favoritos');
    await page.getByRole('button', { name: new RegExp(client.name) }).click();
    await page.getByRole('button', { name: 'Salir' }).click();
    await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(second.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  });
});

test.describe('the owner of a service', () => {});
