import { address } from '@tero/shared/rules/text/address';
import type { Clock } from '../core/clock.ts';
import type { Db } from '../db/schema/database.ts';
import { type FileStore, type Files, FilesAway } from '../files/store.ts';

/** The stored widths of an image, by kind. The file of key k and width w is `{k}-{w}.webp`. */
export const widths = {
  service: [160, 480, 1200],
  profile: [96, 256],
  post: [480, 1200],
  // widths that no earlier release knows, because its sweep removes names that it does not know
  // (docs/decisions/publishing-and-reviews.md)
  review: [240, 1280],
} as const;
export type Kind = keyof typeof widths;

/** The dependencies of work on stored images. */
export interface ImageDeps {
  db: Db;
  clock: Clock;
  images: ImageStore;
  files: Files;
}

/** The store of re-encoded images. The server generates the keys: letters, digits and dashes. */
export interface ImageStore {
  put(key: string, width: number, webp: Buffer): Promise<void>;
  /**
   * Removes every width of these keys, and ignores missing files. When the store is away, the next sweep removes the
   * files that no row names.
   */
  remove(keys: readonly string[]): Promise<void>;
  /** Stores an image under another key too. */
  copy(key: string, to: string, kind: Kind): Promise<void>;
  /** Tells whether every width of an image of this kind is stored. */
  has(key: string, kind: Kind): Promise<boolean>;
}

/** Returns the URL of an image, from the site's root. */
export function imageUrl(key: string, width: number): string {
  return address`/uploads/${fileOfImage(key, width)}`;
}

/** Returns the file name of an image in one of its widths. */
export const fileOfImage = (key: string, width: number) => `${key}-${width}.webp`;

const everyWidth = [...new Set(Object.values(widths).flat())];

const storedName = new RegExp(`^([A-Za-z0-9-]+)-(?:${everyWidth.join('|')})\\.webp$`);

/** Returns the key in the name of a stored image's file; null when the store gives no such names. */
export function imageKey(name: string): string | null {
  return storedName.exec(name)?.[1] ?? null;
}

/** Returns the files of images in every width that there is. */
export function filesOfImages(keys: readonly string[]): string[] {
  return keys.flatMap((key) => everyWidth.map((width) => fileOfImage(key, width)));
}

export function imageStore(files: FileStore): ImageStore {
  return {
    put: (key, width, webp) => files.put(fileOfImage(key, width), webp),
    async remove(keys) {
      await files.remove(filesOfImages(keys)).catch((error: unknown) => {
        // the rows are already deleted, so the caller must not see a failure
        if (!(error instanceof FilesAway)) throw error;
      });
    },
    async copy(key, to, kind) {
      for (const width of widths[kind]) {
        const webp = await files.read(fileOfImage(key, width));
        if (webp) await files.put(fileOfImage(to, width), webp);
      }
    },
    async has(key, kind) {
      const there = await Promise.all(widths[kind].map((width) => files.has(fileOfImage(key, width))));
      return there.every(Boolean);
    },
  };
}
