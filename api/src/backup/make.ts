import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256Of } from '../core/incoming-file.ts';
import { copyHashed, flush, keepFile, sizeOf } from './copying.ts';
import { copyDatabase, describe, dropStaged, namedFiles } from './database.ts';
import { type Manifest, manifestName, readManifest, type Stored } from './manifest.ts';
import { alone, listSets, nameOf, removeUnfinished, setsIn, unfinished } from './place.ts';
import { prune } from './prune.ts';

export interface MakeSet {
  dataDir: string;
  /** where the sets are, and the store of pictures that they share */
  folder: string;
  now: Date;
}

const atOnce = 8;
const mostTries = 5;

/**
 * Makes one set while a server runs, then removes those that are old. The set appears under its name when it is whole.
 * Its pictures are those that the copied database names.
 */
export function makeSet({ dataDir, folder, now }: MakeSet): Promise<{ name: string; manifest: Manifest }> {
  return alone(folder, async () => {
    removeUnfinished(folder);
    const name = nameOf(now);
    const partly = join(setsIn(folder), `${unfinished}${name}`);
    await mkdir(partly, { recursive: true });
    const copied = await copyTogether(dataDir, folder, partly);
    const own = { ...copied.own, ...(await copyBeside(dataDir, partly)) };
    const { schema, tables, files, lost } = copied;
    const manifest: Manifest = { format: 1, at: now.toISOString(), schema, tables, own, files, lost };
    await writeFile(join(partly, manifestName), JSON.stringify(manifest, null, 1), { flush: true, mode: 0o600 });
    await flush(partly);
    await rename(partly, join(setsIn(folder), name));
    await flush(setsIn(folder));
    prune(folder, now);
    return { name, manifest };
  });
}

/**
 * Copies the database, then its pictures. Where one was removed in between, the copy is of before: it is made again, and
 * what was copied already is not needed again. A staged upload that was used or discarded in between leaves the copy: the
 * phone sends it again.
 */
async function copyTogether(dataDir: string, folder: string, partly: string) {
  const live = join(dataDir, 'tero.sqlite');
  if (!existsSync(live)) throw new Error(`En ${dataDir} no hay una base de datos de Tero.`);
  const copy = join(partly, 'tero.sqlite');
  let earlier = earlierFiles(folder);
  for (let tries = 0; tries < mostTries; tries += 1) {
    await rm(copy, { force: true });
    await copyDatabase(live, copy);
    const { files, missing } = await keepAll(dataDir, folder, namedFiles(copy), earlier);
    const lost = missing.filter((path) => !path.startsWith('staged/'));
    const named = lost.length ? new Set(namedFiles(live)) : null;
    // a row goes before its picture: one that still names it had lost it
    if (lost.every((path) => named?.has(path))) {
      dropStaged(copy, missing);
      const { schema, tables } = describe(copy);
      return { schema, tables, own: { 'tero.sqlite': await measure(copy) }, files, lost };
    }
    earlier = { ...earlier, ...files };
  }
  throw new Error('Se borraron imágenes todo el tiempo mientras se copiaban. Probá de nuevo.');
}

async function keepAll(dataDir: string, folder: string, paths: readonly string[], earlier: Record<string, Stored>) {
  const kept = new Map<string, Stored>();
  const left = [...paths];
  const keep = async () => {
    for (let path = left.pop(); path; path = left.pop()) {
      const one = await keepFile(folder, join(dataDir, path), earlier[path]);
      if (one) kept.set(path, one);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, keep));
  return {
    files: Object.fromEntries([...kept].sort(([a], [b]) => (a < b ? -1 : 1))),
    missing: paths.filter((path) => !kept.has(path)),
  };
}

/** What the newest set has; one that cannot be read saves nothing. */
function earlierFiles(folder: string): Record<string, Stored> {
  const newest = listSets(folder).at(-1);
  try {
    return newest ? readManifest(newest.path).files : {};
  } catch {
    return {};
  }
}

/** The simulated MercadoPago and the keys that the server made, where it did (docs/decisions/backups.md). */
async function copyBeside(dataDir: string, partly: string): Promise<Record<string, Stored>> {
  const found = ['sandbox-payments.sqlite', 'jwt-secret', 'vapid-keys'].filter((name) =>
    existsSync(join(dataDir, name)),
  );
  const copied: [string, Stored][] = [];
  for (const name of found) copied.push([name, await copyInto(join(dataDir, name), partly, name)]);
  return Object.fromEntries(copied);
}

/** Copies a file of the set's own, hashed; a database through SQLite. */
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
