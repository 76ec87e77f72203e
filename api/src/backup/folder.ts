import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { FileStore } from '../files/store.ts';
import { flush } from './flush.ts';
import { unfinished } from './unfinished.ts';

/**
 * Returns a store of files in a folder and its subfolders, which only their owner can read. Names and contents survive
 * a power failure.
 */
export function folderFiles(root: string): FileStore {
  const path = (name: string) => join(root, name);
  const appear = async (partly: string, name: string) => {
    await rename(partly, path(name));
    await flush(dirname(path(name)));
  };
  const partlyOf = async (name: string) => {
    await mkdir(dirname(path(name)), { recursive: true });
    return join(dirname(path(name)), `${unfinished}${randomUUID()}`);
  };
  return {
    async put(name, bytes) {
      const partly = await partlyOf(name);
      await writeFile(partly, bytes, { flush: true, mode: 0o600 });
      await appear(partly, name);
    },
    async take(name, from) {
      await flush(from);
      const partly = await partlyOf(name);
      await rename(from, partly).catch(() => copyFile(from, partly));
      await appear(partly, name);
      await rm(from, { force: true });
    },
    read: (name) => readFile(path(name)).catch(nullWhenMissing),
    localPath: async (name) => (existsSync(path(name)) ? path(name) : null),
    has: async (name) => existsSync(path(name)),
    async remove(names) {
      for (const name of names) await rm(path(name), { force: true });
      for (const folder of new Set(names.map((name) => dirname(path(name))))) {
        // it has others
        if (folder !== root) await rmdir(folder).catch(() => undefined);
      }
    },
    async *list() {
      const entries = await readdir(root, { withFileTypes: true, recursive: true }).catch(() => []);
      for (const entry of entries.filter((one) => one.isFile())) {
        const found = await stat(join(entry.parentPath, entry.name)).catch(() => null);
        const name = relative(root, join(entry.parentPath, entry.name));
        if (found) yield { name, bytes: found.size, age: Date.now() - found.mtimeMs };
      }
    },
  };
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
