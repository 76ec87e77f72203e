import type Sqlite from 'better-sqlite3';
import {
  type DialectAdapter,
  type Driver,
  type QueryCompiler,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';
import { LocalSignals } from './local-signals.ts';
import { isPassing } from './sql/kept-texts.ts';
import type { ReadAtOnce, RunAtOnce } from './sql/read.ts';
import { SteadyCompiler } from './sqlite/compiler.ts';
import { Durable, logOf } from './sqlite/durable.ts';
import { openWithLog } from './sqlite/open-log.ts';
import { ImmediateDriver, type Writes } from './sqlite-driver.ts';

class SignallingAdapter extends SqliteAdapter {
  readonly signals: LocalSignals;
  readonly readAtOnce: ReadAtOnce;
  readonly runAtOnce: RunAtOnce;

  constructor(signals: LocalSignals, driver: Pick<ImmediateDriver, 'readAtOnce' | 'runAtOnce'>) {
    super();
    this.signals = signals;
    this.readAtOnce = driver.readAtOnce;
    this.runAtOnce = driver.runAtOnce;
  }

  /** Keeps Kysely from queueing before the driver is asked: it could refuse nothing that waits there. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #signals = new LocalSignals();
  readonly #driver: ImmediateDriver;

  constructor(database: SqliteDatabase, writes: Writes, durable: Durable) {
    super({ database });
    this.#driver = new ImmediateDriver(database, this.#signals, writes, durable);
  }

  override createQueryCompiler(): QueryCompiler {
    return new SteadyCompiler();
  }

  override createDriver(): Driver {
    return this.#driver;
  }

  override createAdapter(): DialectAdapter {
    return new SignallingAdapter(this.#signals, this.#driver);
  }
}

const keptStatements = 500;

/** A pragma as a statement that runs to its end: `incremental_vacuum` frees one page a step and returns no columns. */
function pragma(db: Sqlite.Database, text: string): SqliteStatement {
  const all = () => db.pragma(text.slice('pragma '.length)) as unknown[];
  const run = () => {
    all();
    return { changes: 0, lastInsertRowid: 0 };
  };
  return { reader: true, all, run, iterate: () => all()[Symbol.iterator]() };
}

const incremental = 2;

/** Of a new file; an old one is rewritten at the start (erasure.ts). The pragma writes, also where it is so already. */
function giveFreedBack(db: Sqlite.Database): void {
  if (db.pragma('auto_vacuum', { simple: true }) !== incremental) db.pragma(`auto_vacuum = ${incremental}`);
}

/**
 * A dialect over one SQLite file: deleted rows are overwritten, freed pages can be given back; WAL, foreign keys on. A
 * commit is on the disk when its caller hears of it: SQLite itself syncs at checkpoints alone (NORMAL), commits are synced
 * together (durable.ts). Statements are kept by their text.
 */
export function sqliteDialect(path: string): SqliteDialect {
  const db = openWithLog(path, giveFreedBack);
  db.pragma('secure_delete = ON');
  db.pragma('synchronous = NORMAL');
  db.pragma('foreign_keys = ON');
  db.pragma('busy_timeout = 5000');
  db.pragma('trusted_schema = OFF');
  db.pragma('journal_size_limit = 67108864');
  db.pragma('cache_size = -65536');
  // each one waits for the disk in the thread that answers: 32 MB of log in place of 4
  db.pragma('wal_autocheckpoint = 8000');
  const statements = new Map<string, SqliteStatement | Sqlite.Statement>();
  const writes: Writes = { any: false };
  const prepare = (text: string): SqliteStatement => {
    const kept = statements.get(text) ?? (/^pragma /.test(text) ? pragma(db, text) : db.prepare(text));
    if (!statements.has(text) && statements.size >= keptStatements) statements.clear();
    statements.set(text, kept);
    // the driver runs what it prepares at once
    if ('readonly' in kept && !kept.readonly && !isPassing(text)) writes.any = true;
    return kept as unknown as SqliteStatement;
  };
  const close = () => {
    statements.clear();
    db.pragma('wal_checkpoint(TRUNCATE)');
    db.close();
  };
  return new ImmediateSqliteDialect({ prepare, close }, writes, new Durable(logOf(path)));
}
