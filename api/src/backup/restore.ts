import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inUse, lockFile, unfinishedRestore } from '../db/owner.ts';
import { fetchFile } from './copying.ts';
import { flush } from './flush.ts';
import { type Manifest, readManifest, type Stored } from './manifest.ts';
import { fileIn } from './place.ts';
import type { BackupStore } from './store.ts';
import { requireDatabase } from './verify.ts';

const lockName = 'server.lock';

/**
 * Copies a backup into an empty data folder, and compares every file with its hash on the way. A mark keeps servers
 * from starting there until the copy is complete. The mark stays when the restore fails or is interrupted.
 */
export async function restoreSet(store: BackupStore, set: string, dataDir: string): Promise<Manifest> {
  const manifest = await readManifest(store, set);
  requireEmpty(dataDir);
  await mkdir(dataDir, { recursive: true });
  const release = lockFile(join(dataDir, lockName));
  if (!release) throw new Error(inUse(dataDir));
  try {
    requireEmpty(dataDir);
    await writeFile(join(dataDir, unfinishedRestore), '', { flush: true });
    await flush(dataDir);
    const { 'tero.sqlite': database, ...beside } = manifest.own;
    if (!database) throw new Error(`A la copia ${set} le falta la base de datos.`);
    const bring = async (from: 'sets' | 'files', name: string, to: string, stored: Stored) => {
      const called = `${store.name}/${from}/${name}`;
      await fetchFile(store[from], name, join(dataDir, to), stored, called).catch((error: Error) => {
        throw new Error(`${error.message} La restauración quedó a medias.`, { cause: error });
      });
    };
    for (const [name, stored] of Object.entries(manifest.files)) {
      await bring('files', fileIn(stored.sha256), name, stored);
    }
    for (const [name, stored] of Object.entries(beside)) await bring('sets', `${set}/${name}`, name, stored);
    await bring('sets', `${set}/tero.sqlite`, 'tero.sqlite', database);
    requireDatabase(join(dataDir, 'tero.sqlite'), manifest);
    for (const name of readdirSync(dataDir, { withFileTypes: true })) {
      if (name.isDirectory()) await flush(join(dataDir, name.name));
    }
    await flush(dataDir);
    await rm(join(dataDir, unfinishedRestore));
    await flush(dataDir);
  } finally {
    release();
  }
  return manifest;
}

function requireEmpty(dataDir: string): void {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  if (names.includes(unfinishedRestore)) {
    throw new Error(`En la carpeta ${dataDir} quedó una restauración a medias. Borrala, o elegí otra.`);
  }
  // SQLite keeps a journal beside the lock
  if (names.some((name) => !name.startsWith(lockName))) {
    throw new Error(`La carpeta ${dataDir} no está vacía. Elegí otra: restaurar no pisa nada.`);
  }
}
