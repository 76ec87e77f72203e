import { open } from 'node:fs/promises';

/** A log that is open: `sync` puts all earlier writes on the disk and closes the log. */
export interface OpenLog {
  sync(): Promise<void>;
}

/**
 * Syncs committed writes to the disk, one sync for all callers that wait. A caller during a sync waits for the next
 * sync, since the running one may have begun before its write. Opening the log does not sync it
 * (docs/decisions/transactions.md).
 */
export class Durable {
  readonly #open: () => Promise<OpenLog>;
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(open: () => Promise<OpenLog>) {
    this.#open = open;
  }

  /** Resolves once everything committed before the call is on the disk. */
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

/** Returns a function that opens the log of a SQLite file, to sync it outside the thread that serves requests. */
export function logOf(path: string): () => Promise<OpenLog> {
  return async () => {
    const file = await open(`${path}-wal`, 'r+').catch((error: NodeJS.ErrnoException) => {
      // the last connection to close merges the log into the database and removes it
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    // the method of the handle: the image's permissions forbid syncing by a file descriptor's number
    return { sync: async () => file?.datasync().finally(() => file.close()) };
  };
}
