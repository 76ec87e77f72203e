import {
  type AbortableOperationOptions,
  type DialectAdapter,
  type Driver,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
} from 'kysely';
import type pg from 'pg';
import { DatabaseAway } from './postgres/away.ts';
import { Pools } from './postgres/pools.ts';
import { type PostgresSettings, usualSettings } from './postgres/settings.ts';
import { PostgresSignals } from './postgres-signals.ts';
import type { Db } from './schema/database.ts';
import type { Signals } from './signals.ts';
import { nameOf } from './sql/prepared.ts';
import { refuseInTransaction } from './transaction.ts';

interface Parts {
  signals: PostgresSignals;
  pools: Pools;
}

class SignallingAdapter extends PostgresAdapter {
  readonly signals: Signals;
  readonly pools: Pools;

  constructor({ signals, pools }: Parts) {
    super();
    this.signals = signals;
    this.pools = pools;
  }
}

class SignallingDialect extends PostgresDialect {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    super({ pool: parts.pools });
    this.#parts = parts;
  }

  override createAdapter(): DialectAdapter {
    return new SignallingAdapter(this.#parts);
  }

  override createDriver(): Driver {
    const { signals, pools } = this.#parts;
    return new (class extends PostgresDriver {
      override async acquireConnection(options?: AbortableOperationOptions) {
        refuseInTransaction();
        try {
          return await super.acquireConnection(options);
        } catch (error) {
          throw isMistaken(error) ? error : new DatabaseAway(error);
        }
      }

      override async destroy(): Promise<void> {
        await signals.close();
        await super.destroy();
      }
    })({ pool: pools });
  }
}

/** Tells whether the address is wrong: the server refuses the user or the password, or has no such database. */
function isMistaken(error: unknown): boolean {
  return /^(28|3D)/.test((error as { code?: string }).code ?? '');
}

/** Returns the pool of connections that serves calls; undefined on SQLite. */
export function poolOf(db: Db): pg.Pool | undefined {
  const { adapter } = db.getExecutor();
  return adapter instanceof SignallingAdapter ? adapter.pools.calls : undefined;
}

type Ask = (text: unknown, values?: unknown, ...rest: unknown[]) => unknown;

/** Sends registered texts as named statements, so that Postgres plans each text once per connection. */
function nameKept(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as Ask;
  const named: Ask = (text, values, ...rest) => {
    const name = typeof text === 'string' ? nameOf(text) : undefined;
    return name ? ask({ name, text, values }, ...rest) : ask(text, values, ...rest);
  };
  client.query = named as typeof client.query;
}

/** Opens a Postgres as its settings say (docs/decisions/many-processes.md). */
export function postgresDialect(url: string, settings: PostgresSettings = usualSettings): PostgresDialect {
  const signals = new PostgresSignals(signalsUrl(url, settings));
  const connect = (client: pg.PoolClient) => {
    if (!settings.pooler) nameKept(client);
  };
  const pools = new Pools(url, settings, { connect, leftPrimary: () => signals.again() });
  return new SignallingDialect({ signals, pools });
}

/** Returns the address to listen at, or null behind a pooler in transaction mode, which passes no signals on. */
function signalsUrl(url: string, { pooler, listenUrl }: PostgresSettings): string | null {
  return listenUrl ?? (pooler ? null : url);
}
