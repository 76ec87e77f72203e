// Reads what the checks of the packages compare.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns `{ lock, manifests }`: package-lock.json, and the package.json files by workspace ('' is the root). */
export function readSupply(root) {
  const read = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));
  const own = read('package.json');
  const manifests = new Map([['', own], ...own.workspaces.map((path) => [path, read(path, 'package.json')])]);
  return { lock: read('package-lock.json'), manifests };
}

/** Returns every package in the lock that is not ours, as `{ name, entry }`. A package may have several versions. */
export function packagesOf(lock) {
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), entry }));
}

/** Returns the packages that reach the server or a browser, for any platform. `dev` marks those that only tools use. */
export function shippedOf(lock) {
  return packagesOf(lock).filter(({ entry }) => !entry.dev);
}
