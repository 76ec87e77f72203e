import { expect, type Page } from '@playwright/test';
import { main, password } from './account-forms.ts';
import type { newProvider } from './providers.ts';

/** Returns the parts of the open provider registration: its steps, and the buttons between them. */
export const registration = (page: Page) => ({
  progress: page.getByRole('progressbar', { name: 'Progreso del registro' }),
  goOn: main(page).getByRole('button', { name: 'Continuar' }),
  back: main(page).getByRole('button', { name: 'Atrás' }),
  send: main(page).getByRole('button', { name: 'Registrarse' }),
  name: page.getByRole('textbox', { name: 'Nombre', exact: true }),
});

/** Waits until the step of this title is shown. */
export async function expectStep(page: Page, title: string): Promise<void> {
  await expect(registration(page).progress).toHaveAttribute('aria-valuetext', new RegExp(`: ${title}$`));
  await expect(page.getByRole('group', { name: title })).toBeVisible();
}

/** Goes on to the step of this title. */
export async function goOnTo(page: Page, title: string): Promise<void> {
  await registration(page).goOn.click();
  await expectStep(page, title);
}

export async function fillPerson(page: Page, given: ReturnType<typeof newProvider>): Promise<void> {
  await registration(page).name.fill(given.name);
  await page.getByLabel('Nombre de usuario').fill(given.username);
  await page.getByLabel('Email').fill(given.email);
  await page.getByLabel('Teléfono').fill(given.phone);
}

export async function fillTrade(page: Page, given: ReturnType<typeof newProvider>): Promise<void> {
  await main(page).getByLabel('Servicio').fill(given.service);
  await main(page).getByLabel('empresa', { exact: false }).fill(given.company_name);
}

export async function fillPassword(page: Page, secret: string): Promise<void> {
  await password(page, 'Contraseña').fill(secret);
  await password(page, 'Repetí la contraseña').fill(secret);
  await page.getByRole('checkbox').check();
}

/** Fills in every step of the open registration. Ends on the last step, which is not sent. */
export async function fillRegistration(page: Page, given: ReturnType<typeof newProvider>): Promise<void> {
  await fillPerson(page, given);
  await goOnTo(page, 'Tu trabajo');
  await fillTrade(page, given);
  await goOnTo(page, 'Tu identidad');
  await page.getByLabel('Cédula').fill(given.cedula_number);
  await goOnTo(page, 'Tu contraseña');
  await fillPassword(page, given.password);
}
