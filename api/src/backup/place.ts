import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile } from '../db/owner.ts';
import { manifestName } from './manifest.ts';
import type { BackupStore } from './store.ts';

/** A complete backup; `at` is when it was begun. */
export interface BackupSet {
  name: string;
  at: Date;
}

const setName = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2}\.\d{3}Z)$/;

/** Returns the name under which the store of pictures has the file with this hash. */
export function fileIn(sha256: string): string {
  return `${sha256.slice(0, 2)}/${sha256}`;
}

export function nameOf(at: Date): string {
  return at.toISOString().replaceAll(':', '-');
}

/** Returns the whole sets, the oldest first. */
export async function listSets({ sets }: Pick<BackupStore, 'sets'>): Promise<BackupSet[]> {
  const names: string[] = [];
  for await (const { name } of sets.list()) {
    const [set, file, deeper] = name.split('/');
    if (set && setName.test(set) && file === manifestName && deeper === undefined) names.push(set);
  }
  return names.sort().map((name) => ({ name, at: new Date(name.replace(setName, '$1:$2:$3')) }));
}

/** Returns the backup of this name, or the last one at an instant, or the newest. Throws when there is none. */
export async function findSet(
  store: BackupStore,
  { set, at }: { set?: string | undefined; at?: Date | undefined },
): Promise<BackupSet> {
  const found = (await listSets(store)).findLast((one) => (set ? one.name === set : !at || one.at <= at));
  if (found) return found;
  if (set) throw new Error(`En ${store.name} no hay una copia ${set}.`);
  throw new Error(at ? `En ${store.name} no hay copias de antes de esa hora.` : `En ${store.name} no hay copias.`);
}

/**
 * Runs work on a backup place while no other process of this machine uses it, because pruning could remove new copies.
 */
export async function alone<T>({ work, name }: BackupStore, run: () => Promise<T>): Promise<T> {
  mkdirSync(work, { recursive: true });
  const release = lockFile(join(work, 'backup.lock'));
  if (!release) throw new Error(`Otro proceso usa las copias de ${name}. Probá de nuevo cuando termine.`);
  try {
    return await run();
  } finally {
    release();
  }
}
