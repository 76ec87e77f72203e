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
import { Changes } from './changes.ts';
import { PostgresSignals } from './postgres-signals.ts';
import type { Db } from './schema/database.ts';
import type { Signals } from './signals.ts';
import { keptName } from './sql/kept-texts.ts';
import { refuseInTransaction } from './transaction.ts';

class SignallingAdapter extends PostgresAdapter {
  readonly signals: Signals;
  readonly changes: Changes;
  readonly pool: pg.Pool;

  constructor(signals: Signals, changes: Changes, pool: pg.Pool) {
    super();
    this.signals = signals;
    this.changes = changes;
    this.pool = pool;
  }
}

class SignallingDialect extends PostgresDialect {
  readonly #pool: pg.Pool;
  readonly #signals: PostgresSignals;
  readonly #changes: Changes;

  constructor(pool: pg.Pool, url: string, changes: Changes) {
    super({ pool });
    this.#pool = pool;
    this.#signals = new PostgresSignals(url);
    this.#changes = changes;
  }

  override createAdapter(): DialectAdapter {
    return new SignallingAdapter(this.#signals, this.#changes, this.#pool);
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

/** The connections of a database that is open; undefined on SQLite. */
export function poolOf(db: Db): pg.Pool | undefined {
  const { adapter } = db.getExecutor();
  return adapter instanceof SignallingAdapter ? adapter.pool : undefined;
}

/** The pool gives its errors no code. */
function noneIsFree(error: unknown): boolean {
  const { message } = error as Error;
  return message === 'timeout exceeded when trying to connect' || message.includes('due to connection timeout');
}

type Ask = (text: unknown, values?: unknown, ...rest: unknown[]) => unknown;

/** Sends texts that are kept under their names, so that the connection plans each once, and tells what was committed. */
function follow(client: pg.PoolClient, changes: Changes): void {
  const ask = client.query.bind(client) as Ask;
  let held: string[] | null = null;
  const followed: Ask = (text, values, ...rest) => {
    const name = typeof text === 'string' ? keptName(text) : undefined;
    const asked = name ? ask({ name, text, values }, ...rest) : ask(text, values, ...rest);
    if (typeof text !== 'string' || !(asked instanceof Promise)) return asked;
    if (/^(begin|start transaction)\b/i.test(text)) held = [];
    const written = changes.note(text);
    if (/^(commit|rollback$)/i.test(text)) {
      const tables = held ?? [];
      held = null;
      return text.startsWith('c') ? asked.then(count(tables)) : asked;
    }
    if (written.length === 0) return asked;
    if (!held) return asked.then(count(written));
    held.push(...written);
    return asked;
  };
  const count = (tables: readonly string[]) => (answer: unknown) => {
    changes.commit(tables);
    return answer;
  };
  client.query = followed as typeof client.query;
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
  const changes = new Changes();
  pool.on('connect', (client) => follow(client, changes));
  return new SignallingDialect(pool, url, changes);
}
