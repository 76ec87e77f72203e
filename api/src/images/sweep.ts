import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ImageDeps } from './store.ts';
import { usedFiles } from './usage.ts';

/**
 * Removes images that no row uses, left by a process that died between storing a file and committing its row. Files
 * younger than `minimumAge` milliseconds stay: a running request may own them.
 */
export async function sweepImages({ db, config, images }: ImageDeps, minimumAge: number): Promise<number> {
  const folder = join(config.dataDir, 'uploads');
  const oldest = new Map<string, number>();
  for (const name of await readdir(folder).catch(() => [])) {
    const key = /^(.+)-\d+\.webp$/.exec(name)?.[1];
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (!key) await removeUnfinished(join(folder, name), mtimeMs, minimumAge);
    if (!key) continue;
    oldest.set(key, Math.max(mtimeMs, oldest.get(key) ?? 0));
  }
  // files carry the real time, whatever the app's clock says
  const before = Date.now() - minimumAge;
  const used = await usedFiles(db);
  const unused = [...oldest].filter(([key, at]) => at <= before && !used.has(key));
  for (const [key] of unused) await images.remove(key);
  return unused.length;
}

/** Removes partly written images, whose names start with a dot. */
async function removeUnfinished(path: string, at: number, minimumAge: number): Promise<void> {
  if (basename(path).startsWith('.') && at <= Date.now() - minimumAge) await rm(path, { force: true });
}
