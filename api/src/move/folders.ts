import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inUse, lockFile, unfinishedMove, unfinishedRestore } from '../db/owner.ts';
import { databaseName, filesName, type Place } from './place.ts';

/** Keeps servers out of data folders until the returned function is called. Throws when a server is using one. */
export function holdFolders(folders: readonly string[]): () => void {
  const held: (() => void)[] = [];
  const release = () => {
    for (const one of held) one();
  };
  for (const folder of new Set(folders)) {
    mkdirSync(folder, { recursive: true });
    const lock = lockFile(join(folder, 'server.lock'));
    if (!lock) {
      release();
      throw new Error(`${inUse(folder)} Detenelo primero.`);
    }
    held.push(lock);
    if (!existsSync(join(folder, unfinishedRestore))) continue;
    release();
    throw new Error(`En la carpeta ${folder} quedó una restauración a medias.`);
  }
  return release;
}

/** Returns the mark in the target's folder which keeps servers from starting there during a move. */
export function markUnfinished(from: Place, to: Place) {
  const path = join(to.dataDir, unfinishedMove);
  const text = [from, to].flatMap((place) => [databaseName(place), filesName(place)]).join('\n');
  const isThere = existsSync(path);
  if (isThere && readFileSync(path, 'utf8') !== text) {
    throw new Error(`En ${to.dataDir} quedó a medias otra mudanza. Terminala, o vaciá su destino y borrá ${path}.`);
  }
  return {
    isThere,
    put: () => writeFile(path, text, { flush: true }),
    remove: () => rm(path),
  };
}
