import { randomBytes } from 'node:crypto';
import { rmSync, statfsSync } from 'node:fs';
import { open, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../core/errors.ts';

const megabyte = 1024 * 1024;
/** Below this amount of free disk readiness is `degraded`. */
const little = 64 * megabyte;
/** The free bytes below which the disk counts as full. They are for administrators and the server's own work. */
const nothing = 8 * megabyte;
const reserveBytes = 16 * megabyte;
/** The free bytes required before we create the reserve, so that the reserve does not fill the disk. */
const enoughForReserve = 2 * reserveBytes + nothing;

/** How much room a disk has. */
export type Room = 'enough' | 'little' | 'none';

const reserveOf = (folder: string) => join(folder, 'reserve');

/**
 * Returns how much room the disk of a data folder has. On a full disk it deletes the reserve, a file that exists so
 * that small writes have room again after something else filled the disk (docs/decisions/running.md).
 */
export async function roomIn(folder: string): Promise<Room> {
  const free = await freeIn(folder);
  if (free >= nothing) return free < little ? 'little' : 'enough';
  await rm(reserveOf(folder), { force: true });
  return (await freeIn(folder)) < nothing ? 'none' : 'little';
}

/** Deletes the reserve when the disk is full, because even to read, SQLite needs room for files of its own. */
export function makeRoomToStart(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < nothing) rmSync(reserveOf(folder), { force: true });
}

/**
 * Creates the reserve file when the disk has room. Its bytes are random, because a disk may store zeros without using
 * space.
 */
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
 * The room that waiting pictures must leave free (rule TRUST-41): a share of a volume, or a number of bytes on a large
 * one.
 */
const untaken = { share: 0.3, bytes: 2 * 1024 ** 3 };

/** Throws `storage_full` unless the volume of a folder keeps the room that waiting pictures must leave free. */
export async function requireFreeShare(folder: string, bytes: number): Promise<void> {
  if (!keepsFree(await statfs(folder), bytes)) throw new AppError('storage_full');
}

/** Tells whether a volume, as `statfs` describes it, still has that room after this number of bytes. */
export function keepsFree({ bavail, blocks, bsize }: Record<'bavail' | 'blocks' | 'bsize', number>, bytes: number) {
  return bavail * bsize - bytes >= Math.min(blocks * bsize * untaken.share, untaken.bytes);
}

async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
