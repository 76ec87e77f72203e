import { open } from 'node:fs/promises';

/** An open log: `sync` puts all earlier writes on the disk and closes it. */
export interface OpenLog {
  sync(): Promise<void>;
}

/**
 * Syncs committed writes to the disk, once for all who wait. Callers during a sync wait for the next sync, since the
 * running sync may have begun before their write. Opening the log is no sync (docs/decisions/transactions.md).
 */
export class Durable {
  readonly #open: () => Promise<OpenLog>;
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(open: () => Promise<OpenLog>) {
    this.#open = open;
  }

  /** Resolves once all that was committed before the call is on the disk. */
  written(): Promise<void> {
    this.#next ??= this.#gather();
    return this.#next;
  }

  async #gather(): Promise<void> {
    await this.#running?.catch(() => undefined);
    const log = await this.#open().finally(() => {
      this.#next = null;
    });
    const own = log.sync().finally(() => {
      if (this.#running === own) this.#running = null;
    });
    this.#running = own;
    return own;
  }
}

/** Opens the log of a SQLite file, to sync it outside the thread that serves requests. */
export function logOf(path: string): () => Promise<OpenLog> {
  return async () => {
    const file = await open(`${path}-wal`, 'r+').catch((error: NodeJS.ErrnoException) => {
      // the last one to close the file merges the log into the database and removes it
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    // a handle's own: the image's permissions refuse that of a number
    return { sync: async () => file?.datasync().finally(() => file.close()) };
  };
}
