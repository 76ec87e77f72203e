import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Files } from '@tero/shared/contract/endpoint';
import { damagedPicture, emptyFile, naming, sizeFault } from '@tero/shared/rules/images/faults';
import { imageFormat } from '@tero/shared/rules/images/format';
import { pictureOf } from '@tero/shared/rules/images/picture';
import { boundedQueue } from '../core/bounded-queue.ts';
import { AppError } from '../core/errors.ts';
import type { IncomingFile } from '../core/incoming-file.ts';
import { decoder } from './decoder.ts';
import { keepImage, type Rendered, render, untrusted, wholePicture } from './render.ts';
import type { ImageStore, Kind } from './store.ts';
import { isUndone } from './undone.ts';

/** The first bytes of a file. They contain the format, and the size of nearly all pictures. */
const startBytes = 64 * 1024;

/**
 * The queue of image work, one at a time: several large images at once would take too much memory and time from other
 * requests.
 */
export const imageQueue = boundedQueue({ name: 'images', running: 1, waiting: 20 });

/**
 * Stores images, then calls `work` with their keys. Removes the files when either step fails. It encodes the pixels
 * again in the widths of their kind, which drops all metadata. Throws `upload_refused` with the endpoint's messages.
 */
export async function withImages<T>(
  given: { images: ImageStore; kind: Kind; files: readonly IncomingFile[]; rules: Files },
  work: (keys: string[]) => Promise<T>,
): Promise<T> {
  const { images, kind, files, rules } = given;
  const keys: string[] = [];
  await requireImages(files, rules);
  try {
    for (const file of files) {
      const key = randomBytes(16).toString('hex');
      keys.push(key);
      // stored outside the queue, so that a slow store does not delay others
      await keepImage(images, key, await imageQueue.run(() => renderFile(kind, file, rules)));
    }
    return await work(keys);
  } catch (error) {
    if (isUndone(error)) await images.remove(keys);
    throw error;
  }
}

/**
 * Throws `upload_refused` when a file's content is not an accepted image, or its size is too large to store. Reads only
 * the beginning of the file.
 */
export async function requireImages(files: readonly IncomingFile[], rules: Files): Promise<void> {
  for (const file of files) await requireImage(file, rules);
}

async function requireImage(file: IncomingFile, rules: Files): Promise<void> {
  const start = await startOf(file.path);
  const format = imageFormat(start);
  if (!format) throw refused(rules, file, file.bytes === 0 ? emptyFile : rules.notAnImage);
  const sharp = await decoder();
  const seen = await sharp(file.path, untrusted)
    .metadata()
    .catch(() => null);
  // the decoder opens neither a broken picture nor one with too many pixels
  const picture = seen ?? pictureOf(start, format);
  if (!picture || (seen && seen.format !== format)) throw refused(rules, file, rules.notAnImage);
  const fault = sizeFault(picture) ?? (seen ? null : damagedPicture);
  if (fault) throw refused(rules, file, fault);
}

/** Renders a file that a person sent. Throws `upload_refused` when it cannot be decoded. */
export async function renderFile(kind: Kind, file: IncomingFile, rules: Files): Promise<Rendered[]> {
  return drawn(file, rules, (path) => render(path, kind, untrusted));
}

async function drawn<T>(file: IncomingFile, rules: Files, draw: (path: string) => Promise<T>): Promise<T> {
  try {
    return await draw(file.path);
  } catch (error) {
    // an error of the disk, not of the image
    if ((error as { code?: string }).code) throw error;
    throw refused(rules, file, damagedPicture);
  }
}

/**
 * Returns an image that waits for its post or service, encoded again upright and in the largest size that any kind
 * needs. This removes metadata and any data after the picture (rule TRUST-42). Throws `upload_refused`.
 */
export async function pictureAlone(file: IncomingFile, rules: Files): Promise<Buffer> {
  return imageQueue.run(() => drawn(file, rules, wholePicture));
}

async function startOf(path: string): Promise<Uint8Array> {
  const handle = await open(path).catch(() => {
    // the sender has gone, and the file was removed
    throw new AppError('malformed_request');
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(startBytes), 0, startBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function refused(rules: Files, file: IncomingFile, said: string): AppError {
  const message = naming(said, file.name);
  return new AppError('upload_refused', { message, errors: { [rules.field]: message } });
}
