import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { logIn, main, password } from './account-forms.ts';
import { inspect } from './inspection.ts';
import { mailboxOf } from './mails.ts';
import { registered, signIn } from './people.ts';

const another = () => `nuevo.${randomUUID().slice(0, 8)}@correo.example`;

async function ask(page: Page, email: string): Promise<void> {
  await page.goto('/change-email');
  await page.getByLabel('Email nuevo').fill(email);
  await page.getByRole('button', { name: 'Mandar el enlace' }).click();
  await expect(main(page).getByText('Falta confirmar el email nuevo')).toBeVisible();
}

test('the old address stops it, also afterwards: another password, the same account', async ({ page, baseURL }) => {
  const client = await registered(page.request);
  const mailbox = mailboxOf(page.request, client.email, baseURL);
  const verify = await mailbox.link(/^Verificá tu email/, '/verify-email');
  await page.goto(verify);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Email confirmado!');
  await signIn(page, client.email, client.password);
  const email = another();
  await ask(page, email);
  const link = await mailboxOf(page.request, email, baseURL).link(/^Confirmá tu nuevo email/, '/confirm-email');
  await page.goto(link);
  await page.getByRole('button', { name: 'Sí, confirmar mi email nuevo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Listo, cambió tu email!');

  await page.goto(await mailbox.link(/^Alguien pidió cambiar tu email/, '/stop-email'));
  await inspect(page);
  await page.getByRole('button', { name: 'No fui yo, cancelar el cambio' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancelamos el cambio');
  await inspect(page);
  await page.getByRole('link', { name: 'Elegir una contraseña nueva' }).click();
  await page.getByLabel('Email').fill('nadie@gmial.com');
  await main(page).getByRole('button', { name: '¿Quisiste decir nadie@gmail.com?' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill(client.email);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await page.goto(await mailbox.link(/^Restablecé tu contraseña/, '/reset-password'));
  await password(page, 'Nueva contraseña').fill('Otra-clave-larga-7');
  await password(page, 'Repetí la contraseña').fill('Otra-clave-larga-7');
  await main(page).getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, client.email, 'Otra-clave-larga-7');
  await expect(page).toHaveURL('/');
});
