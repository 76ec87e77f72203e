import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** The number of builds whose files are kept, including the one in use. */
const most = 2;

/**
 * Keeps the code of this build in `kept`, and returns the folders of earlier builds, because a page that was opened
 * before a release still requests its own files. Deletes older builds.
 */
export async function keepAssets(dist: string, kept: string, now: Date): Promise<string[]> {
  const name = createHash('sha256')
    .update(await readFile(join(dist, 'index.html')))
    .digest('hex')
    .slice(0, 12);
  const own = join(kept, name);
  if (!existsSync(own)) await copyWhole(join(dist, 'assets'), own);
  // a category that comes back is the newest again
  await utimes(own, now, now);
  const names = (await readdir(kept)).filter((other) => /^[\da-f]{12}$/.test(other));
  const builds = await Promise.all(
    names.map(async (other) => ({ path: join(kept, other), at: (await stat(join(kept, other))).mtimeMs })),
  );
  const newest = builds.toSorted((one, other) => other.at - one.at);
  for (const { path } of newest.slice(most)) await rm(path, { recursive: true, force: true });
  return newest
    .slice(0, most)
    .map(({ path }) => path)
    .filter((path) => path !== own);
}

/** Copies a folder of files. The copy has its name only once it is complete, even if the process ends in between. */
async function copyWhole(from: string, to: string): Promise<void> {
  const half = `${to}.half`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true });
  for (const file of await readdir(from)) await copyFile(join(from, file), join(half, file));
  await rename(half, to);
}
