import type pg from 'pg';
import type { OnReplica } from '../../core/recording.ts';

type Ask = (text: string, values?: unknown[]) => Promise<unknown>;

/** Returns a connection in which a transaction that only reads has begun. */
type Begin = () => Promise<pg.PoolClient>;

/**
 * The connection to the replica that one read has, taken with its first statement and kept until it ends: Kysely is lent
 * it as if it were a pool's. `fault` is the first thing that went wrong, also when somebody caught it.
 */
export class Lent implements OnReplica {
  readonly #begin: Begin;
  #client: Promise<pg.PoolClient> | undefined;
  /** one statement at a time */
  #last: Promise<unknown> = Promise.resolve();
  isOpen = true;
  fault: unknown;
  readonly query: pg.PoolClient['query'];

  constructor(begin: Begin) {
    this.#begin = begin;
    const ask: Ask = (text, values) => {
      const asked = this.#last.then(() => this.#ask(text, values)).catch((error: unknown) => this.#fail(error));
      this.#last = asked.catch(() => undefined);
      return asked;
    };
    this.query = ask as unknown as pg.PoolClient['query'];
  }

  /** What Kysely calls after each statement. */
  release(): void {
    // it is kept for the next one
  }

  async #ask(text: string, values?: unknown[]): Promise<unknown> {
    if (!this.isOpen) throw new Error('the read is over');
    // within ours it would end that
    if (/^\s*(begin|start transaction)\b/i.test(text)) throw refusedWrite;
    this.#client ??= this.#begin();
    return (await this.#client).query(text, values);
  }

  #fail(error: unknown): never {
    this.fault ??= error;
    throw error;
  }

  /** Gives the connection back; one on which something went wrong is closed. */
  async end(): Promise<void> {
    this.isOpen = false;
    const client = await this.#client?.catch(() => undefined);
    if (!client) return;
    await this.#last;
    const isGood = await client.query('commit').then(
      () => this.fault === undefined,
      () => false,
    );
    client.release(!isGood);
  }
}

/** As the replica says it to a statement that writes. */
const refusedWrite = Object.assign(new Error('a transaction, which is the primary’s'), { code: '25006' });
