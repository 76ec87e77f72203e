import { day } from '@tero/shared/rules/time/durations';
import { lasting, readJson } from '../device/storage.ts';
import type { Place } from './entry-path.ts';
import { ownPath } from './own-path.ts';

const key = 'tero.return-path';

interface Kept {
  path: string;
  /** Unix time in milliseconds */
  until: number;
}

/**
 * Remembers, in this browser and for a day, the screen that a way in comes back to when it leaves this tab's address:
 * by Google or Facebook, or by a link from a mail. Home (or null) forgets the one before.
 */
export function keepReturnPath(path: string | null): void {
  lasting.write(key, path && path !== '/' ? JSON.stringify({ path, until: Date.now() + day }) : null);
}

/** Returns that screen, or null. */
export function readReturnPath(): string | null {
  const kept = readJson(lasting, key) as Partial<Kept> | null;
  return kept && Number(kept.until) > Date.now() && typeof kept.path === 'string' ? ownPath(kept.path) : null;
}

/** Returns the place for `entryPath`, on a screen whose own address is no place to return to. */
export function readReturnPlace(): Place | undefined {
  const path = readReturnPath();
  return path ? { pathname: path, search: '' } : undefined;
}
