import {
  type AbortableOperationOptions,
  type DialectAdapter,
  type Driver,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
} from 'kysely';
import type pg from 'pg';
import { Changes } from './changes.ts';
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
  changes: Changes;
  pools: Pools;
}

class SignallingAdapter extends PostgresAdapter {
  readonly signals: Signals;
  readonly changes: Changes;
  readonly pools: Pools;

  constructor({ signals, changes, pools }: Parts) {
    super();
    this.signals = signals;
    this.changes = changes;
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

/** Who the server does not let in, or sends to a database that it does not have, has a wrong address. */
function isMistaken(error: unknown): boolean {
  return /^(28|3D)/.test((error as { code?: string }).code ?? '');
}

/** The connections for calls of a database that is open; undefined on SQLite. */
export function poolOf(db: Db): pg.Pool | undefined {
  const { adapter } = db.getExecutor();
  return adapter instanceof SignallingAdapter ? adapter.pools.calls : undefined;
}

type Ask = (text: unknown, values?: unknown, ...rest: unknown[]) => unknown;

/** Sends texts that are kept under their names, so that the connection plans each once, and tells what was committed. */
function follow(client: pg.PoolClient, changes: Changes, pooler: boolean): void {
  const ask = client.query.bind(client) as Ask;
  let held: string[] | null = null;
  const followed: Ask = (text, values, ...rest) => {
    const name = typeof text === 'string' && !pooler ? nameOf(text) : undefined;
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

/** Opens a Postgres as its settings say (docs/decisions/many-processes.md). */
export function postgresDialect(url: string, settings: PostgresSettings = usualSettings): PostgresDialect {
  const changes = new Changes();
  const signals = new PostgresSignals(signalsUrl(url, settings));
  const connect = (client: pg.PoolClient) => follow(client, changes, settings.pooler);
  const pools = new Pools(url, settings, { connect, leftPrimary: () => signals.again() });
  return new SignallingDialect({ signals, changes, pools });
}

/** A pooler in transaction mode passes no signals on. */
function signalsUrl(url: string, { pooler, listenUrl }: PostgresSettings): string | null {
  return listenUrl ?? (pooler ? null : url);
}
