import type { Page } from '@playwright/test';
import { enter, type NewClient } from './people.ts';

export const main = (page: Page) => page.getByRole('main');
export const password = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Fills in the login form of the open page. */
export async function logIn(page: Page, identifier: string, secret: string): Promise<void> {
  await page.getByLabel('Email o nombre de usuario').fill(identifier);
  await password(page, 'Contraseña').fill(secret);
  await main(page).getByRole('button', { name: 'Iniciar sesión' }).click();
}

/** Signs the same person in on a second device. */
export async function elsewhere(page: Page, identifier: string, secret: string): Promise<Page> {
  const other = await (await page.context().browser()?.newContext({ locale: 'es-UY' }))?.newPage();
  if (!other) throw new Error('no browser');
  await enter(other, identifier, secret);
  await other.goto('/');
  return other;
}

/** Fills in and sends the open form of a client's registration. */
export async function register(page: Page, client: NewClient): Promise<void> {
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill(client.name);
  await page.getByLabel('Nombre de usuario').fill(client.username);
  await page.getByLabel('Email').fill(client.email);
  await page.getByLabel('Teléfono').fill(client.phone);
  await password(page, 'Contraseña').fill(client.password);
  await password(page, 'Repetí la contraseña').fill(client.password);
  await page.getByRole('checkbox').check();
  await main(page).getByRole('button', { name: 'Registrarse' }).click();
}
