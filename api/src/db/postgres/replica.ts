import type pg from 'pg';
import { replicaLag, replicaReads } from '../../core/meters.ts';
import { onReplica } from '../../core/recording.ts';
import { Lent } from './lent.ts';
import { postgres } from './library.ts';
import { Looks } from './looks.ts';
import type { PostgresSettings } from './settings.ts';

/**
 * In one message: a transaction that cannot write, and how far the replica is before the first snapshot of what is read in
 * it. Each statement has its own snapshot: the first one of all would be from before the position.
 */
const begin = `begin isolation level read committed read only; select pg_is_in_recovery() as follows, (pg_last_wal_replay_lsn() - '0/0')::int8 as position`;
/** What knows what was written, and what an answer was made of (db/changes.ts). */
interface Versions<R> {
  readonly count: number;
  record<T>(work: () => Promise<T>): Promise<{ result: T; reads: R }>;
  isUnchanged(reads: R): boolean;
}

interface Standing {
  /** it is a standby */
  follows: boolean;
  position: number | null;
}

/** Milliseconds for which the replica is left alone once it did not answer. */
const pauseOf = 2000;
/** The same once it was too far behind. */
const pauseOfLate = 250;

/** Why the primary has to answer. */
class NotFromHere extends Error {
  readonly result: 'late' | 'away';

  constructor(result: 'late' | 'away') {
    super(`the replica is ${result}`);
    this.result = result;
  }
}

/**
 * Answers visitors' reads from a streaming replica, as long as it is no further behind than the bound. An answer is dated
 * by what the replica had replayed, so that whatever is known to be written since makes it the primary's
 * (docs/decisions/reading-replica.md).
 */
export class Replica<R extends { since: number }> {
  readonly #pool: pg.Pool;
  readonly #changes: Versions<R>;
  readonly #looks: Looks;
  /** reads that write on the side */
  readonly #writing = new Set<string>();
  #pauseUntil = 0;

  constructor(
    given: { url: string; readUrl: string; settings: PostgresSettings; changes: Versions<R> },
    connected: (client: pg.PoolClient) => void,
  ) {
    const { url, readUrl, settings, changes } = given;
    this.#changes = changes;
    this.#looks = new Looks(url, { bound: settings.readLag, count: () => changes.count });
    const longest = Math.round(settings.answerIn / 3);
    // who does not get an answer here still has time for the primary's
    this.#pool = new postgres.Pool({
      connectionString: readUrl,
      max: settings.connections,
      connectionTimeoutMillis: Math.round(settings.waitFor / 3),
      query_timeout: longest,
      keepAlive: true,
      ...(!settings.pooler && { statement_timeout: longest, options: '-c random_page_cost=1.1' }),
    });
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => {
      client.on('error', () => undefined);
      connected(client);
    });
  }

  /** Runs a read of this name and returns its result with what it was made of; null: the primary has to be asked. */
  async record<T>(name: string, work: () => Promise<T>): Promise<{ result: T; reads: R } | null> {
    this.#looks.refresh();
    if (this.#writing.has(name) || performance.now() < this.#pauseUntil || !this.#looks.hasAny) {
      replicaReads.inc({ result: 'skipped' });
      return null;
    }
    let dated = Number.POSITIVE_INFINITY;
    const lent = new Lent(() =>
      this.#begin((count) => {
        dated = count;
      }),
    );
    try {
      const { result, reads } = await this.#changes.record(() => onReplica(lent, work));
      reads.since = Math.min(reads.since, dated);
      const isGood = lent.fault === undefined && this.#changes.isUnchanged(reads);
      replicaReads.inc({ result: isGood ? 'used' : this.#reasonOf(name, lent.fault) });
      return isGood ? { result, reads } : null;
    } catch {
      // the primary says what is wrong, or that nothing is
      replicaReads.inc({ result: this.#reasonOf(name, lent.fault) });
      return null;
    } finally {
      void lent.end();
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#looks.close()]);
  }

  async #begin(date: (count: number) => void): Promise<pg.PoolClient> {
    const client = await this.#pool.connect().catch(() => this.#away());
    try {
      const answers = (await client.query(begin)) as unknown as pg.QueryResult<Standing>[];
      const { follows, position } = answers[1]?.rows[0] ?? { follows: false, position: null };
      if (!follows || position === null) return this.#away();
      const look = this.#looks.replayedBy(position);
      if (!look) throw new NotFromHere('late');
      replicaLag.set({}, (performance.now() - look.at) / 1000);
      date(look.count);
      return client;
    } catch (error) {
      client.release(true);
      throw error instanceof NotFromHere ? error : new NotFromHere('away');
    }
  }

  #away(): never {
    throw new NotFromHere('away');
  }

  /** Why an answer was not used; what that says of the next ones is kept in mind. */
  #reasonOf(name: string, fault: unknown): string {
    const { code } = (fault ?? {}) as { code?: string };
    if (code === '25006') this.#writing.add(name);
    if (fault instanceof NotFromHere) {
      this.#pauseUntil = performance.now() + (fault.result === 'late' ? pauseOfLate : pauseOf);
      return fault.result;
    }
    return fault === undefined ? 'changed' : 'failed';
  }
}
