import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { hour } from '@tero/shared/rules/time/durations';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../core/clock.ts';
import { apiFolder, isBuild } from '../core/folders.ts';
import type { S3Config } from '../files/s3.ts';
import type { MakeSet } from './make.ts';
import { noteFailed, noteNewest, noteWell } from './newest.ts';
import { listSets } from './place.ts';
import { type BackupPlace, openBackups } from './store.ts';

interface Given {
  config: { dataDir: string; s3: S3Config | null; backup: BackupPlace | null };
  clock: Clock;
  log: FastifyBaseLogger;
}

/**
 * Makes a backup in a thread when the newest one, by any process, is an hour old. Does nothing without `BACKUP_URL`.
 * `stop` ends the thread; the next run removes the unfinished files. Wraps every failure in an error of its own,
 * because other jobs treat an unreachable bucket or a full disk only as a warning.
 */
export async function backUpWhenDue(given: Given, stop: AbortSignal): Promise<void> {
  const place = given.config.backup;
  if (!place || stop.aborted) return;
  try {
    await makeWhenDue(given, place, stop);
    noteWell(place);
  } catch (error) {
    noteFailed(place, given.clock.now());
    throw new Error(`the backup failed: ${(error as Error).message}`, { cause: error });
  }
}

async function makeWhenDue({ config, clock, log }: Given, place: BackupPlace, stop: AbortSignal): Promise<void> {
  const { dataDir, s3 } = config;
  const now = clock.now();
  const newest = await newestSet(place, dataDir);
  if (newest) noteNewest(place, newest.at);
  if (newest && now.getTime() - newest.at.getTime() < hour) return;
  const began = performance.now();
  const thread = new Worker(join(apiFolder, isBuild ? 'dist/backup-worker.mjs' : 'src/backup/backup-worker.ts'), {
    workerData: { dataDir, s3, place, now } satisfies MakeSet,
  });
  const end = () => void thread.terminate();
  stop.addEventListener('abort', end);
  try {
    // an error of the thread is thrown here
    const [code] = await once(thread, 'exit');
    if (stop.aborted) return;
    if (code !== 0) throw new Error(`its thread ended with ${code}`);
  } finally {
    stop.removeEventListener('abort', end);
  }
  noteNewest(place, now);
  log.info({ milliseconds: Math.round(performance.now() - began) }, 'a backup was made');
}

async function newestSet(place: BackupPlace, dataDir: string) {
  const store = await openBackups(place, dataDir);
  try {
    return (await listSets(store)).at(-1);
  } finally {
    store.close();
  }
}
