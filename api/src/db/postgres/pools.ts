import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { askingNow } from '../../core/asking.ts';
import { DatabaseAway, isAway, isNoPrimary } from './away.ts';
import { postgres } from './library.ts';
import type { PostgresSettings } from './settings.ts';
import { after, standstill } from './standstill.ts';

/** The milliseconds that a job waits for a connection. It may be long, because no person is waiting. */
const jobsWaitFor = 10_000;
/**
 * The milliseconds after a statement's own timeout at which we close the connection. The server should end the
 * statement first.
 */
const grace = 200;
/** The milliseconds between two times that all connections are dropped. */
const pauseOfLeaving = 500;

type Ask = (text: unknown, values?: unknown, ...rest: unknown[]) => unknown;

/**
 * Lends connections from two pools, so that neither uses up the other's: one for calls, which respond soon or fail, and
 * one for jobs. Throws `DatabaseAway` when the database cannot be reached. Closes a connection whose query times out.
 * Drops all open connections once one of them leads to a server that is no longer the primary.
 */
export class Pools implements PostgresPool {
  readonly calls: pg.Pool;
  readonly #jobs: pg.Pool;
  /** the options that Kysely reads */
  readonly options: pg.PoolOptions;
  readonly #settings: PostgresSettings;
  readonly #leftPrimary: () => void;
  /** the number of primaries that were left */
  #primary = 0;
  #leftAt = Number.NEGATIVE_INFINITY;
  readonly #primaryOf = new WeakMap<pg.PoolClient, number>();

  constructor(
    url: string,
    settings: PostgresSettings,
    on: { connect: (client: pg.PoolClient) => void; leftPrimary: () => void },
  ) {
    const { connections, waitFor, callTimeout, statementIn } = settings;
    this.#settings = settings;
    this.#leftPrimary = on.leftPrimary;
    const open = (max: number, wait: number, statement: number) => {
      const pool = new postgres.Pool({
        connectionString: url,
        max,
        connectionTimeoutMillis: wait,
        keepAlive: true,
        ...(!settings.pooler && ofConnection(statement)),
      });
      // An idle connection that the server drops must not end the process.
      pool.on('error', () => undefined);
      pool.on('connect', (client) => {
        this.#primaryOf.set(client, this.#primary);
        this.#watch(client);
        // a lent connection may fail too: its query throws, and the pool does not take the connection back
        client.on('error', () => undefined);
        on.connect(client);
      });
      return pool;
    };
    this.calls = open(connections, waitFor, callTimeout);
    this.options = this.calls.options;
    this.#jobs = open(Math.ceil(connections / 2), jobsWaitFor, statementIn);
  }

  async connect(): Promise<pg.PoolClient> {
    const pool = askingNow() === 'call' ? this.calls : this.#jobs;
    for (;;) {
      const client = await this.#lend(pool);
      if (this.#primaryOf.get(client) === this.#primary) return client;
      client.release(true);
    }
  }

  async #lend(pool: pg.Pool): Promise<pg.PoolClient> {
    const stoodStill = standstill(pool.options.connectionTimeoutMillis ?? 0);
    try {
      return await pool.connect();
    } catch (error) {
      if (isAway(error) || !stoodStill()) throw error;
      return pool.connect();
    }
  }

  async end(): Promise<void> {
    await Promise.all([this.calls.end(), this.#jobs.end()]);
  }

  /**
   * Closes a connection whose query gets no response in time, because a hanging server does not end the statement
   * itself.
   */
  #watch(client: pg.PoolClient): void {
    const ask = client.query.bind(client) as Ask;
    const { callTimeout, statementIn } = this.#settings;
    const watched: Ask = (...given) => {
      const asked = ask(...(given as Parameters<Ask>));
      if (!(asked instanceof Promise)) return asked;
      const longest = { call: callTimeout, job: statementIn, start: 0 }[askingNow()];
      const forget = longest > 0 ? after(longest + grace, () => void client.end()) : () => undefined;
      return asked.finally(forget).catch((error: unknown) => this.#fail(client, error));
    };
    client.query = watched as typeof client.query;
  }

  #fail(client: pg.PoolClient, error: unknown): never {
    if (!isAway(error)) throw error;
    if (isNoPrimary(error)) void client.end();
    // not at every call, while there is no other primary
    const isNews = performance.now() - this.#leftAt > pauseOfLeaving;
    if (isNoPrimary(error) && isNews && this.#primaryOf.get(client) === this.#primary) {
      this.#primary += 1;
      this.#leftAt = performance.now();
      this.#leftPrimary();
    }
    throw new DatabaseAway(error);
  }
}

/**
 * Returns the settings that each connection sends to the server. A pooler shares its connections and would refuse them.
 */
function ofConnection(statement: number): pg.PoolConfig {
  return {
    statement_timeout: statement,
    idle_in_transaction_session_timeout: 15_000,
    // for SSDs: the default is for spinning disks, and makes a search with 1,000 hits read an index of all services
    options: '-c random_page_cost=1.1',
  };
}
