import type Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { LocalSignals } from './local-signals.ts';
import type { OuterDb } from './schema/database.ts';
import { SteadyCompiler } from './sqlite/compiler.ts';
import { Durable, logOf } from './sqlite/durable.ts';
import { openWithLog } from './sqlite/open-log.ts';
import { refuseInTransaction } from './transaction.ts';

/** A SQLite file that caches its statements by text and knows whether it was written. */
class SqliteFile {
  readonly #db: Sqlite.Database;
  readonly #statements = new LRUCache<string, Sqlite.Statement>({ max: 500 });
  hasWritten = false;

  constructor(db: Sqlite.Database) {
    this.#db = db;
  }

  get inTransaction(): boolean {
    return this.#db.inTransaction;
  }

  prepare(text: string): Sqlite.Statement {
    const statement = this.#statements.get(text) ?? this.#db.prepare(text);
    this.#statements.set(text, statement);
    // a statement that is prepared is run at once
    if (!statement.readonly) this.hasWritten = true;
    return statement;
  }

  pragma(text: string): unknown {
    return this.#db.pragma(text, { simple: true });
  }

  close(): void {
    this.#statements.clear();
    this.#db.pragma('wal_checkpoint(TRUNCATE)');
    this.#db.close();
  }
}

class FileAdapter extends SqliteAdapter {
  readonly file: SqliteFile;
  readonly signals = new LocalSignals();

  constructor(file: SqliteFile) {
    super();
    this.file = file;
  }

  /**
   * Returns true. Otherwise Kysely would wait for the one connection before it asks the driver, which then could not
   * refuse.
   */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Lends the one connection to one caller after another, and never inside a transaction. Begins transactions with the
 * write lock: a deferred transaction that reads and then writes fails as busy at once.
 */
class FileDriver extends SqliteDriver {
  readonly #adapter: FileAdapter;
  readonly #durable: Durable;
  #last: Promise<void> = Promise.resolve();
  #free = () => {};

  constructor(adapter: FileAdapter, durable: Durable) {
    super({ database: adapter.file });
    this.#adapter = adapter;
    this.#durable = durable;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    refuseInTransaction();
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    this.#free = resolve;
    return super.acquireConnection();
  }

  /** Waits until the write is on the disk, while the next query may use the connection. */
  override async releaseConnection(): Promise<void> {
    const { file } = this.#adapter;
    const { hasWritten } = file;
    file.hasWritten = false;
    this.#free();
    if (hasWritten) await this.#durable.written();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const { file, signals } = this.#adapter;
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    file.hasWritten = false;
    signals.hold();
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#adapter.signals.release();
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const { file, signals } = this.#adapter;
    try {
      // where the disk is full SQLite has rolled back by itself
      if (file.inTransaction) await super.rollbackTransaction(connection);
    } finally {
      file.hasWritten = false;
      signals.release();
    }
  }
}

const incremental = 2;

/**
 * Sets the mode only in a new file: the start rewrites an old file (erasure.ts). The pragma writes even when the mode
 * is already set.
 */
function giveFreedBack(db: Sqlite.Database): void {
  if (db.pragma('auto_vacuum', { simple: true }) !== incremental) db.pragma(`auto_vacuum = ${incremental}`);
}

/**
 * Kysely's dialect of SQLite over one file: it overwrites deleted rows, can return freed pages, and has WAL and foreign
 * keys on. A commit is on the disk before its caller continues: SQLite itself syncs only at checkpoints (NORMAL),
 * durable.ts syncs commits together.
 */
export function sqliteDialect(path: string): Dialect {
  const db = openWithLog(path, giveFreedBack);
  db.pragma('secure_delete = ON');
  db.pragma('synchronous = NORMAL');
  db.pragma('foreign_keys = ON');
  db.pragma('busy_timeout = 5000');
  db.pragma('trusted_schema = OFF');
  db.pragma('journal_size_limit = 67108864');
  db.pragma('cache_size = -65536');
  // each checkpoint makes the serving thread wait for the disk: 32 MB of log in place of 4
  db.pragma('wal_autocheckpoint = 8000');
  const adapter = new FileAdapter(new SqliteFile(db));
  return {
    createAdapter: () => adapter,
    createDriver: () => new FileDriver(adapter, new Durable(logOf(path))),
    createQueryCompiler: () => new SteadyCompiler(),
    createIntrospector: (of) => new SqliteIntrospector(of),
  };
}

/** Runs a pragma of a SQLite database when nobody else has the connection, and returns the first value that it says. */
export function pragma(db: OuterDb, text: string): Promise<unknown> {
  const { file } = db.getExecutor().adapter as FileAdapter;
  return db.connection().execute(async () => file.pragma(text));
}
