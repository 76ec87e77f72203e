import { expect, type Page, test } from '@playwright/test';
import { heldItems } from './outbox.ts';
import { enter, registered } from './people.ts';
import { publisher } from './providers.ts';

const main = (page: Page) => page.getByRole('main');
const subject = (page: Page) => main(page).getByRole('textbox', { name: 'Asunto' });

test('what was typed in the moment before a reload is there, in forms with images too', async ({ page, request }) => {
  const provider = await publisher(request);
  await enter(page, provider.email, provider.password);
  for (const [path, label, typed] of [
    ['/provider/create-offer', 'Fecha de inicio', '2030-01-15'],
    ['/create_service', 'Título', 'Poda de cercos'],
    ['/create-post', 'Descripción', 'Hoy podamos en Carrasco'],
    ['/report', 'Asunto', 'No encuentro mi factura'],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      const field = main(page).getByLabel(label).first();
      await field.fill(typed);
      await page.reload();
      await expect(field).toHaveValue(typed);
    });
  }
});

const report = 'No puedo ver mis facturas de octubre.';
const thanks = 'Gracias por avisarnos. Vamos a revisar tu reporte.';
const submit = (page: Page) => main(page).getByRole('button', { name: 'Enviar reporte' });

/** Writes a report that cannot be sent, restores the connection, and opens the report from Pendientes. */
async function waitingReport(page: Page, words: string): Promise<void> {
  await page.route('**/api/report/', (route) => route.abort());
  await page.goto('/report');
  await subject(page).fill(words);
  await main(page).getByRole('textbox', { name: 'Descripción' }).fill(report);
  await submit(page).click();
  await expect(main(page).getByText(/^Se cortó la conexión\. Guardamos tu reporte/)).toBeVisible();
  // the outbox has the text now; leaving earlier would let the form continue with it
  await expect.poll(async () => (await heldItems(page)).drafts).toEqual([]);
}

async function openWaiting(page: Page, words: string): Promise<void> {
  await page.goto('/pendientes');
  await main(page)
    .getByRole('button', { name: `Editar: Reporte: ${words}` })
    .click();
  await expect(page).toHaveURL(/\/report\?waiting=/);
  await expect(subject(page)).toHaveValue(words);
}

test('what is written after a waiting one was sent from its form is another thing, also after a reload', async ({
  page,
  request,
}) => {
  const client = await registered(request);
  await enter(page, client.email, client.password);
  await waitingReport(page, 'Primero');
  await openWaiting(page, 'Primero');
  await page.unroute('**/api/report/');
  await subject(page).fill('Primero, corregido');
  await submit(page).click();
  await expect(main(page).getByText(thanks)).toBeVisible();
  await expect(page).toHaveURL('/report');
  await subject(page).fill('Segundo');
  await page.reload();
  await expect(subject(page)).toHaveValue('Segundo');
  await page.goto('/report');
  await expect(subject(page)).toHaveValue('Segundo');
});

test('sending a waiting one leaves another that was begun, and a correction that was left at once is of the same', async ({
  page,
  request,
}) => {
  const client = await registered(request);
  await enter(page, client.email, client.password);
  await waitingReport(page, 'Primero');
  await page.goto('/report');
  await subject(page).fill('Otro, a medias');
  await page.reload();
  await expect(subject(page)).toHaveValue('Otro, a medias');

  await openWaiting(page, 'Primero');
  await subject(page).fill('Primero, corregido');
  await page.reload();
  await expect(subject(page)).toHaveValue('Primero, corregido');
  // the earlier version could be sent by itself first
  await page.route('**/api/report/', async (route) => {
    if (route.request().postData()?.includes('Primero, corregido')) await route.continue();
    else await route.abort();
  });
  await submit(page).click();
  await expect(main(page).getByText(thanks)).toBeVisible();
  await expect(subject(page)).toHaveValue('');
  await page.goto('/pendientes');
  const waiting = main(page).getByRole('listitem');
  await expect(waiting).toHaveCount(1);
  await expect(waiting).toContainText('Otro, a medias');
  await page.goto('/report');
  await expect(subject(page)).toHaveValue('Otro, a medias');
});
