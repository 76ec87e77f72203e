import { expect, test } from '@playwright/test';
import { serviceLinks } from './cards.ts';
import { demo, enter, registered } from './people.ts';

test.describe('addresses', () => {
  test('send on to the canonical screens (rules NAV-4 to NAV-6)', async ({ page }) => {
    await page.goto('/services');
    await expect(page).toHaveURL('/servicios');
    await page.goto('/register?type=provider');
    await expect(page).toHaveURL('/register-provider');
    await page.goto('/favoritos');
    await expect(page).toHaveURL(/^[^?]*\/login/);
    await page.goto('/provider-profile');
    await expect(page).toHaveURL(/\/login/);
    await page.goto('/servicios/1/review');
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Debes iniciar sesión para dejar una reseña').first()).toBeVisible();
  });

  test('that are words where a number belongs are not found', async ({ page }) => {
    await page.goto('/servicios/post');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
  });

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
    // past the bars: the home's search is the first thing of its content
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

  test('show what the server says of a taken email', async ({ page, request }) => {
    const taken = await registered(request);
    await page.goto('/register');
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Ana');
    await page.getByLabel('Nombre de usuario').fill(`otra.${taken.username}`);
    await page.getByLabel('Email').fill(taken.email.toUpperCase());
    await page.getByLabel('Teléfono').fill('099 123 456');
    await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(taken.password);
    await page.getByLabel('Repetí la contraseña').fill(taken.password);
    await page.getByRole('checkbox').check();
    await page.getByRole('main').getByRole('button', { name: 'Registrarse' }).click();
    await expect(page.getByText('Este email ya está registrado. Usa otro email.').first()).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(taken.email.toUpperCase());
  });

  test('of the login say what is wrong', async ({ page }) => {
    await page.goto('/login');
    const enter = page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' });
    await enter.click();
    await expect(page.getByText('Por favor completa todos los campos').first()).toBeVisible();
    await page.getByLabel('Email o nombre de usuario').fill(demo.client);
    await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill('no es');
    await enter.click();
    await expect(
      page.getByText('Credenciales incorrectas. Por favor verifica tu email/usuario y contraseña.').first(),
    ).toBeVisible();
    await page.getByLabel('Email o nombre de usuario').fill('nadie@correo.example');
    await enter.click();
    await expect(page.getByText('Usuario no encontrado. ¿Quieres registrarte?').first()).toBeVisible();
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

  test('survive a server that does not answer', async ({ page, context, request }) => {
    const client = await registered(request);
    await enter(page, client.email, client.password);
    await context.route('**/api/auth/verify', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto('/favoritos');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis Favoritos');
  });
});

test.describe('the owner of a service', () => {
  test('switches it off and on, and only its owner sees how', async ({ page, browser }) => {
    await enter(page, demo.provider);
    await page.goto('/provider-profile');
    await serviceLinks(page).last().click();
    await expect(page).toHaveURL(/\/servicios\/\d+$/);
    const path = new URL(page.url()).pathname;
    // exact name: the profile, which stays until the service has loaded, has switches too
    const toggle = page.getByRole('switch', { name: 'Disponible para clientes', exact: true });
    await expect(toggle).toBeChecked();
    await toggle.click();
    await expect(page.getByText('No activo').first()).toBeVisible();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(path);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Este servicio ya no está publicado');
    await toggle.click();
    await expect(toggle).toBeChecked();
    await visitor.goto(path);
    await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText('Este servicio ya no está publicado');
    await expect(visitor.getByRole('switch')).toHaveCount(0);
    await page.getByRole('button', { name: 'Eliminar' }).first().click();
    await expect(page.getByRole('alertdialog')).toContainText('Esta acción no se puede deshacer.');
    await page.getByRole('button', { name: 'Cancelar' }).click();
  });
});
