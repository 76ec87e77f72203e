import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile } from '../db/owner.ts';

/** A set that is whole: `at` is when its making began. */
export interface BackupSet {
  name: string;
  path: string;
  at: Date;
}

/** Sets under way, and files of the store, have this in front of their names. */
export const unfinished = '.unfinished-';
const setName = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2}\.\d{3}Z)$/;

export const setsIn = (folder: string) => join(folder, 'sets');

/** Where the store has the file with this hash. */
export function fileIn(folder: string, sha256: string): string {
  return join(folder, 'files', sha256.slice(0, 2), sha256);
}

export function nameOf(at: Date): string {
  return at.toISOString().replaceAll(':', '-');
}

/** Returns the whole sets, the oldest first. */
export function listSets(folder: string): BackupSet[] {
  const names = existsSync(setsIn(folder)) ? readdirSync(setsIn(folder)) : [];
  return names
    .filter((name) => setName.test(name))
    .sort()
    .map((name) => ({ name, path: join(setsIn(folder), name), at: new Date(name.replace(setName, '$1:$2:$3')) }));
}

/** How many whole seconds old the newest set is; null before the first. */
export function newestAgeSeconds(folder: string, now: Date): number | null {
  const newest = listSets(folder).at(-1);
  return newest ? Math.floor((now.getTime() - newest.at.getTime()) / 1000) : null;
}

/** Returns the named set, the last one at an instant, or the newest. Throws when there is none. */
export function findSet(folder: string, { set, at }: { set?: string | undefined; at?: Date | undefined }): BackupSet {
  const found = listSets(folder).findLast((one) => (set ? one.name === set : !at || one.at <= at));
  if (found) return found;
  if (set) throw new Error(`En ${folder} no hay una copia ${set}.`);
  throw new Error(at ? `En ${folder} no hay copias de antes de esa hora.` : `En ${folder} no hay copias.`);
}

/** Does work on a backup folder that nobody else uses meanwhile: what is copied may be removed as old otherwise. */
export async function alone<T>(folder: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(folder, { recursive: true });
  const release = lockFile(join(folder, 'backup.lock'));
  if (!release) throw new Error(`Otro proceso usa las copias de ${folder}. Probá de nuevo cuando termine.`);
  try {
    return await work();
  } finally {
    release();
  }
}

/** Removes sets that an interrupted process began. */
export function removeUnfinished(folder: string): void {
  if (!existsSync(setsIn(folder))) return;
  for (const name of readdirSync(setsIn(folder))) {
    if (name.startsWith(unfinished)) rmSync(join(setsIn(folder), name), { recursive: true });
  }
}
