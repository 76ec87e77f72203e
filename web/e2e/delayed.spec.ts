import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { delayedAnswer, delayedWords } from '@tero/shared/rules/text/delayed';
import { main, register } from './account-forms.ts';
import { atThePanel } from './admin-panel.ts';
import { inspect, watchConsole } from './inspection.ts';
import { enter, newClient, registered } from './people.ts';

const email = () => `demora.${randomUUID().slice(0, 8)}@correo.example`;

/** Has the server's responses say what they do while mails do not leave (delayed.test.ts of the API shows that they do). */
async function delay(page: Page, path: string, message: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), message, delayed: 'email' } });
  });
}

test('while mails do not leave no screen says that one was sent (rule NOTI-92)', async ({ page }) => {
  const complaints = watchConsole(page);
  for (const path of ['/api/auth/forgot-password', '/api/newsletter', '/api/email-verification/resend']) {
    await delay(page, path, delayedWords.email);
  }
  await delay(page, '/api/users/email-change', delayedWords.email);
  await delay(page, '/api/contact', delayedAnswer);
  const sent = page.getByText(/(?<!Vamos a )\b(?:mandamos|Mandamos|reenviado)\b|bandeja de entrada|carpeta de spam/);

  const person = await registered(page.request);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu enlace va a demorar');
  await expect(main(page)).toContainText(delayedWords.email);
  await expect(sent).toHaveCount(0);
  await inspect(page);

  await page.goto('/blog');
  const form = page.getByRole('region', { name: 'Boletín por email' });
  await form.getByRole('textbox', { name: 'Email' }).fill(email());
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Suscribirme' }).click();
  await expect(form).toContainText(delayedWords.email);
  await expect(sent).toHaveCount(0);

  await page.goto('/contact');
  await page.getByLabel('Nombre').fill('Ana Prueba');
  await main(page).getByRole('textbox', { name: 'Email' }).fill(email());
  await page.getByLabel('Asunto').fill('Consulta');
  await page.getByLabel('Mensaje').fill('Hola, ¿cómo va?');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(main(page)).toContainText(delayedAnswer);
  await expect(main(page)).not.toContainText('Mensaje enviado con éxito');

  await enter(page, person.email, person.password);
  await page.goto('/change-email');
  await page.getByLabel('Email nuevo').fill(email());
  await page.getByRole('button', { name: 'Mandar el enlace' }).click();
  const waiting = main(page).getByRole('region', { name: 'Cambio que espera' });
  await expect(waiting).toContainText('Vamos a mandar el enlace a');
  await expect(waiting).toContainText(delayedWords.email);
  await inspect(page);
  await page.goto('/user-profile');
  await page.getByRole('button', { name: 'Reenviar email de verificación' }).click();
  await expect(main(page)).toContainText(delayedWords.email);
  expect(complaints).toEqual([]);
});

test('who registers where the email is verified first reads that the link takes', async ({ page }) => {
  await delay(page, '/api/users/register', `Registro exitoso. ${delayedWords.email}`);
  const refusal = { success: false, code: 'requires_verification', requiresVerification: true, message: 'Verificá' };
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 401, json: refusal }));
  await page.goto('/register');
  await register(page, newClient());
  await expect(page.getByRole('heading', { name: 'Tu enlace va a demorar' })).toBeFocused();
  await expect(main(page)).toContainText(delayedWords.email);
  await expect(main(page)).toContainText('Vamos a mandar un enlace a');
  await expect(main(page)).not.toContainText('carpeta de spam');
});

test('mails that do not leave are counted in the panel, with why', async ({ page }) => {
  await atThePanel(page);
  await page.route('**/api/admin/todo', (route) =>
    route.fulfill({
      json: { success: true, todo: [{ kind: 'mails', count: 12, oldest: '2026-01-02T12:00:00.000Z' }] },
    }),
  );
  const why = { count: 12, oldest: '2026-01-02T12:00:00.000Z', reason: 'connect ECONNREFUSED', isUnset: false };
  await page.route('**/api/admin/todo/mails', (route) => route.fulfill({ json: { success: true, ...why } }));
  await page.goto('/admin');
  await page
    .getByRole('region', { name: 'Para hacer' })
    .getByRole('link', { name: /12 emails que no salen/ })
    .click();
  await expect(page).toHaveURL('/admin/logs?tab=emails');
  await expect(main(page)).toContainText('El servidor de emails dijo: connect ECONNREFUSED');
  await inspect(page);
});
