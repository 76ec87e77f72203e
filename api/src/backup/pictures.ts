import { existsSync } from 'node:fs';
import { link, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openFiles } from '../files/open.ts';
import type { S3Config } from '../files/s3.ts';
import { copyHashed } from './copying.ts';
import type { Stored } from './manifest.ts';
import { fileIn } from './place.ts';
import type { BackupStore } from './store.ts';
import { unfinished } from './unfinished.ts';

/** The places of an installation's data. */
export interface Source {
  dataDir: string;
  /** null: pictures are in the data folder */
  s3: S3Config | null;
}

const atOnce = 8;

/**
 * Copies pictures into the shared store of a backup place. Skips pictures of an earlier backup, since names are never
 * reused. Returns the stored pictures, and the paths of missing ones.
 */
export async function keepPictures(
  source: Source,
  store: BackupStore,
  paths: readonly string[],
  earlier: Readonly<Record<string, Stored>>,
) {
  const folder = join(store.work, `${unfinished}pictures`);
  // a folder of an interrupted backup
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  if (!source.s3) await holdNew(source.dataDir, folder, paths, earlier);
  const there = new Map<string, number>();
  for await (const { name, bytes } of store.files.list()) there.set(name, bytes);
  const files = await openFiles({ config: source, log: { warn: () => undefined } });
  const kept = new Map<string, Stored>();
  const left = [...paths.entries()];

  async function keep(path: string, at: number): Promise<Stored | null> {
    const known = earlier[path];
    if (known && there.get(fileIn(known.sha256)) === known.bytes) return known;
    const [kind = '', name = ''] = path.split('/');
    const [copy, whole, held] = [join(folder, `${at}.copy`), join(folder, `${at}`), heldIn(folder, at)];
    try {
      const from = existsSync(held) ? held : await files[kind as 'uploads' | 'staged'].localPath(name, copy);
      if (!from) return null;
      const stored = await copyHashed(from, () => whole, `${whole}.partly`);
      await store.files.take(fileIn(stored.sha256), whole);
      return stored;
    } catch (error) {
      const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT' && !source.s3;
      if (isGone && !existsSync(join(source.dataDir, path))) return null;
      throw error;
    } finally {
      for (const one of [copy, whole, held]) await rm(one, { force: true });
    }
  }

  const keepNext = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [at, path] = next;
      const stored = await keep(path, at);
      if (stored) kept.set(path, stored);
    }
  };
  try {
    const ends = await Promise.allSettled(Array.from({ length: atOnce }, keepNext));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  } finally {
    files.close();
    await rm(folder, { recursive: true, force: true });
  }
  return {
    files: Object.fromEntries([...kept].sort(([a], [b]) => (a < b ? -1 : 1))),
    missing: paths.filter((path) => !kept.has(path)),
  };
}

/**
 * Hard-links new pictures before the slow work, because people may delete pictures that the copied database names. On
 * another disk links are impossible, so deleted pictures are missing.
 */
async function holdNew(
  dataDir: string,
  folder: string,
  paths: readonly string[],
  earlier: Readonly<Record<string, Stored>>,
): Promise<void> {
  const hold = (path: string, at: number) => link(join(dataDir, path), heldIn(folder, at)).catch(() => undefined);
  await Promise.all(paths.map((path, at) => (earlier[path] ? undefined : hold(path, at))));
}

function heldIn(folder: string, at: number): string {
  return join(folder, `${at}.held`);
}
