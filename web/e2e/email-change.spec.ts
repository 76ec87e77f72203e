import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { elsewhere, logIn, main, password } from './account-forms.ts';
import { inspect, watchConsole } from './inspection.ts';
import { mailboxOf } from './mails.ts';
import { enter, registered, signIn } from './people.ts';
import { registeredProvider } from './providers.ts';
import { journeySizes } from './sizes.ts';
import { goOffline } from './stored-app.ts';

const another = () => `nuevo.${randomUUID().slice(0, 8)}@correo.example`;

async function ask(page: Page, email: string): Promise<void> {
  await page.goto('/change-email');
  await page.getByLabel('Email nuevo').fill(email);
  await page.getByRole('button', { name: 'Mandar el enlace' }).click();
  await expect(main(page).getByText('Falta confirmar el email nuevo')).toBeVisible();
}

/** A client and a provider with a verified email, and the page where each begins. */
const people = {
  client: { make: registered, from: '/user-settings' },
  provider: { make: registeredProvider, from: '/provider-settings' },
} as const;

for (const [kind, { make, from }] of Object.entries(people)) {
  for (const size of journeySizes) {
    test(`a ${kind} changes its email, which counts from the confirmation on${size}${kind === 'client' ? '' : ' @wide'}`, async ({
      page,
      baseURL,
    }) => {
      const complaints = watchConsole(page);
      const person = await make(page.request);
      const email = another();
      await enter(page, person.email, person.password);
      const other = await elsewhere(page, person.email, person.password);
      await page.goto(from);
      await page.getByRole('link', { name: /Cambiar email/ }).click();
      await expect(page).toHaveURL('/change-email');
      await ask(page, email);
      await expect(main(page).getByText(person.email, { exact: true })).toBeVisible();
      await inspect(page);

      const link = await mailboxOf(page.request, email, baseURL).link(/^Confirmá tu nuevo email/, '/confirm-email');
      await mailboxOf(page.request, person.email, baseURL).next(/^Pidieron cambiar el email/);
      await page.goto(link);
      await inspect(page);
      await page.getByRole('button', { name: 'Sí, confirmar mi email nuevo' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Listo, cambió tu email!');
      await expect(main(page).getByText(email, { exact: false })).toBeVisible();
      await inspect(page);

      // this session stays, the other one has ended, and the new email is the one to enter with
      await page.goto(from);
      await expect(main(page).getByText(email, { exact: true })).toBeVisible();
      await other.goto(from);
      await expect(other).toHaveURL(/\/login/);
      await logIn(other, email, person.password);
      await expect(other).toHaveURL(/^(?!.*\/login)/);
      expect(complaints).toEqual([]);
    });
  }
}

test('the old address stops it, also afterwards: another password, the same account', async ({ page, baseURL }) => {
  const client = await registered(page.request);
  const mailbox = mailboxOf(page.request, client.email, baseURL);
  const verify = await mailbox.link(/^Verificá tu email/, '/verify-email');
  await page.goto(verify);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Email verificado!');
  await signIn(page, client.email, client.password);
  const email = another();
  await ask(page, email);
  const link = await mailboxOf(page.request, email, baseURL).link(/^Confirmá tu nuevo email/, '/confirm-email');
  await page.goto(link);
  await page.getByRole('button', { name: 'Sí, confirmar mi email nuevo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Listo, cambió tu email!');

  await page.goto(await mailbox.link(/^Pidieron cambiar el email/, '/stop-email'));
  await inspect(page);
  await page.getByRole('button', { name: 'No fui yo: detener el cambio' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detuvimos el cambio');
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

test('a change that waits can be cancelled; bad links say so', async ({ page, baseURL }) => {
  const client = await registered(page.request);
  await signIn(page, client.email, client.password);
  const email = another();
  await ask(page, email);
  await page.getByRole('button', { name: 'Cancelar el cambio' }).click();
  await expect(main(page).getByText('Falta confirmar el email nuevo')).toHaveCount(0);
  const link = await mailboxOf(page.request, email, baseURL).link(/^Confirmá tu nuevo email/, '/confirm-email');
  await page.goto(link);
  await page.getByRole('button', { name: 'Sí, confirmar mi email nuevo' }).click();
  await expect(main(page).getByText('El enlace no sirve o ya se usó. Pedí el cambio de nuevo.')).toBeVisible();
  for (const path of ['/confirm-email', '/stop-email']) {
    await page.goto(path);
    await expect(main(page).getByText('El enlace está incompleto: copialo entero del email.')).toBeVisible();
    await inspect(page);
  }
});

test('without signal what was typed stays, and faults stand under the field @wide', async ({ page, context }) => {
  const client = await registered(page.request);
  await enter(page, client.email, client.password);
  await page.goto('/change-email');
  const field = page.getByLabel('Email nuevo');
  const send = page.getByRole('button', { name: 'Mandar el enlace' });
  await field.fill('sin arroba');
  await send.click();
  await expect(main(page).getByText('Formato de email inválido')).toBeVisible();
  await field.fill(client.email);
  await send.click();
  await expect(main(page).getByText('Ese ya es tu email')).toBeVisible();
  const email = another();
  await field.fill(email);
  await goOffline(page);
  await send.click();
  await expect(
    main(page)
      .getByRole('alert')
      .filter({ hasText: /se[ñn]al|conexión/i }),
  ).toBeVisible();
  await expect(field).toHaveValue(email);
  await context.setOffline(false);
  await send.click();
  await expect(main(page).getByText('Falta confirmar el email nuevo')).toBeVisible();
});
