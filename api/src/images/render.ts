import { limits } from '@tero/shared/limits';
import sharp, { type SharpOptions } from 'sharp';
import { type ImageStore, type Kind, widths } from './store.ts';

/** One aspect a kind, whatever was handed in: lists and galleries keep their shape while pictures load. Posts keep theirs. */
const heightOf: Record<Kind, ((width: number) => number) | null> = {
  service: (width) => (width * 3) / 4,
  profile: (width) => width,
  post: null,
};

const webp = { quality: 80, effort: 2 };
const longestSeconds = 15;

/** For pictures that people send: no decompression bombs, no half pictures, the first frame alone. */
export const untrusted: SharpOptions = {
  limitInputPixels: limits.imagePixels,
  failOn: 'error',
  sequentialRead: true,
  pages: 1,
};

/**
 * A picture as WebP in every width of its kind, cropped around its centre to 4:3 (services) or a square (profiles), or
 * whole (posts), turned upright, without metadata. `picture` is a file's bytes or its path; throws when it is none.
 */
export async function render(
  picture: Buffer | string,
  kind: Kind,
  options: SharpOptions = {},
): Promise<{ width: number; webp: Buffer }[]> {
  const largest = Math.max(...widths[kind]);
  // decoded, or drawn, once; the small ones are made from the large one
  const { data, info } = await sharp(picture, { ...options, autoOrient: true })
    .resize(box(kind, largest))
    .toColourspace('srgb')
    .timeout({ seconds: longestSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return Promise.all(
    widths[kind].map(async (width) => ({
      width,
      webp: await sharp(data, { raw }).resize(box(kind, width)).webp(webp).toBuffer(),
    })),
  );
}

function box(kind: Kind, width: number) {
  const height = heightOf[kind]?.(width);
  return height === undefined ? { width, withoutEnlargement: true } : { width, height, fit: 'cover' as const };
}

/** Renders a picture and keeps it under `key`. */
export async function keepPicture(
  store: ImageStore,
  key: string,
  kind: Kind,
  picture: Buffer | string,
  options: SharpOptions = {},
): Promise<void> {
  for (const { width, webp } of await render(picture, kind, options)) await store.put(key, width, webp);
}
