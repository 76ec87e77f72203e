import type { Deps } from '../../deps/deps.ts';
import { decoder } from '../../images/decoder.ts';
import { fileOfImage, widths } from '../../images/store.ts';
import * as traits from './repository.ts';

/** Pictures of one run. */
const batch = 200;
/** How many of the 64 bits may differ between pictures that look the same. */
const nearBits = 6;
/** Tones of grey between the darkest and the brightest; a picture with fewer, like a wall, looks like any other. */
const leastContrast = 24;

/**
 * Notes what new pictures of profiles and reviews look like, so that the same one under two accounts is found, and
 * forgets those that are gone. Runs as a job.
 */
export async function notePhotos({ db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>): Promise<void> {
  await traits.removeGonePhotos(db);
  const found = await traits.listNewPhotos(db, batch);
  if (found.length === 0) return;
  const known = await traits.listLooks(db);
  const last_seen_at = clock.now().toISOString();
  for (const { account_id, file, of } of found) {
    const picture = await files.uploads.read(fileOfImage(file, widths[of][0]));
    const look = picture ? await lookOf(picture) : '';
    const hash = known.find((one) => differingBits(one, look) <= nearBits) ?? look;
    if (hash === look && look) known.push(look);
    await traits.remember(db, [{ account_id, kind: 'photo', hash, file, last_seen_at }]);
  }
}

/**
 * Returns the difference hash of a picture in 16 hexadecimal digits: for each of 8 by 8 points, whether its right
 * neighbour is brighter. '' for a picture without contrast, and for a file that is none.
 */
async function lookOf(picture: Buffer): Promise<string> {
  const sharp = await decoder();
  const grey = await sharp(picture)
    .flatten()
    .greyscale()
    .resize(9, 8, { fit: 'fill' })
    .raw()
    .toBuffer()
    .catch(() => null);
  if (!grey || Math.max(...grey) - Math.min(...grey) < leastContrast) return '';
  let bits = 0n;
  for (let row = 0; row < 8; row += 1) {
    for (let at = row * 9; at < row * 9 + 8; at += 1) {
      bits = (bits << 1n) | ((grey[at + 1] as number) > (grey[at] as number) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, '0');
}

function differingBits(one: string, other: string): number {
  if (!one || !other) return 64;
  const differing = (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2);
  return differing.replaceAll('0', '').length;
}
