import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../files/store.ts';
import { flush } from './flush.ts';
import type { Stored } from './manifest.ts';

/**
 * Copies a file onto the disk, and returns the size and hash of the copied bytes. The target appears only when it is
 * complete.
 */
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
    // flushes through a handle, because Node's permissions in the image forbid flushing by descriptor
    const target = await open(partly, 'w', 0o600);
    await pipeline(createReadStream(from), measure, target.createWriteStream({ flush: true }));
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
 * Copies a whole file from a backup place to the disk, and compares it with its manifest. Throws with the name of the
 * file if they differ.
 */
export async function fetchFile(
  store: FileStore,
  name: string,
  to: string,
  { bytes, sha256 }: Stored,
  called: string,
): Promise<void> {
  const copy = `${to}.copy`;
  await mkdir(dirname(to), { recursive: true });
  try {
    const from = await store.localPath(name, copy);
    if (!from) throw new Error(`Falta ${called}.`);
    const copied = await copyHashed(from, () => to, `${to}.partly`);
    if (copied.bytes !== bytes || copied.sha256 !== sha256) throw new Error(`${called} está dañado.`);
  } finally {
    await rm(copy, { force: true });
  }
}

/** Returns the size of a file in bytes; undefined when the file is missing. */
export function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}
