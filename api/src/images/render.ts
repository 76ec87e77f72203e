import { limits } from '@tero/shared/limits';
import type { SharpOptions } from 'sharp';
import { decoder } from './decoder.ts';
import { type ImageStore, type Kind, widths } from './store.ts';

/**
 * Height by width: a fixed aspect for each kind, so that lists and galleries keep their shape while images load. Posts
 * and reviews keep the original's.
 */
const heightOf: Record<Kind, ((width: number) => number) | null> = {
  service: (width) => (width * 3) / 4,
  profile: (width) => width,
  post: null,
  review: null,
};

const webp = { quality: 80, effort: 2 };
/** The pixels of the longer side of a waiting picture: every kind of picture can be made from it. */
const waitingSide = 2400;
const longestSeconds = 15;

/** An image in one of its widths. */
export interface Rendered {
  width: number;
  webp: Buffer;
}

/** Options for uploaded images: no decompression bombs, no truncated images, the first frame alone. */
export const untrusted: SharpOptions = {
  limitInputPixels: limits.imagePixels,
  failOn: 'error',
  sequentialRead: true,
  pages: 1,
};

/**
 * Renders an image as WebP in every width of its kind: cropped around the centre to 4:3 (services) or a square
 * (profiles), or whole (posts, reviews), upright, without metadata. `picture` is the bytes or a path; throws when it is
 * no image.
 */
export async function render(image: Buffer | string, kind: Kind, options: SharpOptions = {}): Promise<Rendered[]> {
  const sharp = await decoder();
  const largest = Math.max(...widths[kind]);
  // decode it once, and make the smaller widths from the largest
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

/** Re-encodes a picture as one WebP, from which other sizes are made later. Throws when it is no image. */
export async function wholePicture(path: string): Promise<Buffer> {
  const sharp = await decoder();
  return sharp(path, { ...untrusted, autoOrient: true })
    .resize({ width: waitingSide, height: waitingSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: longestSeconds })
    .webp({ quality: 90, effort: webp.effort })
    .toBuffer();
}
