import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

/** Another server has the data folder: the process ends with these words, and has touched nothing. */
export class FolderTaken extends Error {
  constructor(folder: string) {
    super(`Otro proceso de Tero usa la carpeta ${folder}. Detenelo, o elegí otra con DATA_DIR.`);
  }
}

/**
 * Makes this process the only server of a data folder, by a lock of the system that goes when the process does, however it
 * ends. Throws `FolderTaken` at once when another has it. Returns what gives it back.
 */
export function ownFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = new Sqlite(join(folder, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY') throw new FolderTaken(folder);
    throw error;
  }
  return () => void lock.close();
}
