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

/** A SQLite file that caches its prepared statements by text and records whether anything was written. */
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
    // a prepared statement runs at once
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
   * Returns true. With false, Kysely would wait for the one connection before it asks the driver, and the driver could
   * not refuse a query inside a transaction.
   */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Lends the one connection to one caller after another, and throws when a caller is inside a transaction. Begins each
 * transaction with the write lock, because a transaction that reads first and writes later can fail as busy.
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

  /** Frees the connection for the next query at once, then waits until the write is on the disk. */
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
      // SQLite has already rolled back by itself when the disk is full
      if (file.inTransaction) await super.rollbackTransaction(connection);
    } finally {
      file.hasWritten = false;
      signals.release();
    }
  }
}

const incremental = 2;

/**
 * Sets the mode only in a new file; an old file is rewritten at the start (erasure.ts). The check comes first because
 * the pragma writes even when the mode is already set.
 */
function giveFreedBack(db: Sqlite.Database): void {
  if (db.pragma('auto_vacuum', { simple: true }) !== incremental) db.pragma(`auto_vacuum = ${incremental}`);
}

/**
 * Returns Kysely's dialect for one SQLite file. The file overwrites deleted rows, can return freed pages, and has WAL
 * and foreign keys on. A commit is on the disk before its caller continues: with `synchronous = NORMAL` SQLite syncs
 * only at checkpoints, and durable.ts syncs the commits.
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
  // a checkpoint makes the thread that serves calls wait for the disk, so one comes at 32 MB of log instead of 4 MB
  db.pragma('wal_autocheckpoint = 8000');
  const adapter = new FileAdapter(new SqliteFile(db));
  return {
    createAdapter: () => adapter,
    createDriver: () => new FileDriver(adapter, new Durable(logOf(path))),
    createQueryCompiler: () => new SteadyCompiler(),
    createIntrospector: (of) => new SqliteIntrospector(of),
  };
}

/** Runs a pragma on a SQLite database while nobody else has the connection, and returns its first value. */
export function pragma(db: OuterDb, text: string): Promise<unknown> {
  const { file } = db.getExecutor().adapter as FileAdapter;
  return db.connection().execute(async () => file.pragma(text));
}
