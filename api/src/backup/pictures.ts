import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openFiles } from '../files/open.ts';
import type { S3Config } from '../files/s3.ts';
import { copyHashed } from './copying.ts';
import type { Stored } from './manifest.ts';
import { fileIn } from './place.ts';
import type { BackupStore } from './store.ts';
import { unfinished } from './unfinished.ts';

/** Where an installation's data is. */
export interface Source {
  dataDir: string;
  /** null: pictures are in the data folder */
  s3: S3Config | null;
}

const atOnce = 8;

/**
 * Puts pictures into the store of a place of backups. One that an earlier set has is not read again: names of pictures
 * never come again. Returns what is kept, and the paths of those that are nowhere.
 */
export async function keepPictures(
  source: Source,
  store: BackupStore,
  paths: readonly string[],
  earlier: Readonly<Record<string, Stored>>,
) {
  const there = new Map<string, number>();
  for await (const { name, bytes } of store.files.list()) there.set(name, bytes);
  const files = await openFiles({ config: source, log: { warn: () => undefined } });
  const folder = join(store.work, `${unfinished}pictures`);
  await mkdir(folder, { recursive: true });
  const kept = new Map<string, Stored>();
  const left = [...paths.entries()];

  async function keep(path: string, at: number): Promise<Stored | null> {
    const known = earlier[path];
    if (known && there.get(fileIn(known.sha256)) === known.bytes) return known;
    const [kind = '', name = ''] = path.split('/');
    const [copy, whole] = [join(folder, `${at}.copy`), join(folder, `${at}`)];
    try {
      const from = await files[kind as 'uploads' | 'staged'].localPath(name, copy);
      if (!from) return null;
      const stored = await copyHashed(from, () => whole, `${whole}.partly`);
      await store.files.take(fileIn(stored.sha256), whole);
      return stored;
    } catch (error) {
      const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT' && !source.s3;
      if (isGone && !existsSync(join(source.dataDir, path))) return null;
      throw error;
    } finally {
      for (const one of [copy, whole]) await rm(one, { force: true });
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
