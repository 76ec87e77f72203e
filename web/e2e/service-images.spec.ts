import { expect, test } from '@playwright/test';
import { image, images, keptImages, type Picked } from './images.ts';
import { readyToPublish } from './providers.ts';
import { createButton, expectPublished, fillService, gallery } from './service-form.ts';

const small = { width: 640, height: 480 };
const words = { title: 'Cambio de tableros', description: 'Cambio tableros viejos por nuevos, con disyuntor.' };

const file = (name: string, mimeType: string, content: string | Buffer): Picked => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});

/** 64 × 64, and nothing drawn in it. */
const gif = Buffer.from('R0lGODlhQABAAAAAACwAAAAAQABAAAACAkQBADs=', 'base64');

const refused: [string, Picked, string][] = [
  [
    'a drawing with a script',
    file('dibujo.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'El archivo dibujo.svg no es una imagen válida',
  ],
  [
    'a page under the name of a photo',
    file('pagina.jpg', 'image/jpeg', '<!doctype html><script>alert(1)</script>'),
    'El archivo pagina.jpg no es una imagen válida',
  ],
  [
    'nothing at all',
    file('vacia.jpg', 'image/jpeg', ''),
    'El archivo vacia.jpg está vacío. Si está en la nube, abrilo en tu galería, esperá que se descargue y elegilo de nuevo.',
  ],
  [
    'one pixel',
    file('punto.gif', 'image/gif', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')),
    'La foto punto.gif es demasiado chica (1 × 1). Cada lado tiene que medir 32 píxeles o más: elegí otra.',
  ],
  [
    '16 MB that no phone shrinks',
    file('enorme.gif', 'image/gif', Buffer.concat([gif, Buffer.alloc(16 * 1024 * 1024)])),
    'Algunas imágenes superan el límite de 15MB',
  ],
  [
    'more than a camera takes',
    file('enorme.jpg', 'image/jpeg', Buffer.alloc(25 * 1024 * 1024 + 1, 0xff)),
    'La foto enorme.jpg pesa más de 25 MB. Elegí una más liviana.',
  ],
  [
    'a photo of an iPhone, which this browser cannot decode',
    file('IMG_1.HEIC', '', Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(64)])),
    'Este navegador no puede abrir IMG_1.HEIC, que tu celular guardó en formato HEIC. Elegila en JPG, o mandá una captura de pantalla.',
  ],
];

test('files that are no image, too large or too many are refused; the others stay', async ({ page }) => {
  await readyToPublish(page);
  const { items, choose, box } = gallery(page);
  await page.getByLabel('Título').fill(words.title);
  await choose(await images(1, small));
  await expect(items).toHaveCount(1);
  for (const [what, bad, message] of refused) {
    await test.step(what, async () => {
      await choose([bad]);
      await expect(box.getByRole('alert')).toHaveText(message);
      await expect(items).toHaveCount(1);
    });
  }
  await test.step('six of them', async () => {
    await choose(await images(5, small));
    await expect(box.getByRole('alert')).toHaveText('No puedes agregar más de 5 imágenes en total');
    await expect(items).toHaveCount(5);
    await choose(await images(1, small));
    await expect(items).toHaveCount(5);
  });
  await expect(page.getByLabel('Título')).toHaveValue(words.title);
});

test('of several photos those that cannot be added are told beside the chooser, in view; the others stay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await readyToPublish(page);
  const { items, choose, box } = gallery(page);
  const { buffer } = await image('entera', small);
  await page.getByLabel('Título').fill(words.title);
  await choose([
    ...(await images(3, small)),
    file('cortada.jpg', 'image/jpeg', buffer.subarray(0, buffer.length - 400)),
    file('papel.jpg', 'image/jpeg', '%PDF-1.7'),
  ]);
  await expect(items).toHaveCount(3);
  const alert = box.getByRole('alert');
  await expect(alert.getByRole('paragraph')).toHaveText([
    'De las 5 fotos que elegiste, no pudimos agregar:',
    'Foto 4: La foto cortada.jpg está cortada o dañada. Mirala en tu galería: si no se ve entera, elegí otra.',
    'Foto 5: El archivo papel.jpg no es una imagen válida',
  ]);
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Título')).toHaveValue(words.title);
});

test('a photo that the server refuses is told by its place; form and photos stay', async ({ page }) => {
  await readyToPublish(page);
  const { items, choose, box } = gallery(page);
  await fillService(page, words);
  await choose(await images(2, small));
  await expect(items).toHaveCount(2);
  let sent = 0;
  const message = 'La foto foto-2.jpg está cortada o dañada.';
  await page.route('**/api/uploads/*', async (route) => {
    sent += 1;
    if (sent < 2) return route.fallback();
    const json = { success: false, code: 'upload_refused', message, errors: { photo: message } };
    await route.fulfill({ status: 400, json });
  });
  await createButton(page).click();
  await expect(box.getByRole('alert')).toHaveText(`Foto 2: ${message}`);
  await expect(box.getByRole('button', { name: 'Elegir fotos' })).toBeFocused();
  await expect(items).toHaveCount(2);
  await expect(page.getByLabel('Título')).toHaveValue(words.title);

  await box.getByRole('button', { name: 'Quitar la foto 2' }).click();
  await expect(box.getByRole('alert')).toHaveText('');
  await createButton(page).click();
  await expectPublished(page);
});

test('a large photo is made small, upright, and freed of what a camera writes into it @wide', async ({ page }) => {
  await readyToPublish(page);
  const { items, choose } = gallery(page);
  await choose([await image('parada.jpg', { width: 3000, height: 2000, lying: true })]);
  await expect(items).toHaveCount(1);
  const picture = items.getByRole('img');
  const size = () => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(async () => (await size())[1]).toBeGreaterThan(0);
  const [width = 0, height = 0] = await size();
  expect(height).toBeLessThanOrEqual(1920);
  expect(width / height).toBeCloseTo(2 / 3, 2);
  await expect(page.getByText('Borrador guardado en este dispositivo')).toBeVisible();
  const [kept] = await keptImages(page);
  expect(kept?.length).toBeGreaterThan(10_000);
  expect(kept?.includes('Exif')).toBe(false);
});

test('photos are ordered by keys and by dragging, and the focus stays with them', async ({ page }) => {
  await readyToPublish(page);
  const { items, choose, box } = gallery(page);
  await choose(await images(3, small));
  await expect(items).toHaveCount(3);
  const order = () => items.getByRole('img').evaluateAll((all) => all.map((image) => image.getAttribute('alt')));

  await box.getByRole('button', { name: 'Adelantar la foto 3' }).focus();
  await page.keyboard.press('Enter');
  await expect(box.getByText('Foto en el lugar 2 de 3')).toBeAttached();
  expect(await order()).toEqual(['foto-1.jpg', 'foto-3.jpg', 'foto-2.jpg']);
  await expect(box.getByRole('button', { name: 'Adelantar la foto 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(await order()).toEqual(['foto-3.jpg', 'foto-1.jpg', 'foto-2.jpg']);
  await expect(items.first()).toContainText('Principal');

  await box.getByRole('button', { name: 'Quitar la foto 1' }).press('Enter');
  await expect(items).toHaveCount(2);
  await expect(box.getByRole('button', { name: 'Quitar la foto 1' })).toBeFocused();

  const from = await items.nth(0).getByRole('img').boundingBox();
  const to = await items.nth(1).getByRole('img').boundingBox();
  if (!from || !to) throw new Error('no pictures');
  await page.mouse.move(from.x + 40, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 60, { steps: 4 });
  await page.mouse.move(to.x + 40, to.y + 50, { steps: 8 });
  await page.mouse.up();
  await expect.poll(order).toEqual(['foto-2.jpg', 'foto-1.jpg']);
});
