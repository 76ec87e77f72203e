import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Returns a function that returns the ETag of a file in a folder, by its path. It hashes the content at the first
 * request, so every machine has the same tag, even after a build without changes. Returns null for files of `assets`,
 * whose names contain a hash, and for assets of earlier builds elsewhere.
 */
export function contentTags(folder: string): (path: string) => string | null {
  const tags = new Map<string, string>();
  return (path) => {
    if (!path.startsWith(folder + sep) || path.startsWith(join(folder, 'assets') + sep)) return null;
    const tag = tags.get(path) ?? `W/"${hashOf(path)}"`;
    tags.set(path, tag);
    return tag;
  };
}

/** Returns whether a request's `If-None-Match` names the tag. */
export function isKnown(tag: string, asked: string | undefined): boolean {
  return asked?.split(',').some((known) => known.trim() === tag || known.trim() === '*') ?? false;
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22);
}
