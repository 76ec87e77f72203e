import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lockFile, unfinishedRestore } from '../db/owner.ts';
import { copyHashed, flush } from './copying.ts';
import { type Manifest, readManifest, type Stored } from './manifest.ts';
import { type BackupSet, fileIn } from './place.ts';
import { requireDatabase } from './verify.ts';

const lockName = 'server.lock';

/**
 * Copies a set into an empty data folder, and compares every file with its hash on the way. Until it is whole a mark in
 * the folder keeps servers from starting there; it stays when the restoring fails or is interrupted.
 */
export async function restoreSet(folder: string, { path }: BackupSet, dataDir: string): Promise<Manifest> {
  const manifest = readManifest(path);
  requireEmpty(dataDir);
  await mkdir(dataDir, { recursive: true });
  const release = lockFile(join(dataDir, lockName));
  if (!release) throw new Error(`Otro proceso de Tero usa la carpeta ${dataDir}.`);
  try {
    requireEmpty(dataDir);
    await writeFile(join(dataDir, unfinishedRestore), '', { flush: true });
    await flush(dataDir);
    const { 'tero.sqlite': database, ...beside } = manifest.own;
    if (!database) throw new Error(`A la copia ${path} le falta la base de datos.`);
    for (const [name, stored] of Object.entries(manifest.files)) {
      await copy(fileIn(folder, stored.sha256), join(dataDir, name), stored);
    }
    for (const [name, stored] of Object.entries(beside)) await copy(join(path, name), join(dataDir, name), stored);
    await copy(join(path, 'tero.sqlite'), join(dataDir, 'tero.sqlite'), database);
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

async function copy(from: string, to: string, { bytes, sha256 }: Stored): Promise<void> {
  if (!existsSync(from)) throw new Error(`Falta ${from}. La restauración quedó a medias.`);
  await mkdir(dirname(to), { recursive: true });
  const copied = await copyHashed(from, () => to, `${to}.partly`);
  if (copied.bytes === bytes && copied.sha256 === sha256) return;
  throw new Error(`${from} está dañado. La restauración quedó a medias.`);
}
