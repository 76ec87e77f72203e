import { manifestName, readManifest } from './manifest.ts';
import { fileIn, listSets } from './place.ts';
import { keptSets } from './retention.ts';
import type { BackupStore } from './store.ts';

/** Removes expired backups and leftovers of interrupted processes, then the pictures that no backup names. */
export async function prune(store: BackupStore, now: Date): Promise<void> {
  const sets = await listSets(store);
  const kept = keptSets(sets, now);
  const stays = new Set(kept.map(({ name }) => name));
  const gone = sets.filter(({ name }) => !stays.has(name));
  // without its manifest a folder is no backup
  await store.sets.remove(gone.map(({ name }) => `${name}/${manifestName}`));
  const left: string[] = [];
  for await (const { name, age } of store.sets.list()) {
    const [set = ''] = name.split('/');
    if (gone.some((one) => one.name === set) || (!stays.has(set) && age >= store.longestMaking)) left.push(name);
  }
  await store.sets.remove(left);

  const named = new Set<string>();
  for (const { name } of kept) {
    for (const { sha256 } of Object.values((await readManifest(store, name)).files)) named.add(fileIn(sha256));
  }
  const unnamed: string[] = [];
  for await (const { name, age } of store.files.list()) {
    if (!named.has(name) && age >= store.longestMaking) unnamed.push(name);
  }
  await store.files.remove(unnamed);
}
