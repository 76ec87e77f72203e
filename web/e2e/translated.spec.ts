import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { logIn, main, register } from './account-forms.ts';
import { atThePanel, field } from './admin-panel.ts';
import { watchConsole } from './inspection.ts';
import { demo, enter, newClient, registered } from './people.ts';
import { publisher, someService } from './providers.ts';
import { translatePages } from './translator.ts';

// rule NAV-126: a page that a browser's translator has rewritten keeps working and shows the current state
let complaints: string[] = [];

test.beforeEach(async ({ page }) => {
  complaints = watchConsole(page);
  await translatePages(page);
});

test.afterEach(async ({ page }) => {
  await expect(page.locator('body font font').first()).toBeVisible();
  await expect(page.getByText('Algo salió mal')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('translated: what is missing, a wrong password, the right one', async ({ page, request }) => {
  const client = await registered(request);
  await page.goto('/login');
  const lack = page.getByText('Escribí tu contraseña.');
  await logIn(page, client.email, '');
  await expect(lack).toBeVisible();
  await logIn(page, client.email, 'Otra-clave-1');
  await expect(lack).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(main(page).getByRole('button', { name: /ini/i })).toHaveText('Iniciar sesión');
  await logIn(page, client.email, client.password);
  await expect(page).toHaveURL('/');
});

test('translated: registering, with what is missing', async ({ page }) => {
  const client = newClient();
  await page.goto('/register');
  await main(page).getByRole('button', { name: 'Registrarse' }).click();
  const fault = main(page).locator('p.text-danger');
  await expect(fault.first()).toBeVisible();
  await register(page, client);
  await expect(page).not.toHaveURL(/register/);
});

test('translated: a heart, a review, its stars and its button', async ({ page, request }) => {
  const client = await registered(request);
  const id = await someService(request);
  await enter(page, client.email, client.password);
  await page.goto('/servicios');
  const heart = main(page)
    .getByRole('button', { name: /^(Agregar a|Quitar de) favoritos: / })
    .first();
  await heart.click();
  await expect(heart).toHaveAccessibleName(/^Quitar/);

  await page.goto(`/servicios/${id}/review`);
  for (const name of ['Tiempo de respuesta', 'Atención', 'Calidad del trabajo']) {
    await page.getByRole('group', { name }).locator('label').last().click();
  }
  await expect(page.locator('output')).toContainText('5,0 de 5');
  await page.getByRole('group', { name: 'Atención' }).locator('label').first().click();
  await expect(page.locator('output')).toContainText('3,7 de 5');
  await expect(page.locator('output')).not.toContainText('5,0');
  await main(page).getByRole('button', { name: 'Publicar reseña' }).click();
  await expect(main(page).getByRole('article').filter({ hasText: 'Tu reseña' })).toBeVisible();
});

test('translated: a post is published, liked and no longer liked', async ({ page }) => {
  const provider = await publisher(page.request);
  await enter(page, provider.email, provider.password);
  await page.goto('/create-post');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(main(page).locator('p.text-danger').first()).toBeVisible();
  await page.getByLabel('Descripción').fill('Portón terminado');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page).toHaveURL(/\?post=\d+$/);
  const id = new URL(page.url()).searchParams.get('post');

  await enter(page, demo.client);
  await page.goto(`/publicacion/post/${id}`);
  const like = main(page).getByRole('button', { name: 'Me gusta' });
  await like.click();
  await expect(like).toHaveText(/1$/);
  await like.click();
  await expect(like).toHaveText(/0$/);
});

test('translated: a search with suggestions, and filters that say how many they find', async ({ page }) => {
  await page.goto('/servicios');
  const box = page.getByRole('combobox', { name: 'Buscar servicios' });
  for (const text of ['elec', 'electr', 'pin']) {
    await box.fill(text);
    await expect(page.getByRole('option').first()).toBeVisible();
  }
  await box.press('Enter');
  await expect(page).toHaveURL('/servicios?q=pin');

  await main(page).getByRole('list', { name: 'Más filtros' }).getByRole('button', { name: 'Calificación' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  const apply = sheet.getByRole('button', { name: /^Aplicar Ver \d+ servicios?$/ });
  const before = (await apply.textContent()) ?? '';
  await sheet.getByText('Excelente').click();
  await expect(apply).not.toHaveText(before);
  const promised = /\d+ servicios?/.exec((await apply.textContent()) ?? '')?.[0] ?? '';
  await apply.click();
  await expect(main(page).getByText(promised, { exact: true })).toBeVisible();
});

test('translated: the panel saves a category, and says what is wrong with one @desktop', async ({ page }) => {
  const name = `Afinación ${randomUUID().slice(0, 8)}`;
  await atThePanel(page);
  await page.goto('/admin/categories');
  await page.getByRole('button', { name: 'Nueva categoría' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: /^Crear/ }).click();
  await expect(form.locator('p.text-danger').first()).toBeVisible();
  await field(form, 'Nombre').fill(name);
  await form.getByRole('button', { name: /^Crear/ }).click();
  await expect(form).toHaveCount(0);
  await page.getByRole('searchbox', { name: /^Buscar en/ }).fill(name);
  await expect(page.getByText(name).first()).toBeVisible();
});
