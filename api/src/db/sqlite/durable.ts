import { open } from 'node:fs/promises';

/**
 * Puts what was committed on the disk, once for all who wait: whoever asks while that runs waits for the next time, since
 * the running one may have begun before (docs/decisions/transactions.md).
 */
export class Durable {
  readonly #sync: () => Promise<void>;
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(sync: () => Promise<void>) {
    this.#sync = sync;
  }

  /** Resolves once all that was committed before the call is on the disk. */
  written(): Promise<void> {
    if (!this.#running) return this.#start();
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = null;
        return this.#start();
      });
    return this.#next;
  }

  #start(): Promise<void> {
    const own = this.#sync().finally(() => {
      if (this.#running === own) this.#running = null;
    });
    this.#running = own;
    return own;
  }
}

/** Returns what puts the log of a SQLite file on the disk, outside the thread that answers calls. */
export function syncOfLog(path: string): () => Promise<void> {
  return async () => {
    const file = await open(`${path}-wal`, 'r+').catch((error: NodeJS.ErrnoException) => {
      // whoever closes the file last writes it into the database, and removes it
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (file === null) return;
    try {
      // a handle's own: the image's permissions refuse that of a number
      await file.datasync();
    } finally {
      await file.close();
    }
  };
}
