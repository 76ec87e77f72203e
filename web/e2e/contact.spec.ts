import { expect, type Locator, type Page, test } from '@playwright/test';
import { mailboxOf } from './mails.ts';
import { enter, registered } from './people.ts';
import { journeySizes } from './sizes.ts';
import { goOffline } from './stored-app.ts';
import { whereTagged } from './worker.ts';

test.use({ serviceWorkers: whereTagged });

const team = 'soporte@tero.example';

let count = 0;

/** Returns a support message that no other test sends. */
function newMessage() {
  count += 1;
  const mark = `${Date.now()}-${process.pid}-${count}`;
  return {
    name: 'Ana Prueba',
    email: `ana.${mark}@correo.example`,
    subject: `Consulta ${mark}`,
    message: 'Hola.\n¿Cómo cambio mi foto?',
  };
}

const field = (form: Locator, name: string | RegExp) => form.getByRole('textbox', { name });

async function write(form: Locator, { name, email, subject, message }: ReturnType<typeof newMessage>): Promise<void> {
  await field(form, 'Nombre').fill(name);
  await field(form, 'Email').fill(email);
  await field(form, 'Asunto').fill(subject);
  await field(form, /^(Mensaje|Descripción)/).fill(message);
}

async function expectWritten(form: Locator, { name, email, subject, message }: ReturnType<typeof newMessage>) {
  await expect(field(form, 'Nombre')).toHaveValue(name);
  await expect(field(form, 'Email')).toHaveValue(email);
  await expect(field(form, 'Asunto')).toHaveValue(subject);
  await expect(field(form, /^(Mensaje|Descripción)/)).toHaveValue(message);
}

async function openModal(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Soporte', exact: true }).click();
  await page.getByRole('button', { name: 'Contactar Soporte' }).click();
  const modal = page.getByRole('dialog', { name: 'Contactar Soporte' });
  await expect(modal).toBeVisible();
  return modal;
}

for (const size of journeySizes) {
  test.describe(`contact${size}`, () => {});
}

for (const size of journeySizes) {
  test.describe(`sending${size}`, () => {
    test('the page keeps the text when sending fails, and over a reload; without signal it waits', {
      tag: '@worker',
    }, async ({ page, context, request, baseURL }) => {
      const message = newMessage();
      await page.goto('/contact');
      const main = page.getByRole('main');
      const send = main.getByRole('button', { name: 'Enviar mensaje' });
      await write(main, message);
      await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: '{}' }));
      await send.click();
      await expect(main.getByRole('alert')).toHaveText('Error al enviar el mensaje. Intenta nuevamente.');
      await expectWritten(main, message);
      await expect(main.getByRole('alert')).toHaveCount(0);
      await expect(main.getByText('Tu mensaje todavía no se envió.', { exact: false })).toBeVisible();
      await page.unroute('**/api/contact');
      await page.reload();
      await expectWritten(main, message);
      await goOffline(page);
      await send.click();
      const told = main.getByRole('status').getByText('Sin conexión. Guardamos tu mensaje en este dispositivo');
      await expect(told).toBeVisible();
      await expect(field(main, 'Mensaje')).toHaveValue('');
      await context.setOffline(false);
      const mail = await mailboxOf(request, team, baseURL).next(new RegExp(message.subject));
      expect(mail.replyTo).toBe(message.email);
      await page.reload();
      await expect(field(main, 'Mensaje')).toHaveValue('');
    });

    test('a retry without a response is the same message', async ({ page }) => {
      await page.goto('/contact');
      const main = page.getByRole('main');
      await write(main, newMessage());
      const keys: (string | undefined)[] = [];
      await page.route('**/api/contact', async (route) => {
        keys.push(route.request().headers()['idempotency-key'], route.request().postData() ?? '');
        await route.abort();
      });
      await main.getByRole('button', { name: 'Enviar mensaje' }).click();
      await expect(main.getByText('Se cortó la conexión. Guardamos tu mensaje', { exact: false })).toBeVisible();
      await expect(page.getByText('Sin conexión por ahora')).toHaveCount(0);
      // retried automatically, after a pause
      await expect.poll(() => keys.length).toBeGreaterThanOrEqual(4);
      expect(keys.slice(2, 4)).toEqual(keys.slice(0, 2));
    });

    test('the modal keeps the text when sending fails, when it closes and over a reload', { tag: '@worker' }, async ({
      page,
      context,
    }) => {
      const message = newMessage();
      await page.goto('/help');
      const modal = await openModal(page);
      await write(modal, message);
      const send = modal.getByRole('button', { name: 'Enviar' });
      await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: '{}' }));
      await send.click();
      await expect(modal.getByRole('alert')).toHaveText('Error al enviar el mensaje');
      await page.unroute('**/api/contact');
      await modal.getByRole('button', { name: 'Cancelar' }).click();
      await expect(modal).toBeHidden();
      await expectWritten(await openModal(page), message);
      await page.reload();
      await expectWritten(await openModal(page), message);
      await goOffline(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click();
      await expect(page.getByText('Sin conexión. Enviamos tu mensaje cuando vuelva la conexión.')).toBeVisible();
      await expect(modal).toBeHidden();
      await context.setOffline(false);
      await expect(page.getByText(`Se envió: Mensaje a Tero: ${message.subject}`)).toBeVisible();
      await expect(field(await openModal(page), 'Asunto')).toHaveValue('');
    });

    test('a report is sent, and kept when it cannot be', async ({ page, request, baseURL }) => {
      const report = newMessage();
      await page.goto('/report');
      const main = page.getByRole('main');
      await expect(main.getByLabel('Tipo de reporte')).toHaveValue('bug');
      await write(main, report);
      await main.getByLabel('Tipo de reporte').selectOption({ label: 'Pagos y suscripción' });
      await page.route('**/api/report/', (route) => route.fulfill({ status: 500, body: '{}' }));
      await main.getByRole('button', { name: 'Enviar reporte' }).click();
      await expect(main.getByRole('alert')).toHaveText('Error al enviar el reporte');
      await page.unroute('**/api/report/');
      await page.reload();
      await expectWritten(main, report);
      await main.getByRole('button', { name: 'Enviar reporte' }).click();
      await expect(main.getByText('Gracias por avisarnos. Vamos a revisar tu reporte.')).toBeVisible();
      await expect(field(main, 'Descripción')).toHaveValue('');
      await mailboxOf(request, team, baseURL).next(new RegExp(`Reporte: payment .*${report.subject}`));
      await main.getByRole('link', { name: 'Cancelar' }).click();
      await expect(page).toHaveURL('/');
    });
  });
}

test('what the server says of a field stands beside it', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await write(main, newMessage());
  const body = {
    success: false,
    code: 'validation_failed',
    message: 'Revisá',
    errors: { subject: 'No puede ser ese' },
  };
  await page.route('**/api/contact', (route) => route.fulfill({ status: 400, json: body }));
  await main.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(main.getByText('No puede ser ese')).toBeVisible();
  await expect(field(main, 'Asunto')).toBeFocused();
  const late = { success: false, code: 'too_many_requests', message: 'Ya mandaste muchos. Probá en 8 minutos.' };
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 429, json: late, headers: { 'retry-after': '480' } }),
  );
  await main.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(main.getByRole('alert')).toHaveText('Ya mandaste muchos. Probá en 8 minutos.');
});

test('a draft is shown to nobody else on the device', async ({ page, request }) => {
  const client = await registered(request);
  await enter(page, client.email, client.password);
  await page.goto('/report');
  await field(page.getByRole('main'), 'Asunto').fill('Algo mío');
  await page.getByRole('button', { name: new RegExp(client.name) }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión y guardar' }).click();
  await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  await page.goto('/report');
  await expect(field(page.getByRole('main'), 'Asunto')).toHaveValue('');
  await expect(field(page.getByRole('main'), 'Email')).toHaveValue('');
});
