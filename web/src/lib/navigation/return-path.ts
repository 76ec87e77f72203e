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
 * Stores the screen to return to after signing in, for a day and in this browser, for ways that leave this tab's
 * address: Google, Facebook, or a link from an email. Home (or null) deletes the stored screen.
 */
export function keepReturnPath(path: string | null): void {
  lasting.write(key, path && path !== '/' ? JSON.stringify({ path, until: Date.now() + day }) : null);
}

/** Returns that screen, or null. */
export function readReturnPath(): string | null {
  const kept = readJson(lasting, key) as Partial<Kept> | null;
  return kept && Number(kept.until) > Date.now() && typeof kept.path === 'string' ? ownPath(kept.path) : null;
}

/** Returns the stored place for `entryPath`, for screens whose own address is not a place to return to. */
export function readReturnPlace(): Place | undefined {
  const path = readReturnPath();
  return path ? { pathname: path, search: '' } : undefined;
}
