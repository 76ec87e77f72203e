import {
  type AbortableOperationOptions,
  type DialectAdapter,
  type Driver,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  sql,
} from 'kysely';
import pg from 'pg';
import { AppError } from '../core/errors.ts';
import type { Db } from './schema/database.ts';
import { Listeners, type Signal, type Signals } from './signals.ts';
import { refuseInTransaction } from './transaction.ts';

const channel = 'tero';
const longestPause = 30_000;

/** Signals between all processes on one Postgres: NOTIFY in the transaction, LISTEN on a separate connection. */
class PostgresSignals implements Signals {
  readonly #listeners = new Listeners();
  readonly #url: string;
  #client: pg.Client | null = null;
  #pause = 1000;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  async send(db: Db, signal: Signal): Promise<void> {
    await sql`select pg_notify(${channel}, ${JSON.stringify(signal)})`.execute(db);
  }

  on(topic: Signal['topic'], hear: (signal: Signal) => void): () => void {
    if (!this.#client && !this.#timer && !this.#closed) void this.#connect();
    return this.#listeners.add(topic, hear);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    this.#timer = undefined;
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    this.#client = client;
    client.on('notification', ({ payload }) => this.#listeners.tell(JSON.parse(payload ?? '') as Signal));
    client.on('error', () => undefined);
    client.once('end', () => this.#connectLater());
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      this.#pause = 1000;
      this.#listeners.tellAll();
    } catch {
      await client.end().catch(() => undefined);
      this.#connectLater();
    }
  }

  #connectLater(): void {
    if (this.#closed || this.#timer) return;
    this.#timer = setTimeout(() => void this.#connect(), this.#pause).unref();
    this.#pause = Math.min(this.#pause * 2, longestPause);
  }
}

class SignallingAdapter extends PostgresAdapter {
  readonly signals: Signals;

  constructor(signals: Signals) {
    super();
    this.signals = signals;
  }
}

class SignallingDialect extends PostgresDialect {
  readonly #pool: pg.Pool;
  readonly #signals: PostgresSignals;

  constructor(pool: pg.Pool, url: string) {
    super({ pool });
    this.#pool = pool;
    this.#signals = new PostgresSignals(url);
  }

  override createAdapter(): DialectAdapter {
    return new SignallingAdapter(this.#signals);
  }

  override createDriver(): Driver {
    const signals = this.#signals;
    return new (class extends PostgresDriver {
      override async acquireConnection(options?: AbortableOperationOptions) {
        refuseInTransaction();
        try {
          return await super.acquireConnection(options);
        } catch (error) {
          throw noneIsFree(error) ? new AppError('overloaded', { retryAfter: 5 }) : error;
        }
      }

      override async destroy(): Promise<void> {
        await signals.close();
        await super.destroy();
      }
    })({ pool: this.#pool });
  }
}

/** The pool gives its errors no code. */
function noneIsFree(error: unknown): boolean {
  const { message } = error as Error;
  return message === 'timeout exceeded when trying to connect' || message.includes('due to connection timeout');
}

/** Lends `connections` at once; who gets none within `patience` milliseconds hears that the server is overloaded. */
export function postgresDialect(
  url: string,
  { connections, patience } = { connections: 10, patience: 5000 },
): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patience,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    // for SSDs: with the default, made for spinning disks, a search of 1,000 hits reads an index of all services
    options: '-c random_page_cost=1.1',
  });
  // An idle connection that the server drops must not end the process.
  pool.on('error', () => undefined);
  return new SignallingDialect(pool, url);
}
