import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Returns the ETags of a folder's files by their paths, made of their content: the same on every machine, and after a
 * build that changed nothing. Files of `assets` have the hash in their name and are never asked for twice.
 */
export function contentTags(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(folder, 'assets') + sep));
  return new Map(files.map((path) => [path, `W/"${hashOf(path)}"`]));
}

/** Returns whether a request's `If-None-Match` names the tag. */
export function isKnown(tag: string, asked: string | undefined): boolean {
  return asked?.split(',').some((known) => known.trim() === tag || known.trim() === '*') ?? false;
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22);
}
