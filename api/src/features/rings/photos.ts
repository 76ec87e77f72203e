import { flag } from '../../db/values/values.ts';
import type { Deps } from '../../deps/deps.ts';
import { decoder } from '../../images/decoder.ts';
import { fileOfImage, widths } from '../../images/store.ts';
import * as traits from './repository.ts';

/** Pictures of one run. */
const batch = 200;
/** The number of points on a side; the last row and column serve only as neighbours. */
const side = 9;
/** The difference in grey that compression may cause at a point. */
const noise = 2;
/**
 * The number of the 128 bits in which pictures that look the same may differ. A picture differs from a smaller copy in
 * 3.
 */
const nearBits = 4;
/**
 * The least difference in grey between the darkest and the brightest point. A picture below it, like a wall, looks like
 * any other.
 */
const leastContrast = 24;

/**
 * Stores the perceptual hashes of new profile and review pictures, so that the same picture in two accounts is found.
 * Deletes the hashes of deleted pictures. Runs as a job.
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
 * Returns the difference hash of a picture in 32 hexadecimal digits: for each of 8 by 8 points, whether its neighbours
 * to the right and below are brighter. Returns '' for a picture without contrast, and for a file that is not a picture.
 */
async function lookOf(picture: Buffer): Promise<string> {
  const sharp = await decoder();
  const grey = await sharp(picture)
    .flatten()
    .greyscale()
    .resize(side, side, { fit: 'fill' })
    .raw()
    .toBuffer()
    .catch(() => null);
  if (!grey || Math.max(...grey) - Math.min(...grey) < leastContrast) return '';
  const tone = (row: number, column: number) => grey[row * side + column] ?? 0;
  let bits = '';
  for (let row = 0; row < side - 1; row += 1) {
    for (let column = 0; column < side - 1; column += 1) {
      const here = tone(row, column) + noise;
      bits += `${flag(tone(row, column + 1) > here)}${flag(tone(row + 1, column) > here)}`;
    }
  }
  return BigInt(`0b${bits}`).toString(16).padStart(32, '0');
}

function differingBits(one: string, other: string): number {
  if (!one || !other) return Number.POSITIVE_INFINITY;
  const differing = (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2);
  return differing.replaceAll('0', '').length;
}
