import type { FileStore } from '../files/store.ts';
import type { Told } from './told.ts';

/** Files that are copied or compared at the same time. */
export const filesAtOnce = 16;

/** Returns the names of a store's complete files, in order. The names of incomplete files begin with a dot. */
export async function fileNames(store: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list()) if (!name.startsWith('.')) names.push(name);
  return names.sort();
}

/** Copies the files that the target lacks. Names are never reused, and a file is there completely or not at all. */
export async function copyFiles(from: FileStore, to: FileStore, what: string, told: Told): Promise<void> {
  const there = new Set(await fileNames(to));
  const left = (await fileNames(from)).filter((name) => !there.has(name));
  let count = there.size;
  told.total(what, count + left.length);
  const copyNext = async () => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      const bytes = await from.read(name);
      if (bytes) await to.put(name, bytes);
      count += 1;
      told.copied(what, count);
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, copyNext));
}
