import { failingSince, lateSeconds, newestAgeSeconds, newestBackup } from '../../../backup/newest.ts';
import type { BackupPlace } from '../../../backup/store.ts';
import type { Waiting } from './repository.ts';

/**
 * Returns failing or late backups as one task, with the time since when; none when the server makes no backups (rule
 * ADM-94).
 */
export function faultyBackups(place: BackupPlace | null, now: Date): Waiting {
  const since = place && (failingSince(place) ?? lateSince(place, now));
  const at = since?.toISOString() ?? null;
  return { count: at ? 1 : 0, oldest: at, newest: at };
}

function lateSince(place: BackupPlace, now: Date): Date | null {
  const newest = newestBackup(place);
  const isLate = (newestAgeSeconds(place, now) ?? 0) > lateSeconds;
  return newest && isLate ? new Date(newest.getTime() + lateSeconds * 1000) : null;
}
