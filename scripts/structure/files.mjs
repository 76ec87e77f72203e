// The files that people wrote: modules and pages.
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Folders of packages, builds, runs and data. */
const skipped = new Set(['node_modules', 'dist', 'dist-maps', 'dist-server', 'data', 'public', 'test-results']);
const written = ['*.md', 'docs/**/*.md', '{shared,api,web,scripts}/**/*.{ts,tsx,mjs,md}'];

/** Returns every module and page below `root` as `{ path, text }`; paths are relative and have forward slashes. */
export function readFiles(root) {
  const exclude = (path) => skipped.has(path.split(sep).at(-1));
  return globSync(written, { cwd: root, exclude })
    .toSorted()
    .map((path) => ({ path: path.replaceAll(sep, '/'), text: readFileSync(join(root, path), 'utf8') }));
}

export function readPages(root) {
  return readFiles(root).filter(({ path }) => path.endsWith('.md'));
}
