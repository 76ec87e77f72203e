import { day as aDay } from '@tero/shared/rules/time/durations';
import type { Db } from '../schema/database.ts';
import { Counts, isExceeded } from './counts.ts';

/** What each network has had of a day, of one kind. On SQLite a restart forgets it. */
export class DayShares {
  readonly #kind: string;
  readonly #counts: Counts;

  constructor(kind: string, secret: string) {
    this.#kind = kind;
    this.#counts = new Counts(secret);
  }

  /** Counts one more for a network; returns false when it has had `most` of that day already. */
  async take(db: Db, { day, network, most }: { day: string; network: string; most: number }): Promise<boolean> {
    const counted = await this.#counts.more(db, `${this.#kind} ${day} ${network}`, { max: most, window: aDay });
    return !isExceeded(counted);
  }
}
