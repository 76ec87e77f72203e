import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Files } from '@tero/shared/contract/endpoint';
import { limits } from '@tero/shared/limits';
import { imageFormat, signatureBytes } from '@tero/shared/rules/image-format';
import { boundedQueue } from '../core/bounded-queue.ts';
import { AppError } from '../core/errors.ts';
import type { IncomingFile } from '../core/incoming-file.ts';
import { decoder } from './decoder.ts';
import { keepImage, type Rendered, render, untrusted, wholePicture } from './render.ts';
import type { ImageStore, Kind } from './store.ts';
import { isUndone } from './undone.ts';

/** One image at a time: several large ones at once would take too much memory and time from other requests. */
export const imageQueue = boundedQueue({ name: 'images', running: 1, waiting: 20 });

/**
 * Stores images, then calls `work` with their keys; removes the files when either fails. It encodes the pixels again in
 * the widths of their kind, which drops all metadata. Throws `upload_refused` with the endpoint's messages.
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
      // stored outside of its turn: a slow store must not delay others
      await keepImage(images, key, await imageQueue.run(() => renderFile(kind, file, rules)));
    }
    return await work(keys);
  } catch (error) {
    if (isUndone(error)) await images.remove(keys);
    throw error;
  }
}

/**
 * Throws `upload_refused` when a file is not an accepted image, by its content, or too large to decode. Reads only its
 * beginning.
 */
export async function requireImages(files: readonly IncomingFile[], rules: Files): Promise<void> {
  for (const file of files) await requireImage(file, rules);
}

async function requireImage(file: IncomingFile, rules: Files): Promise<void> {
  const format = await formatOf(file.path);
  if (!format) throw refused(rules, file);
  const sharp = await decoder();
  const seen = await sharp(file.path, untrusted)
    .metadata()
    .catch(() => null);
  const isSound = seen?.format === format && seen.width * seen.height <= limits.imagePixels;
  if (!isSound) throw refused(rules, file);
}

/** Renders a file that a person sent; throws `upload_refused` when it cannot be drawn. */
export async function renderFile(kind: Kind, file: IncomingFile, rules: Files): Promise<Rendered[]> {
  return drawn(file, rules, (path) => render(path, kind, untrusted));
}

async function drawn<T>(file: IncomingFile, rules: Files, draw: (path: string) => Promise<T>): Promise<T> {
  try {
    return await draw(file.path);
  } catch (error) {
    // an error of the disk, not of the image
    if ((error as { code?: string }).code) throw error;
    throw refused(rules, file);
  }
}

/**
 * Draws an image that waits for its post or service anew, upright and in the largest size that any needs: what hangs on
 * behind the picture, and its metadata, stay out (rule TRUST-42). Throws `upload_refused`.
 */
export async function pictureAlone(file: IncomingFile, rules: Files): Promise<Buffer> {
  return imageQueue.run(() => drawn(file, rules, wholePicture));
}

async function formatOf(path: string): Promise<string | undefined> {
  const handle = await open(path).catch(() => {
    // the sender has gone, and the file was removed
    throw new AppError('malformed_request');
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(signatureBytes), 0, signatureBytes, 0);
    return imageFormat(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

function refused(rules: Files, file: IncomingFile): AppError {
  const message = rules.notAnImage.replace('{file}', () => file.name);
  return new AppError('upload_refused', { message, errors: { [rules.field]: message } });
}
