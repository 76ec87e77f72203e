import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { hour } from '@tero/shared/rules/time/durations';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../core/clock.ts';
import { apiFolder, isBuild } from '../core/folders.ts';
import type { S3Config } from '../files/s3.ts';
import type { MakeSet } from './make.ts';
import { noteNewest } from './newest.ts';
import { listSets } from './place.ts';
import { type BackupPlace, openBackups } from './store.ts';

interface Given {
  config: { dataDir: string; s3: S3Config | null; backup: BackupPlace | null };
  clock: Clock;
  log: FastifyBaseLogger;
}

/**
 * Makes a set in a thread when the newest one is an hour old, whoever made it. Does nothing without `BACKUP_URL`. `stop`
 * ends the thread; what it leaves is no set, and the next one removes it. Throws what went wrong.
 */
export async function backUpWhenDue({ config, clock, log }: Given, stop: AbortSignal): Promise<void> {
  const { dataDir, s3, backup: place } = config;
  if (!place || stop.aborted) return;
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
    await once(thread, 'exit');
  } finally {
    stop.removeEventListener('abort', end);
  }
  if (stop.aborted) return;
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
