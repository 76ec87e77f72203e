import type { BackupPlace } from './store.ts';

/**
 * The start time of a place's newest backup, as this process last saw it, because asking a bucket at each reading would
 * be too expensive.
 */
const known = new WeakMap<BackupPlace, Date>();

/** The time of the first backup of each place that failed since the last good one. */
const failing = new WeakMap<BackupPlace, Date>();

/** The age in seconds above which a backup is late: two were missed. */
export const lateSeconds = 2 * 60 * 60;

export function noteNewest(place: BackupPlace, at: Date): void {
  known.set(place, at);
}

/** Records a failed backup. Later failures keep the time of the first one. */
export function noteFailed(place: BackupPlace, at: Date): void {
  failing.set(place, failingSince(place) ?? at);
}

export function noteWell(place: BackupPlace): void {
  failing.delete(place);
}

/** Returns when this process's backups began to fail; null: the last one succeeded. */
export function failingSince(place: BackupPlace): Date | null {
  return failing.get(place) ?? null;
}

/** Returns when the newest set began; null before the first. */
export function newestBackup(place: BackupPlace): Date | null {
  return known.get(place) ?? null;
}

/** Returns the age of the newest backup in whole seconds; null before the first one. */
export function newestAgeSeconds(place: BackupPlace, now: Date): number | null {
  const newest = newestBackup(place);
  return newest && Math.floor((now.getTime() - newest.getTime()) / 1000);
}
