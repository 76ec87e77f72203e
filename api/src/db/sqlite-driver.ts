import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery, type DatabaseConnection, type SqliteDatabase, SqliteDriver } from 'kysely';
import type { LocalSignals } from './local-signals.ts';
import type { ReadAtOnce, RunAtOnce } from './sql/read.ts';
import type { Durable } from './sqlite/durable.ts';
import { refuseInTransaction } from './transaction.ts';

/**
 * Milliseconds of one turn of the process after which a query waits for the next: SQLite's have their rows at once, so
 * that a job of many would let no call in until it is done.
 */
const longestTurn = 20;

/** Whether anything that has to be on the disk was written since this was last asked. */
export interface Writes {
  any: boolean;
}

/**
 * Lends the one connection in turn, and none inside a transaction. Begins transactions with the write lock: a deferred
 * transaction that reads and then writes fails as busy at once.
 */
export class ImmediateDriver extends SqliteDriver {
  readonly #prepare: SqliteDatabase['prepare'];
  readonly #signals: LocalSignals;
  readonly #writes: Writes;
  readonly #durable: Durable;
  readonly #waiting: (() => void)[] = [];
  #isLent = false;
  /** when the first query of this turn of the process came */
  #turnBegan: number | null = null;

  constructor(database: SqliteDatabase, signals: LocalSignals, writes: Writes, durable: Durable) {
    super({ database });
    this.#prepare = database.prepare;
    this.#signals = signals;
    this.#writes = writes;
    this.#durable = durable;
  }

  override async acquireConnection() {
    refuseInTransaction();
    await this.#letOthersIn();
    if (this.#isLent || this.#waiting.length > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isLent = true;
    return super.acquireConnection();
  }

  /** A read as if the connection were lent for it, which takes longer than most reads. */
  readAtOnce: ReadAtOnce = (text, parameters) => {
    refuseInTransaction();
    if (this.#isLent || performance.now() - this.#turnBeginning() > longestTurn) return null;
    return this.#prepare(text).all(parameters);
  };

  /** A statement of the transaction that the connection is lent to, as its own connection would run it. */
  runAtOnce: RunAtOnce = (text, parameters) => {
    const statement = this.#prepare(text);
    if (statement.reader) return { rows: statement.all(parameters) };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
  };

  async #letOthersIn(): Promise<void> {
    // whoever waited looks again: those who waited together would share one turn
    while (performance.now() - this.#turnBeginning() > longestTurn) await nextTurn();
  }

  #turnBeginning(): number {
    if (this.#turnBegan !== null) return this.#turnBegan;
    this.#turnBegan = performance.now();
    setImmediate(() => {
      this.#turnBegan = null;
    });
    return this.#turnBegan;
  }

  /** Whoever wrote goes on once that is on the disk; the connection is the next one's meanwhile. */
  override async releaseConnection(): Promise<void> {
    const hasWritten = this.#writes.any;
    this.#writes.any = false;
    this.#isLent = false;
    this.#lendNext();
    if (hasWritten) await this.#durable.written();
  }

  /** Whoever waits is lent it at once, or after a turn of the others: of a hundred who write none would let a read in. */
  #lendNext(): void {
    if (this.#waiting.length === 0) return;
    if (performance.now() - this.#turnBeginning() > longestTurn) {
      this.#turnBegan = null;
      setImmediate(() => this.#lendNext());
      return;
    }
    this.#isLent = true;
    this.#waiting.shift()?.();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    this.#signals.hold();
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#signals.release();
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      // where the disk is full SQLite has rolled back by itself, and what the work failed by is still to be told
      if (!(error as Error).message.includes('no transaction is active')) throw error;
    } finally {
      this.#writes.any = false;
      this.#signals.release();
    }
  }
}
