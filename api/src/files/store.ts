import { AppError } from '../core/errors.ts';

interface ListedFile {
  name: string;
  bytes: number;
  /** milliseconds since it was stored, by the store's own clock */
  age: number;
}

/**
 * Keeps files by their names, which never come again: on the disk, or in a bucket that several processes share. Throws
 * `FilesAway` when a bucket does not respond.
 */
export interface FileStore {
  /** Stores a file, whole or not at all. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Takes a file from this machine's disk, whole or not at all; nobody may use it there afterwards. */
  take(name: string, path: string): Promise<void>;
  /** Returns a small file; null when it is not there. */
  read(name: string): Promise<Buffer | null>;
  /**
   * Returns a path on this disk to read a file at: `copy`, where it was copied to, or its own. null: it is not there.
   */
  localPath(name: string, copy: string): Promise<string | null>;
  has(name: string): Promise<boolean>;
  /** Removes files; missing ones are ignored. */
  remove(names: readonly string[]): Promise<void>;
  list(): AsyncIterable<ListedFile>;
}

/** The stores of a deployment: public files, and files that only their owner may read. */
export interface Files {
  uploads: FileStore;
  staged: FileStore;
  /** code of the web app, of this build and earlier builds; null: the disk has it */
  assets: FileStore | null;
  /** Lets connections go. */
  close(): void;
}

/** Seconds after which another attempt is worth it. */
const retryAfter = 5;

/** The store of files does not respond or refuses. Requests that do not need it go on. */
export class FilesAway extends AppError {
  constructor() {
    super('overloaded', {
      message: 'En este momento no podemos guardar ni mostrar fotos. Probá de nuevo en unos segundos.',
      retryAfter,
    });
  }
}
