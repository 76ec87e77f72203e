import sharp from 'sharp';
import { type ImageStore, type Kind, widths } from './store.ts';

/** One aspect a kind, whatever was handed in: lists and galleries keep their shape while pictures load. */
const heightOf: Record<Kind, (width: number) => number> = {
  service: (width) => (width * 3) / 4,
  profile: (width) => width,
};

const webp = { quality: 80, effort: 2 };

/**
 * A picture as WebP in every width of its kind, cropped around its centre to 4:3 (services) or a square (profiles),
 * turned upright, without metadata. `picture` is a file's bytes or its path; throws when it is none.
 */
export async function render(picture: Buffer | string, kind: Kind): Promise<{ width: number; webp: Buffer }[]> {
  const largest = Math.max(...widths[kind]);
  // decoded, or drawn, once; the small ones are made from the large one
  const { data, info } = await sharp(picture, { autoOrient: true })
    .resize(largest, heightOf[kind](largest), { fit: 'cover' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return Promise.all(
    widths[kind].map(async (width) => ({
      width,
      webp: await sharp(data, { raw }).resize(width, heightOf[kind](width)).webp(webp).toBuffer(),
    })),
  );
}

/** Renders a picture and keeps it under `key`. */
export async function keepPicture(store: ImageStore, key: string, kind: Kind, picture: Buffer | string): Promise<void> {
  for (const { width, webp } of await render(picture, kind)) await store.put(key, width, webp);
}
