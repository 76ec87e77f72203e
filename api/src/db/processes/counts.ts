import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { DatabaseAway } from '../postgres/away.ts';
import type { Db } from '../schema/database.ts';
import { isPostgres } from '../sql/dialect.ts';
import { databaseNow } from './database-clock.ts';

/** What is counted at most, and in which time in milliseconds. */
interface Bound {
  max: number;
  window: number;
}

/** Where a call is counted, and up to what. */
export interface Place extends Bound {
  key: string;
}

/** How a call stands with its bound; `ttl`: milliseconds until counting begins anew. */
export interface Counted {
  max: number;
  /** of all processes, as far as is known here; exact near the bound and beyond it */
  current: number;
  ttl: number;
}

/** Whether a call is one too many. */
export function isExceeded({ current, max }: Counted): boolean {
  return current > max;
}

interface Own {
  /** of all processes, when the database was last told */
  known: number;
  /** of this one, since then */
  untold: number;
  /** by the process's own clock, which nobody sets */
  endsAt: number;
}

/** Below this part of a bound the database is not asked: so many calls of one caller are an ordinary visit. */
const freePart = 1 / 8;
/** Beyond it the database is told at each of these parts of the bound, and at least at each call of a small one. */
const step = 1 / 50;
/** Counters that are kept at once; beyond them the oldest is forgotten. */
const mostCounters = 50_000;
/** Milliseconds without asking a database that was away: it is counted in memory meanwhile. */
const pauseOf = 2000;

/**
 * Counts of what one caller may do so often, by all processes on one Postgres: in memory while it is far below the bound,
 * then by one statement, so that of many at once only so many pass. On SQLite, which has one process, in memory.
 */
export class Counts {
  readonly #secret: string;
  readonly #own = new Map<string, Own>();
  #awayUntil = 0;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Counts one more under a key and returns the count: at once, unless the database is asked. */
  more(db: Db, key: string, bound: Bound): Counted | Promise<Counted> {
    const { max, window } = bound;
    const own = this.#find(key, window);
    own.untold += 1;
    const current = own.known + own.untold;
    const counted = { max, current, ttl: Math.max(1, own.endsAt - performance.now()) };
    const isFar = current <= max * freePart || own.untold < max * step;
    // who is beyond the bound stays there until the window ends
    const isBeyond = own.known > max;
    if (isFar || isBeyond || !isPostgres(db) || performance.now() < this.#awayUntil) return counted;
    return this.#tell(db, key, own, bound).then((told) => told ?? counted);
  }

  /**
   * Counts one more under each of some keys and returns the counts in their order, if all are at once and none is one too
   * many; else null, and nothing is counted.
   */
  moreAtOnce(db: Db, places: readonly Place[]): Counted[] | null {
    const found = places.map(({ key, window }) => this.#find(key, window));
    const isFree = (own: Own, max: number) => {
      const current = own.known + own.untold + 1;
      return current <= max && (current <= max * freePart || own.untold + 1 < max * step || !isPostgres(db));
    };
    if (!places.every(({ max }, at) => isFree(found[at] as Own, max))) return null;
    return found.map((own, at) => {
      own.untold += 1;
      const { max } = places[at] as Place;
      return { max, current: own.known + own.untold, ttl: Math.max(1, own.endsAt - performance.now()) };
    });
  }

  #find(key: string, window: number): Own {
    const found = this.#own.get(key);
    const isRunning = found && performance.now() < found.endsAt;
    // their order matters where some are forgotten
    if (isRunning && this.#own.size < mostCounters / 2) return found;
    const made = isRunning ? found : { known: 0, untold: 0, endsAt: performance.now() + window };
    this.#own.delete(key);
    this.#own.set(key, made);
    if (this.#own.size > mostCounters) this.#own.delete(this.#own.keys().next().value as string);
    return made;
  }

  async #tell(db: Db, key: string, own: Own, { max, window }: Bound): Promise<Counted | null> {
    const told = own.untold;
    own.untold = 0;
    own.known += told;
    try {
      const { calls, left } = await add(
        db,
        createHmac('sha256', this.#secret).update(key).digest('base64url'),
        told,
        window,
      );
      const endsAt = performance.now() + left;
      // the database has begun a new window: what was known is of the last one
      own.known = endsAt > own.endsAt + window / 2 ? calls : Math.max(own.known, calls);
      own.endsAt = endsAt;
      // of many at once each has the number that the database gave it
      return { max, current: calls, ttl: Math.max(1, left) };
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      this.#awayUntil = performance.now() + pauseOf;
      return null;
    }
  }
}

/** Adds to a count, whose window begins with the first that is told, and returns all of it. */
async function add(db: Db, key: string, calls: number, window: number): Promise<{ calls: number; left: number }> {
  // of a clock that was set back it would never end
  const isOver = sql<boolean>`(call_counts.ends_ms <= ${databaseNow} or call_counts.ends_ms > ${databaseNow} + ${window})`;
  const ends = sql<number>`${databaseNow} + ${Math.ceil(window)}::bigint`;
  return db
    .insertInto('call_counts')
    .values({ key, calls, ends_ms: ends })
    .onConflict((oc) =>
      oc.column('key').doUpdateSet({
        calls: sql<number>`case when ${isOver} then excluded.calls else call_counts.calls + excluded.calls end`,
        ends_ms: sql<number>`case when ${isOver} then excluded.ends_ms else call_counts.ends_ms end`,
      }),
    )
    .returning(['calls', sql<number>`ends_ms - ${databaseNow}`.as('left')])
    .executeTakeFirstOrThrow();
}

/** Forgets counts whose windows are over. Runs as a scheduled job. */
export async function forgetCounts({ db }: { db: Db }): Promise<void> {
  if (isPostgres(db)) await db.deleteFrom('call_counts').where('ends_ms', '<=', databaseNow).execute();
}
