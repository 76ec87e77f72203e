import { minute } from '@tero/shared/rules/time/durations';
import type { Clock } from '../../core/clock.ts';
import type { Evidence } from './failures.ts';

const tolerated = 5;
const firstPause = 30_000;
const longestPause = 5 * minute;

/**
 * Pauses a channel while its service does not respond. After some failures in a row it waits, then tries one message,
 * and goes on once that is delivered. Messages that wait use up no attempts.
 */
export class Breaker {
  #failures = 0;
  #pause = firstPause;
  #pausedUntil = 0;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Tells whether the channel is paused, or tries one message after a pause. */
  get isOpen(): boolean {
    return this.#failures >= tolerated;
  }

  /** Returns how many of `wanted` messages may be tried now. */
  allowed(wanted: number): number {
    if (!this.isOpen) return wanted;
    return this.#clock.now().getTime() < this.#pausedUntil ? 0 : Math.min(wanted, 1);
  }

  succeeded(): void {
    this.#failures = 0;
    this.#pause = firstPause;
  }

  /**
   * Counts a failure by what it says about the service. A message that fails again does not start a pause, but extends
   * one, because it was the trial message. Addresses that never worked do not count, since a stranger can invent many.
   */
  failed(evidence: Evidence): void {
    if (evidence === 'nothing' || (evidence === 'again' && !this.isOpen)) return;
    this.#failures += 1;
    if (!this.isOpen) return;
    const now = this.#clock.now().getTime();
    if (now < this.#pausedUntil) return;
    this.#pausedUntil = now + this.#pause;
    this.#pause = Math.min(this.#pause * 2, longestPause);
  }
}
