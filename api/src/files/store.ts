import { AppError } from '../core/errors.ts';

interface ListedFile {
  name: string;
  bytes: number;
  /** milliseconds since it was stored, by the store's own clock */
  age: number;
}

/**
 * A store of files under names that are never reused, on the disk or in a bucket that several processes share. Its
 * methods throw `FilesAway` when a bucket does not respond.
 */
export interface FileStore {
  /** Stores a file, whole or not at all. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Moves a complete file from this machine's disk into the store. Nobody may use it at its old path afterwards. */
  take(name: string, path: string): Promise<void>;
  /** Returns a small file; null when it is not there. */
  read(name: string): Promise<Buffer | null>;
  /**
   * Returns a path on this disk at which to read a file: its own, or `copy`, to which it was copied. Returns null when
   * it is missing.
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
  /** the code of the web app, of this and earlier builds; null: it is on the disk */
  assets: FileStore | null;
  /** Lets connections go. */
  close(): void;
}

/** Seconds after which another attempt is worth it. */
const retryAfter = 5;

/** Thrown when the store of files does not respond or refuses. Requests that do not need the store still work. */
export class FilesAway extends AppError {
  constructor() {
    super('overloaded', {
      message: 'En este momento no podemos guardar ni mostrar fotos. Probá de nuevo en unos segundos.',
      retryAfter,
    });
  }
}
