import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import type { FileStore } from './store.ts';

/**
 * Returns a store of files in a folder of this machine. It also lists incomplete files, whose names begin with a dot.
 */
export function diskFiles(folder: string): FileStore {
  const path = (name: string) => join(folder, name);
  const has = (name: string) =>
    access(path(name)).then(
      () => true,
      () => false,
    );
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true });
      // written and flushed under another name first, so a process that dies halfway leaves no incomplete file
      const unfinished = path(`.${name}.${process.pid}`);
      await writeFile(unfinished, bytes, { flush: true });
      await rename(unfinished, path(name));
    },
    async take(name, from) {
      await mkdir(folder, { recursive: true });
      await rename(from, path(name));
    },
    read: (name) => readFile(path(name)).catch(nullWhenMissing),
    localPath: async (name) => ((await has(name)) ? path(name) : null),
    has,
    async remove(names) {
      for (const name of names) await rm(path(name), { force: true });
    },
    async *list() {
      for (const name of await readdir(folder).catch(() => [])) {
        const found = await stat(path(name)).catch(() => null);
        // files carry the real time, not the app's clock
        if (found) yield { name, bytes: found.size, age: Date.now() - found.mtimeMs };
      }
    },
  };
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
