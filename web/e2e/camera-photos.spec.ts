import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { image, images, keptImages, onDisk } from './images.ts';
import { inspect, watchConsole } from './inspection.ts';
import { enter } from './people.ts';
import { chooseImages, publisher, readyToPublish } from './providers.ts';
import { createButton, expectPublished, fillService, gallery } from './service-form.ts';
import { appIsStored, goOffline } from './stored-app.ts';

const items = (page: Page, legend: string) => page.getByRole('group', { name: legend }).getByRole('listitem');
const camera = () => image('IMG_2026.jpg', { heavy: true, gps: true });

test('a photo of 22 MB is accepted wherever photos are chosen, and what is kept is light', async ({ page }) => {
  const complaints = watchConsole(page);
  const photo = await camera();
  const file = await onDisk(photo);
  expect(photo.buffer.length).toBeGreaterThan(15 * 1024 * 1024);
  const provider = await publisher(page.request);
  await enter(page, provider.email, provider.password);
  const places = [
    ['/create_service', 'Fotos del servicio'],
    ['/create-post', 'Fotos'],
    ['/provider/create-offer', 'Imagen'],
    ['/edit-profile', 'Foto de perfil'],
  ] as const;
  for (const [at, [path, legend]] of places.entries()) {
    await test.step(path, async () => {
      await page.goto(path);
      await chooseImages(page, legend, [file]);
      await expect(items(page, legend)).toHaveCount(1);
      await expect(page.getByRole('group', { name: legend }).getByRole('alert')).toHaveText('');
      await expect(items(page, legend).getByRole('img')).toHaveAttribute('alt', 'IMG_2026.jpg');
      // stored before the page is left
      await expect.poll(async () => (await keptImages(page)).length).toBe(at + 1);
    });
  }
  for (const kept of await keptImages(page)) {
    expect(kept.length).toBeLessThan(1_000_000);
    const { format, width, exif } = await sharp(kept).metadata();
    expect([format, width, exif]).toEqual(['jpeg', 1920, undefined]);
  }
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page).toHaveURL('/provider-profile');
  expect(complaints).toEqual([]);
});

test('what is shrunk is shrunk in a worker, one after the other, with the progress told', async ({ page }) => {
  await readyToPublish(page);
  const { items: chosen, choose, box } = gallery(page);
  const started = page.waitForEvent('worker');
  const steps: string[] = [];
  await page.exposeFunction('tell', (text: string) => steps.push(text));
  // the first status region; the other announces the position of a dragged photo
  const status = box.getByRole('status').first();
  await status.evaluate((line) => {
    new MutationObserver(() => void Reflect.get(window, 'tell')(line.textContent)).observe(line, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await choose(await Promise.all((await images(5)).map(onDisk)));
  const worker = await started;
  expect(new URL(worker.url()).pathname).toMatch(/^\/assets\/photo-worker-[\w-]{8}\.js$/);
  await expect(chosen).toHaveCount(5);
  await expect(status).toHaveText('Agregaste 5 fotos');
  await expect
    .poll(() => steps.filter((step) => /^Preparando la foto/.test(step)))
    .toContain('Preparando la foto 5 de 5…');
  // its memory is given back
  await expect.poll(() => page.workers().length).toBe(0);
  await inspect(page);
});

test('a browser whose workers cannot draw shrinks in the page @wide', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
  await readyToPublish(page);
  const { items: chosen, choose } = gallery(page);
  await choose([await onDisk(await camera())]);
  await expect(chosen).toHaveCount(1);
  expect(page.workers()).toEqual([]);
  await expect.poll(async () => (await keptImages(page)).length).toBe(1);
  const [kept = Buffer.alloc(0)] = await keptImages(page);
  expect(kept.length).toBeLessThan(1_000_000);
});

test('a small photo that says where it was taken is freed of that, and one that says nothing stays as it is @wide', async ({
  page,
}) => {
  await readyToPublish(page);
  const { choose } = gallery(page);
  const size = { width: 640, height: 480 };
  const plain = await image('lisa.jpg', size);
  await choose([await image('plaza.jpg', { ...size, gps: true }), plain]);
  await expect.poll(async () => (await keptImages(page)).length).toBe(2);
  const [placed, same] = (await keptImages(page)).toSorted((one) => (one.equals(plain.buffer) ? 1 : -1));
  expect(same?.equals(plain.buffer)).toBe(true);
  expect((await sharp(placed).metadata()).exif).toBeUndefined();
});

test.describe('without signal', () => {
  test.use({ serviceWorkers: 'allow' });

  test('5 photos of a camera are shrunk by the worker that was fetched ahead, wait and are published', async ({
    page,
    context,
  }) => {
    await readyToPublish(page);
    await appIsStored(page);
    await page.goto('/create_service');
    const { items: chosen, choose } = gallery(page);
    await fillService(page, { title: 'Cambio de tableros', description: 'Cambio tableros viejos por nuevos.' });
    await goOffline(page);
    const started = page.waitForEvent('worker', (worker) => worker.url().includes('photo-worker'));
    await choose(await Promise.all((await images(5)).map(onDisk)));
    await started;
    await expect(chosen).toHaveCount(5);
    await createButton(page).click();
    await expect(
      page.getByText('Sin conexión. Guardamos tu servicio en Pendientes y lo publicamos cuando vuelva la conexión.'),
    ).toBeVisible();
    await expectPublished(page);
    await context.setOffline(false);
    await expect(page.getByText(/^Se publicó: .*Cambio de tableros/)).toBeVisible();
  });
});
