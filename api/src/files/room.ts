import { randomBytes } from 'node:crypto';
import { rmSync, statfsSync } from 'node:fs';
import { open, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../core/errors.ts';

const megabyte = 1024 * 1024;
/** Below this amount of free disk readiness is `degraded`. */
const little = 64 * megabyte;
/** Bytes free below which the disk counts as full: the rest is for administrators and the server's own work. */
const nothing = 8 * megabyte;
const reserveBytes = 16 * megabyte;
/** Bytes that must be free before we make the reserve, so that it does not fill the disk. */
const enoughForReserve = 2 * reserveBytes + nothing;

/** How much room a disk has. */
export type Room = 'enough' | 'little' | 'none';

const reserveOf = (folder: string) => join(folder, 'reserve');

/**
 * Says how much room the disk of a data folder has. Where there is none, gives up the reserve, a file that lies there
 * so that a disk which something else filled has room again for small writes (docs/decisions/running.md).
 */
export async function roomIn(folder: string): Promise<Room> {
  const free = await freeIn(folder);
  if (free >= nothing) return free < little ? 'little' : 'enough';
  await rm(reserveOf(folder), { force: true });
  return (await freeIn(folder)) < nothing ? 'none' : 'little';
}

/** Gives up the reserve where the disk is full: SQLite opens no file, not even to read, without room for its own. */
export function makeRoomToStart(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < nothing) rmSync(reserveOf(folder), { force: true });
}

/** Makes the reserve file where the disk has room. Its bytes are random, since a disk may store zeros in no space. */
export async function keepReserve(folder: string): Promise<void> {
  const path = reserveOf(folder);
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size === reserveBytes || (await freeIn(folder)) < enoughForReserve) return;
  const unfinished = `${path}.unfinished`;
  const file = await open(unfinished, 'w');
  try {
    for (let written = 0; written < reserveBytes; written += megabyte) await file.write(randomBytes(megabyte));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}

/**
 * What waiting pictures must leave free (rule TRUST-41): this part of a volume, or this number of bytes of a large one.
 */
const untaken = { share: 0.3, bytes: 2 * 1024 ** 3 };

/** Throws `storage_full` unless the volume of a folder keeps what waiting pictures never take. */
export async function requireFreeShare(folder: string, bytes: number): Promise<void> {
  if (!keepsFree(await statfs(folder), bytes)) throw new AppError('storage_full');
}

/** Tells whether a volume, as `statfs` says it, keeps enough free after this number of bytes more. */
export function keepsFree({ bavail, blocks, bsize }: Record<'bavail' | 'blocks' | 'bsize', number>, bytes: number) {
  return bavail * bsize - bytes >= Math.min(blocks * bsize * untaken.share, untaken.bytes);
}

async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
