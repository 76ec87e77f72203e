import { expect, type Page, test } from '@playwright/test';
import { images } from './images.ts';
import { enter } from './people.ts';
import { publisher, readyToPublish } from './providers.ts';
import { createButton, expectPublished, fillService, gallery } from './service-form.ts';

// data stored by a service worker would count as this page's
test.use({ serviceWorkers: 'block' });

const small = { width: 640, height: 480 };
const words = { title: 'Cambio de tableros', description: 'Cambio tableros viejos por nuevos, con disyuntor.' };

/** Signs out. `withDraft`: keeps the draft when asked about it. */
async function signOut(page: Page, withDraft = true): Promise<void> {
  await page.getByRole('button', { name: /^Menú de/ }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  const keep = page.getByRole('button', { name: 'Cerrar sesión y guardar' });
  if (withDraft) await keep.click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
}

async function written(page: Page): Promise<void> {
  await fillService(page, words);
  const { items, choose, box } = gallery(page);
  await choose(await images(2, small));
  await expect(items).toHaveCount(2);
  await box.getByRole('button', { name: 'Usar la foto 2 como principal' }).click();
  await expect(page.getByText('Borrador guardado en este dispositivo')).toBeVisible();
}

async function expectWritten(page: Page): Promise<void> {
  await expect(page.getByText('Seguís con «Cambio de tableros», que dejaste')).toBeVisible();
  await expect(page.getByLabel('Título')).toHaveValue(words.title);
  await expect(page.getByLabel('Descripción')).toHaveValue(words.description);
  await expect(page.getByLabel('Categoría').locator('option:checked')).toHaveText('Electricidad');
  await expect(page.getByRole('combobox', { name: 'Zona de cobertura' })).toHaveValue(/Pocitos/);
  await expect(page.getByRole('checkbox', { name: 'Sábado' })).toBeChecked();
  const { items } = gallery(page);
  await expect(items).toHaveCount(2);
  await expect(items.nth(1)).toContainText('Principal');
  // the images themselves, not only their names
  for (const picture of await items.getByRole('img').all()) {
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(small.width);
  }
}

test('a draft with its photos survives a reload and a sign-out, and is published once', async ({ page }) => {
  const provider = await readyToPublish(page);
  await written(page);
  await page.reload();
  await expectWritten(page);

  // a message says to a person who leaves that no text is lost
  await page.getByLabel('Título').fill(words.title);
  await page.getByLabel('Duración estimada').fill('3 horas');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('Guardamos tu borrador en este dispositivo', { exact: false })).toBeVisible();
  await page.goto('/create_service');
  await expectWritten(page);

  await signOut(page);
  await enter(page, provider.email, provider.password);
  await page.goto('/create_service');
  await expectWritten(page);

  await createButton(page).click();
  await expectPublished(page);
  await page.goto('/create_service');
  await expect(page.getByLabel('Título')).toHaveValue('');
  await expect(page.getByText('borrador')).toHaveCount(0);
});

test('another account never sees it, and its owner may discard it', async ({ page }) => {
  const provider = await readyToPublish(page);
  await written(page);
  await signOut(page);

  const other = await publisher(page.request);
  await enter(page, other.email, other.password);
  await page.goto('/create_service');
  await expect(page.getByLabel('Título')).toHaveValue('');
  await expect(gallery(page).items).toHaveCount(0);
  await signOut(page, false);

  await enter(page, provider.email, provider.password);
  await page.goto('/create_service');
  await expectWritten(page);
  await page.getByRole('button', { name: 'Descartar borrador' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByLabel('Título')).toHaveValue('');
  await expect(gallery(page).items).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Título')).toHaveValue('');
  await expect(page.getByText('Seguís con «Cambio de tableros», que dejaste')).toHaveCount(0);
});

test('a full phone is told, and what was written stays in the form @wide', async ({ page, baseURL }) => {
  const devtools = await page.context().newCDPSession(page);
  const origin = new URL(baseURL ?? '').origin;
  // room for texts but not for an image; set first, because the browser caches the available space for a while
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 300_000 });
  await readyToPublish(page);
  await page.getByLabel('Título').fill(words.title);
  await expect(page.getByText('Borrador guardado en este dispositivo')).toBeVisible();
  await gallery(page).choose(await images(1, { width: 1900, height: 1400 }));
  await expect(page.getByText(/^No hay espacio en este dispositivo/)).toBeVisible();
  await expect(gallery(page).items).toHaveCount(1);
  await expect(page.getByLabel('Título')).toHaveValue(words.title);

  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await page.getByLabel('Título').fill(`${words.title} ya`);
  await expect(page.getByText(/^No hay espacio en este dispositivo/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Título')).toHaveValue(`${words.title} ya`);
  await expect(gallery(page).items).toHaveCount(1);
});
