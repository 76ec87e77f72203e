import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sha256Of } from '../core/incoming-file.ts';
import { sizeOf } from './copying.ts';
import { describe } from './database.ts';
import { type Manifest, readManifest, type Stored } from './manifest.ts';
import { type BackupSet, fileIn } from './place.ts';

/** Reads all of a set. Throws with a line for each file that is not as the set's manifest says. */
export async function verifySet(folder: string, { path }: BackupSet): Promise<Manifest> {
  const manifest = readManifest(path);
  const own = Object.entries(manifest.own).map(([name, stored]) => [join(path, name), stored] as const);
  const files = Object.values(manifest.files).map((stored) => [fileIn(folder, stored.sha256), stored] as const);
  const faults: string[] = [];
  for (const [file, stored] of [...own, ...files]) {
    const fault = await faultOf(file, stored);
    if (fault) faults.push(fault);
  }
  if (faults.length === 0) requireDatabase(join(path, 'tero.sqlite'), manifest);
  if (faults.length > 0) throw new Error([...new Set(faults)].join('\n'));
  return manifest;
}

async function faultOf(file: string, { bytes, sha256 }: Stored): Promise<string | null> {
  const size = sizeOf(file);
  if (size === undefined) return `Falta ${file}.`;
  return size === bytes && (await sha256Of(file)) === sha256 ? null : `${file} está dañado.`;
}

/** Throws when a database is damaged, or has other rows or names other pictures than the manifest says. */
export function requireDatabase(path: string, { schema, tables, files, lost }: Manifest): void {
  const found = describe(path);
  if (found.schema !== schema || !isDeepStrictEqual(found.tables, tables)) {
    throw new Error(`${path} no tiene las filas que dice la copia.`);
  }
  const missing = found.files.filter((file) => !files[file] && !lost.includes(file));
  if (missing.length > 0) throw new Error(`A la copia le faltan imágenes: ${missing.join(', ')}.`);
}
