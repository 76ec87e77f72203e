import { randomBytes } from 'node:crypto';
import type { Files } from '@tero/shared/contract/endpoint';
import { day } from '@tero/shared/rules/time/durations';
import type { IncomingFile } from '../core/incoming-file.ts';
import type { Files as Stores } from '../files/store.ts';
import { decoder } from './decoder.ts';
import { imageQueue, renderFile, requireImages } from './ingest.ts';
import { isUndone } from './undone.ts';

/**
 * Pictures that only the team sees: the prefix of their names, so that a copy of a bucket can leave them out
 * (docs/operations.md), and the longest time that they wait (rule TRUST-52).
 */
export const forTeam = { prefix: 'identity-', longest: 14 * day };

/**
 * Stores images where only the server reads them, encoded again as WebP without metadata, under names that begin with
 * `prefix`. Then calls `work` with the names of the files, and removes the files when either step fails. Throws
 * `upload_refused` with the endpoint's messages.
 */
export async function withUnseenImages<T>(
  given: { stores: Stores; files: readonly IncomingFile[]; rules: Files; prefix?: string },
  work: (names: string[]) => Promise<T>,
): Promise<T> {
  const { stores, files, rules, prefix = '' } = given;
  const names: string[] = [];
  await requireImages(files, rules);
  try {
    for (const file of files) {
      const largest = (await imageQueue.run(() => renderFile('review', file, rules))).at(-1);
      if (!largest) continue;
      const name = `${prefix}${randomBytes(16).toString('hex')}`;
      names.push(name);
      await stores.staged.put(name, largest.webp);
    }
    return await work(names);
  } catch (error) {
    if (isUndone(error)) await stores.staged.remove(names);
    throw error;
  }
}

/** An image as a `data:` address, with its size so that the layout does not shift. */
interface UnseenImage {
  src: string;
  width: number;
  height: number;
}

/** Returns an image by the name of its file; null when the file is missing. */
export async function unseenImage(stores: Stores, name: string): Promise<UnseenImage | null> {
  const webp = await stores.staged.read(name);
  if (!webp) return null;
  const sharp = await decoder();
  const { width, height } = await sharp(webp).metadata();
  return { src: `data:image/webp;base64,${webp.toString('base64')}`, width, height };
}
