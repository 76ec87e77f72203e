import { expect, type Page, test } from '@playwright/test';
import { draftIsKept } from './drafts.ts';
import { inspect, watchConsole } from './inspection.ts';
import { enter } from './people.ts';
import { chooseImages, picture, publisher } from './providers.ts';
import { journeySizes } from './sizes.ts';

const title = '20% en la primera visita';
const band = (page: Page) => page.getByRole('region', { name: 'Promociones' });
const day = (ahead: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Montevideo' }).format(Date.now() + ahead * 86_400_000);

for (const size of journeySizes) {
  test(`a promotion is created, shown at home and on the profile, and taken back${size}`, async ({ page, request }) => {
    const complaints = watchConsole(page);
    const provider = await publisher(request);
    await enter(page, provider.email, provider.password);
    await page.goto('/provider-profile');
    await page.getByRole('link', { name: 'Crear promoción' }).click();
    await expect(page).toHaveTitle('Crear Nueva Promoción | Tero');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crear Nueva Promoción');

    const create = page.getByRole('button', { name: 'Crear Promoción' });
    const says = (message: string) => expect(page.getByText(message, { exact: true })).toBeVisible();
    await create.click();
    await says('Elegí la fecha de inicio');
    await says('Elegí la fecha de fin');
    await says('Elegí una imagen');
    await inspect(page);
    await page.getByLabel('Fecha de inicio').fill(day(2));
    await page.getByLabel('Fecha de fin').fill(day(1));
    await chooseImages(page, 'Imagen', [await picture('oferta.jpg')]);
    await create.click();
    await says('La fecha de fin tiene que ser igual o posterior a la de inicio');

    await page.getByLabel('Fecha de inicio').fill(day(0));
    await create.click();
    await expect(page).toHaveURL('/');
    await expect(band(page).getByRole('link', { name: provider.company_name })).toBeVisible();
    await inspect(page);

    await page.goto('/provider-profile');
    await expect(band(page).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Eliminar promoción' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(band(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

test('a promotion to come is its owner’s to see, and waits as a draft after a reload', async ({ page, request }) => {
  const provider = await publisher(request);
  await enter(page, provider.email, provider.password);
  await page.goto('/provider/create-offer');
  await page.getByLabel('Qué ofrecés').fill(title);
  await page.getByLabel('Fecha de inicio').fill(day(3));
  await page.getByLabel('Fecha de fin').fill(day(5));
  await chooseImages(page, 'Imagen', [await picture('oferta.jpg')]);
  await expect(page.getByText('Borrador guardado en este dispositivo')).toBeVisible();
  await draftIsKept(page, { form: 'create-offer', fields: { title, startDate: day(3), endDate: day(5) }, photos: 1 });
  await page.reload();
  await expect(page.getByLabel('Qué ofrecés')).toHaveValue(title);
  await expect(page.getByLabel('Fecha de inicio')).toHaveValue(day(3));
  await expect(page.getByText(/^Programada: se va a ver desde el .* hasta el /)).toBeVisible();
  await page.getByRole('button', { name: 'Crear Promoción' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(/^Promoción creada exitosamente. Está programada: la mostramos desde el/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Servicios destacados' })).toBeVisible();
  await expect(band(page).getByRole('link', { name: provider.company_name })).toHaveCount(0);
  await page.goto(`/provider-profile/${provider.id}`);
  await expect(band(page).getByText('Programada', { exact: true })).toBeVisible();
  await expect(band(page).getByRole('heading', { level: 3 })).toHaveText(
    `Promoción de ${provider.company_name}: ${title}`,
  );
  await expect(band(page).getByText(/^Del .* al /)).toBeVisible();

  await page.getByRole('button', { name: /^Menú de/ }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  await page.goto(`/provider-profile/${provider.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(provider.company_name);
  await expect(page.getByText('No tiene servicios publicados')).toBeVisible();
  await expect(band(page)).toHaveCount(0);
});

test('a promotion that waits is edited: its dates, then its image; leaving keeps what was typed', async ({
  page,
  request,
}) => {
  const provider = await publisher(request);
  const { name, mimeType, buffer } = await picture('oferta.jpg');
  const headers = { authorization: `Bearer ${provider.token}` };
  const multipart = { startDate: day(3), endDate: day(5), image: { name, mimeType, buffer } };
  expect((await request.post('/api/offers', { headers, multipart })).status()).toBe(201);
  await enter(page, provider.email, provider.password);
  await page.goto('/provider-profile');
  const picked = band(page).locator('img');
  const before = await picked.getAttribute('src');
  await inspect(page);
  await page.getByRole('link', { name: 'Editar promoción' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar promoción');
  await expect(page.getByLabel('Fecha de inicio')).toHaveValue(day(3));
  await expect(page.getByRole('group', { name: 'Imagen' }).getByRole('listitem')).toHaveCount(1);
  await inspect(page);

  await page.getByLabel('Fecha de fin').fill(day(9));
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('link', { name: 'Editar promoción' }).click();
  await expect(page.getByLabel('Fecha de fin')).toHaveValue(day(9));
  await page.getByLabel('Fecha de inicio').fill(day(0));
  await expect(page.getByText(/^Programada/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page).toHaveURL('/provider-profile');
  await expect(band(page).getByText(/^Hasta el/)).toBeVisible();
  await expect(band(page).getByText('Programada')).toHaveCount(0);
  await expect(picked).toHaveAttribute('src', before ?? '');

  await page.getByRole('link', { name: 'Editar promoción' }).click();
  await chooseImages(page, 'Imagen', [await picture('otra.jpg')]);
  await expect(page.getByRole('group', { name: 'Imagen' }).getByRole('img', { name: 'otra.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page).toHaveURL('/provider-profile');
  await expect(picked).not.toHaveAttribute('src', before ?? '');

  await page.goto('/provider/edit-offer/999999');
  await expect(page.getByText('La promoción ya terminó o ya no existe')).toBeVisible();
});
