import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { diskFiles } from '../files/disk.ts';
import { keepImage, render } from './render.ts';
import { imageStore } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'tero-images-'));
afterAll(() => rmSync(folder, { recursive: true }));

const orange = { width: 300, height: 900, channels: 3 as const, background: '#c2412d' };

test('a service picture is WebP in three widths, 4:3, without metadata', async () => {
  const image = await sharp({ create: orange })
    .withExif({ IFD0: { Artist: 'someone' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(image).metadata()).exif).toBeDefined();
  const made = await render(image, 'service');
  const seen = await Promise.all(made.map(({ webp }) => sharp(webp).metadata()));
  expect(seen.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['webp', 160, 120],
    ['webp', 480, 360],
    ['webp', 1200, 900],
  ]);
  for (const { exif, xmp, icc } of seen) expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
});

test('a profile picture is a square, turned as its camera was held', async () => {
  const halves = Buffer.from('<svg width="200" height="100"><rect width="100" height="100" fill="#fff"/></svg>');
  // orientation 6: the left half of the file appears on top
  const image = await sharp(halves).flatten({ background: '#000' }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const [small] = await render(image, 'profile');
  const { data, info } = await sharp(small?.webp).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([96, 96]);
  const brightness = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
  expect(brightness(48, 10)).toBeGreaterThan(200);
  expect(brightness(48, 85)).toBeLessThan(50);
});

test('a file that is no image is refused', async () => {
  await expect(render(Buffer.from('not a picture'), 'service')).rejects.toThrow();
});

test('the store has a picture once all its widths are there, and forgets all of them', async () => {
  const store = imageStore(diskFiles(folder));
  const image = await sharp({ create: orange }).png().toBuffer();
  await store.put('key', 96, image);
  expect(await store.has('key', 'profile')).toBe(false);
  await keepImage(store, 'key', await render(image, 'profile'));
  await keepImage(store, 'key-2', await render(image, 'profile'));
  expect(await store.has('key', 'profile')).toBe(true);
  await store.remove(['key']);
  expect(readdirSync(folder).sort()).toEqual(['key-2-256.webp', 'key-2-96.webp']);
});
