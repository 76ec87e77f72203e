import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = ['package-lock.json', 'shared/src', 'shared/data', 'web/build', 'web/index.html', 'web/src'];
const config = ['web/vite.config.ts', 'web/package.json'];

/**
 * Names the build by a hash of its sources, so that the same sources have the same name and are not fetched again: the
 * panel shows it with a crash, and it is the folder of the source maps.
 */
export function buildId(): string {
  const hash = createHash('sha256').update(process.env.DEBUG_PAGES ?? '');
  for (const file of [...sources, ...config].flatMap(filesIn)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}

/** The files below a path, in order; tests are no part of the build. */
function filesIn(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .toSorted();
}
