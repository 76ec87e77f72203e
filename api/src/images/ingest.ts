import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Files } from '@tero/shared/contract/endpoint';
import sharp from 'sharp';
import { AppError } from '../errors.ts';
import type { IncomingFile } from '../uploads/incoming.ts';
import { keepPicture, untrusted } from './render.ts';
import type { ImageStore, Kind } from './store.ts';

sharp.concurrency(1);
sharp.cache(false);

/** How the formats that we take begin; a name or a declared type proves nothing. */
const signatures: { at: number; bytes: number[] }[] = [
  { at: 0, bytes: [0xff, 0xd8, 0xff] },
  { at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { at: 0, bytes: [0x47, 0x49, 0x46, 0x38] },
  { at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
];

/**
 * Stores pictures, then does `work` with their keys; when either fails no file is left. Each picture is made anew from
 * its pixels in the widths of its kind: no metadata, no place, nothing else that a file may carry. Throws
 * `upload_refused` with the call's own message.
 */
export async function withPictures<T>(
  given: { images: ImageStore; kind: Kind; files: readonly IncomingFile[]; rules: Files },
  work: (keys: string[]) => Promise<T>,
): Promise<T> {
  const { images, kind, files, rules } = given;
  const keys: string[] = [];
  try {
    for (const file of files) {
      const key = randomBytes(16).toString('hex');
      keys.push(key);
      await inTurn(() => store(images, kind, key, file, rules));
    }
    return await work(keys);
  } catch (error) {
    for (const key of keys) await images.remove(key);
    throw error;
  }
}

async function store(images: ImageStore, kind: Kind, key: string, file: IncomingFile, rules: Files): Promise<void> {
  if (!(await looksLikePicture(file.path))) throw refused(rules, file);
  try {
    await keepPicture(images, key, kind, file.path, untrusted);
  } catch (error) {
    if ((error as { code?: string }).code) throw error;
    throw refused(rules, file);
  }
}

async function looksLikePicture(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return signatures.some(
      ({ at, bytes }) => bytesRead > at + bytes.length && bytes.every((byte, i) => buffer[at + i] === byte),
    );
  } finally {
    await handle.close();
  }
}

function refused(rules: Files, file: IncomingFile): AppError {
  const message = rules.notAnImage.replace('{file}', file.name);
  return new AppError('upload_refused', { message, errors: { [rules.field]: message } });
}

let last: Promise<unknown> = Promise.resolve();

/** One picture at a time: several large ones at once would take the memory and the other requests' time. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}
