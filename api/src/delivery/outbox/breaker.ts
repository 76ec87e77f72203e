import { minute } from '@tero/shared/rules/time/durations';
import type { Clock } from '../../core/clock.ts';

const tolerated = 5;
const firstPause = 30_000;
const longestPause = 5 * minute;

/**
 * Pauses a channel while its service does not respond: after some failures in a row it waits, then tries one message,
 * and continues when that is delivered. Waiting messages spend no attempts.
 */
export class Breaker {
  #failures = 0;
  #pause = firstPause;
  #pausedUntil = 0;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns how many of `wanted` messages may be tried now. */
  allowed(wanted: number): number {
    if (this.#failures < tolerated) return wanted;
    return this.#clock.now().getTime() < this.#pausedUntil ? 0 : Math.min(wanted, 1);
  }

  succeeded(): void {
    this.#failures = 0;
    this.#pause = firstPause;
  }

  /** Counts a failure; returns whether it started a pause. */
  failed(): boolean {
    this.#failures += 1;
    if (this.#failures < tolerated) return false;
    const now = this.#clock.now().getTime();
    if (now < this.#pausedUntil) return false;
    this.#pausedUntil = now + this.#pause;
    this.#pause = Math.min(this.#pause * 2, longestPause);
    return true;
  }
}
