import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Stored } from './manifest.ts';
import { fileIn, unfinished } from './place.ts';

/** Copies a file onto the disk, and returns the size and hash of what was copied. The target appears when it is whole. */
export async function copyHashed(from: string, to: (sha256: string) => string, partly: string): Promise<Stored> {
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  try {
    await pipeline(createReadStream(from), measure, createWriteStream(partly, { flush: true, mode: 0o600 }));
    const sha256 = hash.digest('hex');
    await mkdir(dirname(to(sha256)), { recursive: true });
    await rename(partly, to(sha256));
    await flush(dirname(to(sha256)));
    return { bytes, sha256 };
  } finally {
    await rm(partly, { force: true });
  }
}

/**
 * Puts a picture into the store of a backup folder. One that an earlier set has is not read again: names of pictures
 * never come again. Returns null when the picture is nowhere.
 */
export async function keepFile(folder: string, path: string, earlier: Stored | undefined): Promise<Stored | null> {
  const size = sizeOf(path);
  const isKept = earlier !== undefined && sizeOf(fileIn(folder, earlier.sha256)) === earlier.bytes;
  if (isKept && (size ?? earlier.bytes) === earlier.bytes) return earlier;
  if (size === undefined) return null;
  const partly = join(folder, 'files', `${unfinished}${randomUUID()}`);
  await mkdir(dirname(partly), { recursive: true });
  try {
    return await copyHashed(path, (sha256) => fileIn(folder, sha256), partly);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && !existsSync(path)) return null;
    throw error;
  }
}

/** Returns the bytes of a file; undefined when it is not there. */
export function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}

/** Makes sure that a file, or the names in a folder, survive a loss of power. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync();
  await handle.close();
}

/** Removes files of the store that no set names, and what interrupted processes left. */
export function sweepStore(folder: string, named: ReadonlySet<string>): void {
  const store = join(folder, 'files');
  if (!existsSync(store)) return;
  for (const entry of readdirSync(store, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() && !named.has(basename(entry.name))) rmSync(join(entry.parentPath, entry.name));
  }
}
