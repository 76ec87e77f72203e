import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { second } from '@tero/shared/rules/time/durations';
import Sqlite from 'better-sqlite3';

/** Thrown when a server cannot use this data folder. The process ends with the message, and has changed nothing. */
export class FolderRefused extends Error {}

/** The file that marks a data folder during a restore, and after a restore that was interrupted. */
export const unfinishedRestore = 'restore-unfinished';

/** The file that marks the target data folder of a move until the move is complete. */
export const unfinishedMove = 'move-unfinished';

/**
 * Makes this process the only server of a data folder. It holds a file lock, which the system releases however the
 * process ends. Throws `FolderRefused` when another process holds the lock, or when a restore or a move into the folder
 * is incomplete. Returns a function that releases the lock.
 */
export function ownFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const release = lockFile(join(folder, 'server.lock'));
  if (!release) throw new FolderRefused(`${inUse(folder)} Detenelo, o elegí otra con DATA_DIR.`);
  try {
    refuseHalfFilled(folder);
    noteOwner(folder, true);
  } catch (error) {
    release();
    throw error;
  }
  return release;
}

/**
 * The file that names the process which holds the lock, and says whether that process is still starting. The lock
 * itself cannot be read.
 */
const ownerFile = 'server.lock.pid';
const starting = 'arrancando';

/** Writes a note for other processes about which process has a data folder. */
export function noteOwner(folder: string, isStarting: boolean): void {
  try {
    writeFileSync(join(folder, ownerFile), [`pid ${process.pid}`, ...(isStarting ? [starting] : [])].join(', '));
  } catch {
    // a full disk still serves
  }
}

function ownerOf(folder: string): string {
  const path = join(folder, ownerFile);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Says that another process has a data folder, and which. */
export function inUse(folder: string): string {
  const owner = ownerOf(folder);
  return `Otro proceso de Tero ${owner && `(${owner}) `}usa la carpeta ${folder}.`;
}

/** Runs work on a data folder while no other process is starting there. Calls `wait` once if it has to wait for one. */
export async function afterStart<T>(folder: string, wait: (inUse: string) => void, work: () => Promise<T>): Promise<T> {
  mkdirSync(folder, { recursive: true });
  for (let tries = 0; ; tries += 1) {
    const release = lockFile(join(folder, 'server.lock'));
    if (release) {
      noteOwner(folder, true);
      return work().finally(release);
    }
    // a running server allows other writers
    if (!ownerOf(folder).endsWith(starting)) return work();
    if (tries === 0) wait(inUse(folder));
    await sleep(second);
  }
}

/** Throws `FolderRefused` when a restore or a move into a data folder was interrupted. */
export function refuseHalfFilled(folder: string): void {
  if (existsSync(join(folder, unfinishedRestore))) {
    throw new FolderRefused(
      `En la carpeta ${folder} quedó una restauración a medias. Borrá la carpeta y restaurá de nuevo.`,
    );
  }
  if (existsSync(join(folder, unfinishedMove))) {
    throw new FolderRefused(`En la carpeta ${folder} quedó una mudanza a medias. Corré de nuevo npm run move.`);
  }
}

/**
 * Locks a file, and creates it if it is missing. Returns a function that releases the lock, or null when another
 * process holds it.
 */
export function lockFile(path: string): (() => void) | null {
  const lock = new Sqlite(path, { timeout: 0 });
  try {
    // a full disk has no room for a journal file
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return null;
    throw error;
  }
  return () => void lock.close();
}
