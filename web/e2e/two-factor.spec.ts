import { expect, type Page, test } from '@playwright/test';
import { atThePanel, expectActs, field, foundRow, openedSession } from './admin-panel.ts';
import { codeOf } from './authenticator.ts';
import { inspect, inspectModal } from './inspection.ts';
import { registered, signIn } from './people.ts';

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
  await expect(main.getByText('El código no es correcto o ya fue usado')).toBeVisible();
  await page.getByLabel('Código').fill(code);
  await main.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/');
}

test('a client becomes an administrator, who turns the second step on, signs in with it, and off again @desktop', async ({
  page,
  browser,
}) => {
  const client = await registered(page.request);
  const { user } = await openedSession(page.request, client.email, client.password);
  const context = await browser.newContext();
  const boss = await context.newPage();
  await atThePanel(boss);
  await boss.goto('/admin/users');
  await (await foundRow(boss, client.email)).getByRole('button', { name: /^Permisos de / }).click();
  await inspectModal(boss);
  await boss.getByRole('button', { name: 'Hacer administrador' }).click();
  await expect(boss.getByText('Permisos actualizados exitosamente')).toBeVisible();
  await expectActs(boss, 'user', user?.id ?? 0, ['Cambio']);

  await signIn(page, client.email, client.password);
  await page.goto('/admin/security');
  const modal = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Activar', exact: true }).click();
  await field(modal, 'Tu contraseña actual').fill('otra-cosa-1');
  await modal.getByRole('button', { name: 'Continuar' }).click();
  await expect(modal.getByText('La contraseña actual es incorrecta')).toBeVisible();
  await field(modal, 'Tu contraseña actual').fill(client.password);
  await modal.getByRole('button', { name: 'Continuar' }).click();
  await expect(modal.getByRole('img', { name: /^Código QR/ })).toBeVisible();
  await inspectModal(page);
  const secret = ((await modal.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await field(modal, 'Código').fill('000000');
  await modal.getByRole('button', { name: 'Activar' }).click();
  await expect(modal.getByText('El código no es correcto o ya fue usado')).toBeVisible();
  await field(modal, 'Código').fill(codeOf(secret));
  await modal.getByRole('button', { name: 'Activar' }).click();
  const codes = page.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await inspect(page);
  const [first = '', second = ''] = await codes.allTextContents();
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible();
  await expect(page.getByText(first)).toHaveCount(0);

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
  await expect(page.getByText('El segundo paso quedó desactivado')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Activar', exact: true })).toBeVisible();
  await context.close();
});
