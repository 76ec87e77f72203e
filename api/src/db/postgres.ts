import {
  type AbortableOperationOptions,
  type DialectAdapter,
  type Driver,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
} from 'kysely';
import pg from 'pg';
import { AppError } from '../core/errors.ts';
import { PostgresSignals } from './postgres-signals.ts';
import type { Signals } from './signals.ts';
import { keptName } from './sql/kept-texts.ts';
import { refuseInTransaction } from './transaction.ts';

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

/** Sends texts that are kept under their names: the connection plans each once. */
function planOnce(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (text: unknown, values?: unknown, ...rest: unknown[]) => unknown;
  const named = (text: unknown, values?: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? keptName(text) : undefined;
    return name ? ask({ name, text, values }, ...rest) : ask(text, values, ...rest);
  };
  client.query = named as typeof client.query;
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
  pool.on('connect', planOnce);
  return new SignallingDialect(pool, url);
}
