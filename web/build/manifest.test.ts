import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { isBlank } from './screenshot.ts';
import { startupImages } from './startup.ts';

const served = join(import.meta.dirname, '../public');

test('the installed app is one window, takes its own links, and speaks Spanish, in the shops other languages too', () => {
  expect(manifest).toMatchObject({
    lang: 'es-UY',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    handle_links: 'preferred',
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    description_localized: { pt: expect.any(Object), en: expect.any(Object) },
  });
});

test.each((manifest.screenshots ?? []).map((shot) => [shot.src, shot.sizes ?? ''] as const))(
  '%s shows something, in the size that is said',
  async (src, sizes) => {
    const image = sharp(join(served, src));
    const { width, height } = await image.metadata();
    expect(`${width}x${height}`).toBe(sizes);
    expect(await isBlank(join(served, src))).toBe(false);
  },
);

test.each(startupImages)('$file is as large as the screen it is for', async ({ file, width, height }) => {
  expect(await sharp(join(served, file)).metadata()).toMatchObject({ width, height, format: 'png' });
});

test('the icon of the app leads to four screens, each with a picture of its own', async () => {
  const shortcuts = manifest.shortcuts ?? [];
  expect(shortcuts.map(({ name, url }) => [name, url.split(/[?&]source=/)[0]])).toEqual([
    ['Publicar', '/create-post'],
    ['Pendientes', '/pendientes'],
    ['Reseñas', '/provider/reviews'],
    ['Mis contactos', '/historial?tab=contacted'],
  ]);
  const seen = new Set<string>();
  for (const { src, sizes } of shortcuts.flatMap(({ icons }) => icons ?? [])) {
    const image = sharp(join(served, src));
    const { width, height, format } = await image.metadata();
    expect([`${width}x${height}`, format], src).toEqual([sizes, 'png']);
    expect(width).toBeGreaterThanOrEqual(96);
    const { data } = await image.resize(96, 96).raw().toBuffer({ resolveWithObject: true });
    if (width === 96) seen.add(data.toString('base64'));
  }
  expect(seen.size).toBe(shortcuts.length);
});
