import type { Clock } from '../../core/clock.ts';

const tolerated = 5;
const firstPause = 30_000;
const longestPause = 5 * 60_000;

/**
 * Holds a channel back while the service behind it does not answer: after some failures in a row it pauses, then tries
 * one message, and goes on when that arrives. Messages wait meanwhile without spending their attempts.
 */
export class Breaker {
  #failures = 0;
  #pause = firstPause;
  #pausedUntil = 0;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How many of `wanted` may be tried now. */
  allowed(wanted: number): number {
    if (this.#failures < tolerated) return wanted;
    return this.#clock.now().getTime() < this.#pausedUntil ? 0 : Math.min(wanted, 1);
  }

  succeeded(): void {
    this.#failures = 0;
    this.#pause = firstPause;
  }

  /** True when this one made it pause. */
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
