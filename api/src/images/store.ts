import { lstatSync } from 'node:fs';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { address } from '@tero/shared/rules/text/address';
import type { Clock } from '../core/clock.ts';
import type { Db } from '../db/schema/database.ts';

/** Stored widths of an image, by kind. The file of key k and width w is `{k}-{w}.webp`. */
export const widths = {
  service: [160, 480, 1200],
  profile: [96, 256],
  post: [480, 1200],
} as const;
export type Kind = keyof typeof widths;

/** What work on stored images takes. */
export interface ImageDeps {
  config: { dataDir: string };
  db: Db;
  clock: Clock;
  images: ImageStore;
}

/** The store of re-encoded images. Keys are made by the server: letters, digits and dashes. */
export interface ImageStore {
  put(key: string, width: number, webp: Buffer): Promise<void>;
  /** Removes every width of a key; missing files are ignored. */
  remove(key: string): Promise<void>;
  /** Whether every width of an image of this kind is stored. */
  has(key: string, kind: Kind): Promise<boolean>;
}

/** The URL of an image, from the site's root. */
export function imageUrl(key: string, width: number): string {
  return address`/uploads/${fileName(key, width)}`;
}

const fileName = (key: string, width: number) => `${key}-${width}.webp`;

const everyWidth = [...new Set(Object.values(widths).flat())];

const storedName = new RegExp(`^[A-Za-z0-9-]+-(${everyWidth.join('|')})\\.webp$`);

/** Whether the folder has an image of this name, made by the store: a file of its own, no link to somewhere else. */
export function isStoredImage(folder: string, name: string): boolean {
  return storedName.test(name) && (lstatSync(join(folder, name), { throwIfNoEntry: false })?.isFile() ?? false);
}

export function diskStore(folder: string): ImageStore {
  const path = (key: string, width: number) => join(folder, fileName(key, width));
  const exists = (file: string) =>
    access(file).then(
      () => true,
      () => false,
    );
  return {
    async put(key, width, webp) {
      await mkdir(folder, { recursive: true });
      // written and flushed under another name first: a process that dies halfway leaves no partial image
      const unfinished = join(folder, `.${fileName(key, width)}.${process.pid}`);
      await writeFile(unfinished, webp, { flush: true });
      await rename(unfinished, path(key, width));
    },
    async remove(key) {
      for (const width of everyWidth) await rm(path(key, width), { force: true });
    },
    async has(key, kind) {
      const there = await Promise.all(widths[kind].map((width) => exists(path(key, width))));
      return there.every(Boolean);
    },
  };
}
