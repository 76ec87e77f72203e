import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256Of } from '../core/incoming-file.ts';
import { copyHashed, sizeOf } from './copying.ts';
import { besideDatabase, copyDatabase, describe, dropIdentities, dropStaged, namedFiles } from './database.ts';
import { flush } from './flush.ts';
import { type Manifest, manifestName, readManifest, type Stored } from './manifest.ts';
import { keepPictures, type Source } from './pictures.ts';
import { alone, listSets, nameOf } from './place.ts';
import { prune } from './prune.ts';
import { type BackupPlace, type BackupStore, openBackups } from './store.ts';
import { unfinished } from './unfinished.ts';
import { verifyOwn } from './verify.ts';

export interface MakeSet extends Source {
  /** the place of the backups, and the store of pictures that they share */
  place: BackupPlace;
  now: Date;
}

const mostTries = 20;

/**
 * Makes one backup while a server runs, then removes old ones. The copied database names the pictures to include. All
 * copies are read and opened before the manifest is written, which completes the backup.
 */
export async function makeSet({ place, now, ...source }: MakeSet): Promise<{ name: string; manifest: Manifest }> {
  const store = await openBackups(place, source.dataDir);
  try {
    return await alone(store, async () => {
      const name = nameOf(now);
      const partly = join(store.work, `${unfinished}set`);
      await rm(partly, { recursive: true, force: true });
      await mkdir(partly, { recursive: true });
      try {
        const { schema, tables, own, files, lost } = await copyTogether(source, store, partly);
        const manifest: Manifest = { format: 1, at: now.toISOString(), schema, tables, own, files, lost };
        await bring(store, name, manifest, partly);
        await prune(store, now);
        return { name, manifest };
      } finally {
        await rm(partly, { recursive: true, force: true });
      }
    });
  } finally {
    store.close();
  }
}

/**
 * Uploads a backup, its manifest last. A failed upload removes its files, because otherwise each retry would leave a
 * whole database.
 */
async function bring({ sets, ...store }: BackupStore, name: string, manifest: Manifest, partly: string): Promise<void> {
  const own = Object.keys(manifest.own);
  try {
    for (const file of own) await sets.take(`${name}/${file}`, join(partly, file));
    await verifyOwn({ sets, ...store }, name, manifest);
    await sets.put(`${name}/${manifestName}`, Buffer.from(JSON.stringify(manifest, null, 1)));
  } catch (error) {
    const remove = (files: string[]) => sets.remove(files.map((file) => `${name}/${file}`));
    // without its manifest the backup does not exist; this reports the first error
    await remove([manifestName])
      .then(() => remove(own))
      .catch(() => undefined);
    throw error;
  }
}

/**
 * Copies the database and then its pictures. When a picture was removed in between, it copies the database again and
 * keeps the pictures copied so far. A staged upload that was used or discarded in between is dropped from the copy,
 * because the phone sends it again.
 */
async function copyTogether(source: Source, store: BackupStore, partly: string) {
  const live = join(source.dataDir, 'tero.sqlite');
  if (!existsSync(live)) throw new Error(`En ${source.dataDir} no hay una base de datos de Tero.`);
  const copy = join(partly, 'tero.sqlite');
  let earlier = await earlierFiles(store);
  for (let tries = 0; tries < mostTries; tries += 1) {
    await rm(copy, { force: true });
    await copyDatabase(live, copy);
    const { files, missing } = await keepPictures(source, store, namedFiles(copy), earlier);
    const lost = missing.filter((path) => !path.startsWith('staged/'));
    const named = lost.length ? new Set(namedFiles(live)) : null;
    // a row is deleted before its picture, so a row that still names a missing picture had already lost it
    if (lost.every((path) => named?.has(path))) {
      dropStaged(copy, missing);
      dropIdentities(copy);
      const own = { 'tero.sqlite': await measure(copy), ...(await copyBeside(source.dataDir, partly)) };
      return { ...describe(copy), own, files, lost };
    }
    earlier = { ...earlier, ...files };
  }
  throw new Error('Mientras hacíamos la copia se siguieron borrando imágenes. Probá de nuevo.');
}

/** Returns the files of the newest backup; none if its manifest cannot be read. */
async function earlierFiles(store: BackupStore): Promise<Record<string, Stored>> {
  const newest = (await listSets(store)).at(-1);
  return newest
    ? readManifest(store, newest.name).then(
        ({ files }) => files,
        () => ({}),
      )
    : {};
}

/**
 * Copies the simulated MercadoPago, and the keys if the server generated them (docs/decisions/backups.md). Returns the
 * copies.
 */
async function copyBeside(dataDir: string, partly: string): Promise<Record<string, Stored>> {
  const found = besideDatabase.filter((name) => existsSync(join(dataDir, name)));
  const copied: [string, Stored][] = [];
  for (const name of found) copied.push([name, await copyInto(join(dataDir, name), partly, name)]);
  return Object.fromEntries(copied);
}

/** Copies a file that belongs to this backup alone and hashes it. A database is copied through SQLite. */
async function copyInto(from: string, partly: string, name: string): Promise<Stored> {
  const to = join(partly, name);
  if (!name.endsWith('.sqlite')) return copyHashed(from, () => to, join(partly, `${unfinished}${name}`));
  await copyDatabase(from, to);
  return measure(to);
}

async function measure(path: string): Promise<Stored> {
  await flush(path);
  return { bytes: sizeOf(path) ?? 0, sha256: await sha256Of(path) };
}
