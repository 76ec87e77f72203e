import { expect, type Page, test } from '@playwright/test';
import { atThePanel, expectActs, field, foundRow, openedSession } from './admin-panel.ts';
import { codeOf } from './authenticator.ts';
import { inspect, inspectModal } from './inspection.ts';
import { mailboxOf } from './mails.ts';
import { enter, registered } from './people.ts';

async function signInWith(page: Page, code: string, other: { email: string; password: string }): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/login');
  await page.getByLabel('Email o nombre de usuario').fill(other.email);
  await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(other.password);
  await main.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(main.getByText('Escribí el código de tu aplicación de autenticación')).toBeVisible();
  await expect(page.getByLabel('Código')).toBeFocused();
  await inspect(page);
  await page.getByLabel('Código').fill('ABCDEFGHIJKLMNOP');
  await main.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(
    main.getByText('El código no es correcto o ya se usó. Escribí el que muestra ahora tu aplicación.'),
  ).toBeVisible();
  await page.getByLabel('Código').fill(code);
  await main.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/');
}

test('a client becomes an administrator, who turns the second step on, signs in with it, and off again @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const client = await registered(page.request);
  const { user } = await openedSession(page.request, client.email, client.password);
  const context = await browser.newContext();
  const boss = await context.newPage();
  await atThePanel(boss);
  await boss.goto('/admin/users');
  await (await foundRow(boss, client.email)).getByRole('button', { name: /^Permisos de / }).click();
  await inspectModal(boss);
  await boss.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(boss.getByRole('dialog')).toBeHidden();
  await (await foundRow(boss, client.email)).getByRole('button', { name: /^Permisos de / }).click();
  await boss.getByRole('button', { name: 'Hacer administrador' }).click();
  await expect(boss.getByText('Permisos actualizados exitosamente')).toBeVisible();
  await expectActs(boss, 'user', user?.id ?? 0, ['Cambio']);

  await page.goto('/login');
  await page.getByLabel('Email o nombre de usuario').fill(client.email);
  await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(client.password);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText(/^Ahora administrás Tero: elegí una contraseña nueva/)).toBeVisible();
  await inspect(page);
  const mails = mailboxOf(page.request, client.email, baseURL);
  await page.goto(await mails.link(/elegí una contraseña nueva/, '/reset-password/'));
  await expect(page.getByText('Al menos 12 caracteres. No uses una contraseña común.')).toBeVisible();
  client.password = 'Una-Clave-Larga-2026';
  for (const label of ['Nueva contraseña', 'Repetí la contraseña']) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(client.password);
  }
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page).toHaveURL('/login');

  await enter(page, client.email, client.password);
  await page.goto('/admin/categories');
  await expect(page.getByText(/^Activá la verificación en dos pasos: te quedan 7 días\./)).toBeVisible();
  await inspect(page);
  await page.getByRole('link', { name: 'Activarla' }).click();
  await expect(page).toHaveURL('/admin/security');
  const modal = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Activar', exact: true }).click();
  await expect(field(modal, 'Tu contraseña actual')).toBeFocused();
  await field(modal, 'Tu contraseña actual').fill('otra-cosa-1');
  await modal.getByRole('button', { name: 'Continuar' }).click();
  await expect(modal.getByText('La contraseña actual es incorrecta')).toBeVisible();
  await field(modal, 'Tu contraseña actual').fill(client.password);
  await modal.getByRole('button', { name: 'Continuar' }).click();
  await expect(modal.getByRole('img', { name: /^Código QR/ })).toBeInViewport();
  await expect(field(modal, 'Código')).toBeFocused();
  await inspectModal(page);
  const secret = ((await modal.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await field(modal, 'Código').fill('000000');
  await modal.getByRole('button', { name: 'Activar' }).click();
  await expect(
    modal.getByText('El código no es correcto o ya se usó. Escribí el que muestra ahora tu aplicación.'),
  ).toBeVisible();
  await field(modal, 'Código').fill(codeOf(secret));
  await modal.getByRole('button', { name: 'Activar' }).click();
  const codes = page.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await inspect(page);
  const [first = '', second = ''] = await codes.allTextContents();
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible();
  await expect(page.getByText(first)).toHaveCount(0);
  await expect(page.getByText('Activá la verificación en dos pasos:')).toHaveCount(0);

  await page.evaluate(() => sessionStorage.clear());
  await signInWith(page, first, client);
  await page.goto('/admin/security');
  await expect(page.getByText('Te quedan 9 códigos de recuperación.')).toBeVisible();
  await page.getByRole('button', { name: 'Generar códigos nuevos' }).click();
  await field(modal, 'Código').fill(codeOf(secret, 1));
  await modal.getByRole('button', { name: 'Generar' }).click();
  await expect(codes).toHaveCount(10);
  await expect(codes.filter({ hasText: second })).toHaveCount(0);
  const [renewed = ''] = await codes.allTextContents();
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await page.getByRole('button', { name: 'Desactivar' }).click();
  await field(modal, 'Tu contraseña actual').fill(client.password);
  await field(modal, 'Código').fill(renewed);
  await modal.getByRole('button', { name: 'Desactivar' }).click();
  await expect(page.getByText('La verificación en dos pasos quedó desactivada')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Activar', exact: true })).toBeVisible();
  await context.close();
});
