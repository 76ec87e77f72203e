import { limits } from '@tero/shared/limits';
import type { SharpOptions } from 'sharp';
import { decoder } from './decoder.ts';
import { type ImageStore, type Kind, widths } from './store.ts';

/**
 * The height for a width: a fixed aspect ratio for each kind, so that lists and galleries keep their shape while images
 * load. Posts and reviews keep the ratio of the original.
 */
const heightOf: Record<Kind, ((width: number) => number) | null> = {
  service: (width) => (width * 3) / 4,
  profile: (width) => width,
  post: null,
  review: null,
};

const webp = { quality: 80, effort: 2 };
/** The pixels of the longer side of a picture that waits: enough to make every kind of picture from it. */
const waitingSide = 2400;
const longestSeconds = 15;

/** An image in one of its widths. */
export interface Rendered {
  width: number;
  webp: Buffer;
}

/** Options for uploaded images: no decompression bombs, no truncated images, and only the first frame. */
export const untrusted: SharpOptions = {
  limitInputPixels: limits.imagePixels,
  failOn: 'error',
  sequentialRead: true,
  pages: 1,
};

/**
 * Renders an image as WebP in every width of its kind, upright and without metadata. Services are cropped around the
 * centre to 4:3 and profiles to a square; posts and reviews stay whole. `picture` is the bytes or a path. Throws when
 * it is not an image.
 */
export async function render(image: Buffer | string, kind: Kind, options: SharpOptions = {}): Promise<Rendered[]> {
  const sharp = await decoder();
  const largest = Math.max(...widths[kind]);
  // decodes it once, and makes the smaller widths from the largest
  const { data, info } = await sharp(image, { ...options, autoOrient: true })
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

/** Stores what was rendered of an image under `key`. */
export async function keepImage(store: ImageStore, key: string, rendered: readonly Rendered[]): Promise<void> {
  for (const { width, webp } of rendered) await store.put(key, width, webp);
}

/**
 * Returns a picture encoded again as one WebP, from which other sizes are made later. Throws when it is not an image.
 */
export async function wholePicture(path: string): Promise<Buffer> {
  const sharp = await decoder();
  return sharp(path, { ...untrusted, autoOrient: true })
    .resize({ width: waitingSide, height: waitingSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: longestSeconds })
    .webp({ quality: 90, effort: webp.effort })
    .toBuffer();
}
