import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

/** A server cannot have this data folder: the process ends with these words, and has touched nothing. */
export class FolderRefused extends Error {}

/** In a data folder while it is restored, and after that when the restoring was interrupted. */
export const unfinishedRestore = 'restore-unfinished';

/** In the data folder of a place to which an installation is moved, until all of it is there. */
export const unfinishedMove = 'move-unfinished';

/**
 * Makes this process the only server of a data folder, by a lock of the system that goes when the process does, however
 * it ends. Throws `FolderRefused` at once when another has it, or when it was restored in part. Returns what gives it
 * back.
 */
export function ownFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const release = lockFile(join(folder, 'server.lock'));
  if (!release)
    throw new FolderRefused(`Otro proceso de Tero usa la carpeta ${folder}. Detenelo, o elegí otra con DATA_DIR.`);
  try {
    refuseHalfFilled(folder);
  } catch (error) {
    release();
    throw error;
  }
  return release;
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

/** Takes a lock of the system on a file, which is made when it is not there. Returns what gives it back, or null. */
export function lockFile(path: string): (() => void) | null {
  const lock = new Sqlite(path, { timeout: 0 });
  try {
    // a full disk has no room for a file beside it
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return null;
    throw error;
  }
  return () => void lock.close();
}
