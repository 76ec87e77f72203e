import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { isKept } from './device-storage.ts';
import { inTheField } from './field.ts';
import { chooseImages, picture, publishedService, publisher } from './providers.ts';
import { goOffline } from './stored-app.ts';

// edits that a provider makes offline
test.use({ serviceWorkers: 'allow' });

const main = (page: Page) => page.getByRole('main');
const waitsHere = 'Esto todavía no llegó a Tero';

test('the own profile is edited without signal, with its photo; phone and cédula say why not', async ({
  page,
  request,
  context,
}) => {
  const provider = await publisher(request);
  const as = { headers: { authorization: `Bearer ${provider.token}` } };
  const stored = async () => (await (await request.get('/api/providers/profile', as)).json()).provider;
  await inTheField(page, provider, '/provider-profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(provider.company_name);
  await isKept(page, '["providers"');
  await page.goto('/edit-profile');
  const description = page.getByLabel('Descripción');
  await expect(description).toBeVisible();
  await isKept(page, 'emergency_phone');

  await goOffline(page);
  await description.fill('Escrito en un sótano.');
  await chooseImages(page, 'Foto de perfil', [await picture('yo.jpg')]);
  const phone = page.getByRole('textbox', { name: /^Teléfono/ }).first();
  const number = await phone.inputValue();
  await phone.fill('098 765 432');
  const save = page.getByRole('button', { name: 'Guardar cambios' });
  await save.click();
  await expect(page.getByText('Sin conexión no podés cambiar el teléfono')).toBeVisible();
  await phone.fill(number);
  await save.click();
  await expect(page.getByText('Guardamos los cambios de tu perfil cuando vuelva la conexión.')).toBeVisible();
  await expect(page).toHaveURL('/provider-profile');
  await expect(main(page).getByText('Escrito en un sótano.')).toBeVisible();
  await expect(main(page).getByText('Guardamos los cambios de tu perfil cuando vuelva la conexión.')).toBeVisible();

  // a single waiting version, which the form opens again and changes
  await page.goto('/pendientes');
  await expect(main(page).getByText('1 foto')).toBeVisible();
  await page.getByRole('button', { name: 'Editar: Cambios en tu perfil' }).click();
  await expect(page.getByText(waitsHere)).toBeVisible();
  await expect(description).toHaveValue('Escrito en un sótano.');
  await description.fill('Escrito en una azotea.');
  await save.click();
  await expect(page).toHaveURL('/provider-profile');
  await page.goto('/pendientes');
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(['Cambios en tu perfil']);
  expect((await stored()).description).toBe(null);

  await context.setOffline(false);
  await expect(page.getByText('No tenés nada pendiente')).toBeVisible();
  expect((await stored()).description).toBe('Escrito en una azotea.');
  expect((await stored()).cedula_number).toMatch(/^\d{8}$/);
  expect((await stored()).profile_image).toMatch(/^\/uploads\//);
});

test('a promotion is created without signal with its image, and shown on the own profile', async ({
  page,
  request,
  context,
}) => {
  const provider = await publisher(request);
  const offers = async () =>
    (await (await request.get(`/api/offers?providerId=${provider.id}`)).json()).offers as { endDate: string }[];
  await inTheField(page, provider, '/provider-profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(provider.company_name);
  await isKept(page, '"offers"');
  await page.goto('/provider/create-offer');
  const [start, end] = [page.getByLabel('Fecha de inicio'), page.getByLabel('Fecha de fin')];
  await expect(start).toBeVisible();
  const day = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);

  await goOffline(page);
  await start.fill(day(-1));
  await end.fill(day(5));
  await chooseImages(page, 'Imagen', [await picture()]);
  await page.getByRole('button', { name: 'Crear Promoción' }).click();
  await expect(page.getByText('Sin conexión. Publicamos tu promoción cuando vuelva la conexión.')).toBeVisible();
  await expect(main(page).getByRole('article', { name: 'Promoción por publicar' })).toContainText(
    'Publicamos esto cuando vuelva la conexión.',
  );
  await page.goto('/pendientes');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Guardar una copia' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(file.items).toMatchObject([{ kind: 'offer', photos: [expect.stringMatching(/^data:image\/jpeg;base64,/)] }]);
  await page.getByRole('link', { name: 'Pedir ayuda' }).click();
  await expect(page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(
    /Crear la promoción que termina el .*: Sin enviar/,
  );
  await page.goto('/pendientes');
  await page.getByRole('button', { name: /^Editar: Crear la promoción/ }).click();
  await expect(page.getByText(waitsHere)).toBeVisible();
  await expect(end).toHaveValue(day(5));
  await end.fill(day(6));
  await page.getByRole('button', { name: 'Crear Promoción' }).click();
  await expect(page).toHaveURL('/provider-profile');

  await context.setOffline(false);
  await expect.poll(async () => (await offers()).map(({ endDate }) => endDate)).toEqual([day(6)]);
});

test('what waits to be deleted is not edited meanwhile (rule POST-7)', async ({ page, request }) => {
  const provider = await publisher(request);
  await publishedService(request, provider, 'Rejas de balcón');
  const { name, mimeType, buffer } = await picture();
  const multipart = { startDate: tomorrow(), endDate: tomorrow(), image: { name, mimeType, buffer } };
  const headers = { authorization: `Bearer ${provider.token}` };
  expect((await request.post('/api/offers', { headers, multipart })).status()).toBe(201);
  await inTheField(page, provider, '/provider-profile');
  await isKept(page, 'Rejas de balcón');
  await isKept(page, '"offers"');
  await goOffline(page);
  for (const [remove, edit] of [
    ['Eliminar: Rejas de balcón', 'Editar: Rejas de balcón'],
    ['Eliminar promoción', 'Editar promoción'],
  ] as const) {
    await expect(main(page).getByRole('link', { name: edit })).toHaveCount(1);
    await main(page).getByRole('button', { name: remove }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    const undo = main(page).getByRole('button', { name: /^No eliminar/ });
    await expect(undo).toBeVisible();
    expect(await main(page).getByRole('link', { name: edit }).count()).toBe(0);
    await undo.click();
    await expect(main(page).getByRole('link', { name: edit })).toHaveCount(1);
  }
});

function tomorrow(): string {
  return new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);
}
