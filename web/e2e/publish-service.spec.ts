import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { image, images, onDisk } from './images.ts';
import { inspect, inspectModal, watchConsole } from './inspection.ts';
import { readyToPublish } from './providers.ts';
import { createButton, expectPublished, fillService, gallery, waitsForServer } from './service-form.ts';

test('a provider publishes a service with photos and corrections, finds it and edits it', async ({ page }) => {
  const complaints = watchConsole(page);
  await waitsForServer(page);
  await readyToPublish(page);
  const mark = Math.random().toString(36).slice(2, 8).replace(/\d/g, 'x');
  const title = `Instalaciones electricas ${mark}`;
  const corrected = `Instalaciones eléctricas ${mark}`;
  const sent: string[][] = [];
  const uploaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname === '/api/services') sent.push(request.postDataJSON().photoIds);
    if (request.method() === 'PUT' && pathname.startsWith('/api/uploads/')) {
      uploaded.push(pathname.slice('/api/uploads/'.length));
    }
  });

  await test.step('three photos of twelve megapixels, the second one main', async () => {
    const { items, choose, box } = gallery(page);
    const photos = [await image('con-lugar.jpg', { gps: true }), ...(await images(2))];
    await choose(await Promise.all(photos.map(onDisk)));
    await expect(items).toHaveCount(3);
    await box.getByRole('button', { name: 'Usar la foto 2 como principal' }).click();
    await expect(items.nth(1)).toContainText('Principal');
  });

  await test.step('corrections are proposed before anything is sent, and accepted', async () => {
    await fillService(page, { title, description: 'Hago instalaciones electricas en casas .Presupuesto sin cargo' });
    await createButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Correcciones sugeridas' });
    await expect(dialog).toContainText(title);
    await expect(dialog).toContainText(corrected);
    await inspectModal(page);
    expect(sent).toHaveLength(0);
    expect(uploaded).toHaveLength(0);
    await dialog.getByRole('button', { name: 'Aceptar correcciones' }).click();
    await expect(page.getByText('Servicio creado exitosamente').first()).toBeVisible();
    await expectPublished(page);
    // first the images, one request each, then the service that references them in order
    expect(uploaded).toHaveLength(3);
    expect(sent).toEqual([uploaded]);
  });

  await test.step('the profile offers to look at it and to share it', async () => {
    const published = page.getByRole('region', { name: 'Recién publicado' });
    await expect(published).toContainText(corrected);
    await inspect(page);
    await page.evaluate(() => {
      navigator.share = async ({ url } = {}) => document.body.setAttribute('data-shared', url ?? '');
    });
    await published.getByRole('button', { name: 'Compartir' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-shared', /\/servicios\/\d+$/);
    await published.getByRole('link', { name: 'Ver el servicio' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(corrected);
  });

  const service = await test.step('it is in the listing and in search, and its pictures tell no place', async () => {
    await page.goto('/servicios?sort=newest');
    await expect(page.getByRole('main').getByRole('link', { name: corrected })).toBeVisible();
    await page.goto(`/servicios?q=${mark}`);
    await page.getByRole('main').getByRole('link', { name: corrected }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(corrected);
    const id = Number(page.url().split('/').pop());
    const response = await (await page.request.get(`/api/services/${id}`)).json();
    expect(response.service.images).toHaveLength(3);
    for (const { image_url } of response.service.images) {
      const picture = sharp(await (await page.request.get(image_url)).body());
      const { exif, width, height, format } = await picture.metadata();
      expect({ exif, format, landscape: width > height }).toEqual({ exif: undefined, format: 'webp', landscape: true });
    }
    return response.service;
  });

  await test.step('its owner edits it: a photo less, another main one, a new one, another price', async () => {
    await page.getByRole('link', { name: 'Editar' }).click();
    await expect(page).toHaveURL(`/edit-service/${service.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar Servicio');
    await expect(page.getByLabel('Título')).toHaveValue(corrected);
    await expect(page.getByLabel('Categoría')).toHaveValue('Electricidad');
    await page.getByLabel('Precio (en pesos)').fill('1800');
    const { items, choose, box } = gallery(page);
    await expect(items).toHaveCount(3);
    await box.getByRole('button', { name: 'Quitar la foto 1' }).click();
    await choose(await images(1, { width: 800, height: 600 }));
    await expect(items).toHaveCount(3);
    await box.getByRole('button', { name: 'Usar la foto 3 como principal' }).click();
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expect(page).toHaveURL(`/servicios/${service.id}`);
    await expect(page.getByRole('main').getByText('$1.800').first()).toBeVisible();
    const { service: edited } = await (await page.request.get(`/api/services/${service.id}`)).json();
    const before = service.images.map(({ id }: { id: number }) => id);
    expect(edited.images).toHaveLength(3);
    expect(before).not.toContain(edited.images[0].id);
    expect(edited.images.slice(1).map(({ id }: { id: number }) => id)).toEqual(before.slice(1));
  });
  expect(complaints).toEqual([]);
});
