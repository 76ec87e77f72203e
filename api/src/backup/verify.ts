import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { fetchFile } from './copying.ts';
import { describe } from './database.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { fileIn } from './place.ts';
import type { BackupStore } from './store.ts';
import { unfinished } from './unfinished.ts';

/** Reads a whole backup and returns its manifest. Throws with a line for each file that differs from the manifest. */
export async function verifySet(store: BackupStore, set: string): Promise<Manifest> {
  const manifest = await readManifest(store, set);
  const faults: string[] = [];
  const note = (error: Error) => void faults.push(error.message);
  await verifyOwn(store, set, manifest).catch(note);
  await inFolder(store, async (folder) => {
    for (const stored of Object.values(manifest.files)) {
      const name = fileIn(stored.sha256);
      const copy = join(folder, 'picture');
      await fetchFile(store.files, name, copy, stored, [store.name, 'files', name].join('/')).catch(note);
      await rm(copy, { force: true });
    }
  });
  if (faults.length > 0) throw new Error([...new Set(faults)].join('\n'));
  return manifest;
}

/** Reads a backup's own files (databases and keys), and opens `tero.sqlite`. Throws with the first fault. */
export async function verifyOwn(store: BackupStore, set: string, manifest: Manifest): Promise<void> {
  await inFolder(store, async (folder) => {
    for (const [name, stored] of Object.entries(manifest.own)) {
      await fetchFile(
        store.sets,
        `${set}/${name}`,
        join(folder, name),
        stored,
        [store.name, 'sets', set, name].join('/'),
      );
    }
    requireDatabase(join(folder, 'tero.sqlite'), manifest);
  });
}

async function inFolder(store: BackupStore, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = join(store.work, `${unfinished}verified`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Throws when a database is damaged, or when its rows or the pictures that it names differ from the manifest. */
export function requireDatabase(path: string, { schema, tables, files, lost }: Manifest): void {
  const found = describe(path);
  if (found.schema !== schema || !isDeepStrictEqual(found.tables, tables)) {
    throw new Error(`${path} no tiene las filas que dice la copia.`);
  }
  const missing = found.files.filter((file) => !files[file] && !lost.includes(file));
  if (missing.length > 0) throw new Error(`A la copia le faltan imágenes: ${missing.join(', ')}.`);
}
