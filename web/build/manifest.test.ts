import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
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
    // of a blank picture nearly every pixel is alike; each half is looked at, since a bar alone is no screen
    for (const top of [0, Math.floor((height ?? 0) / 2)]) {
      const half = image.clone().extract({ left: 0, top, width: width ?? 0, height: Math.floor((height ?? 0) / 2) });
      expect((await half.stats()).entropy).toBeGreaterThan(2);
    }
  },
);

test.each(startupImages)('$file is as large as the screen it is for', async ({ file, width, height }) => {
  expect(await sharp(join(served, file)).metadata()).toMatchObject({ width, height, format: 'png' });
});
