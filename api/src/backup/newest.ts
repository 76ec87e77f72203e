import type { BackupPlace } from './store.ts';

/**
 * The time when a place's newest set began, as this process last saw it, because asking a bucket at each reading would
 * cost too much.
 */
const known = new WeakMap<BackupPlace, Date>();

/** The first failed backup of each place since the last good one. */
const failing = new WeakMap<BackupPlace, Date>();

/** A backup older than this many seconds is late: two were missed. */
export const lateSeconds = 2 * 60 * 60;

export function noteNewest(place: BackupPlace, at: Date): void {
  known.set(place, at);
}

/** The last try failed; it fails since the first of those that did. */
export function noteFailed(place: BackupPlace, at: Date): void {
  failing.set(place, failingSince(place) ?? at);
}

export function noteWell(place: BackupPlace): void {
  failing.delete(place);
}

/** Returns when this process began to fail at backups; null: the last backup succeeded. */
export function failingSince(place: BackupPlace): Date | null {
  return failing.get(place) ?? null;
}

/** Returns when the newest set began; null before the first. */
export function newestBackup(place: BackupPlace): Date | null {
  return known.get(place) ?? null;
}

/** Returns how many whole seconds old the newest set is; null before the first. */
export function newestAgeSeconds(place: BackupPlace, now: Date): number | null {
  const newest = newestBackup(place);
  return newest && Math.floor((now.getTime() - newest.getTime()) / 1000);
}
