import type pg from 'pg';
import { postgres } from './library.ts';

/** How far the log of the primary was when it was asked, and how much had been written by then as far as is known here. */
interface Look {
  /** by a clock that nobody sets */
  at: number;
  count: number;
  position: number;
}

const howFar = `select (pg_current_wal_insert_lsn() - '0/0')::int8 as position`;
/** Milliseconds that the primary has for saying it. */
const patience = 1000;

/**
 * Asks the primary now and then, while anybody reads, how far its log is. A server that has replayed as much has all that
 * was known to be written when it was asked.
 */
export class Looks {
  readonly #pool: pg.Pool;
  readonly #count: () => number;
  readonly #bound: number;
  /** the oldest first */
  #looks: Look[] = [];
  #isAsking = false;

  constructor(url: string, { bound, count }: { bound: number; count: () => number }) {
    this.#bound = bound;
    this.#count = count;
    const times = { connectionTimeoutMillis: patience, query_timeout: patience };
    this.#pool = new postgres.Pool({ connectionString: url, max: 1, keepAlive: true, ...times });
    this.#pool.on('error', () => undefined);
  }

  /** Asks, unless it did so just now. */
  refresh(): void {
    const at = performance.now();
    const last = this.#looks.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
    if (!this.#isAsking && at - last >= this.#bound / 20) void this.#ask(at);
  }

  /** The newest that a server has replayed which is so far, if it is no older than the bound. */
  replayedBy(position: number): Look | undefined {
    this.#forget();
    return this.#looks.findLast((look) => look.position <= position);
  }

  /** Whether any is young enough to compare with. */
  get hasAny(): boolean {
    this.#forget();
    return this.#looks.length > 0;
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #ask(at: number): Promise<void> {
    this.#isAsking = true;
    const count = this.#count();
    try {
      const { rows } = await this.#pool.query<{ position: number }>(howFar);
      if (rows[0]) this.#looks.push({ at, count, position: rows[0].position });
    } catch {
      // the older ones end, and then everybody reads from the primary
    } finally {
      this.#isAsking = false;
    }
  }

  #forget(): void {
    const oldest = performance.now() - this.#bound;
    while (this.#looks[0] && this.#looks[0].at < oldest) this.#looks.shift();
  }
}
