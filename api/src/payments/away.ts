import { hour } from '@tero/shared/rules/time/durations';
import type { Clock } from '../core/clock.ts';
import { PaymentsUnavailable } from './payments.ts';

/** How long a failed call counts: with nobody asking, nothing would say that MercadoPago is back. */
const counts = hour;
/** A single call may fail for its own reasons. */
const fewest = 2;

/** Remembers since when the calls of a client fail, if two or more in a row failed. */
export function watchCalls(clock: Clock) {
  let failed: { first: Date; last: Date; times: number } | null = null;
  let responses = 0;
  const current = () => (failed && clock.now().getTime() - failed.last.getTime() < counts ? failed : null);
  function respond() {
    responses += 1;
    failed = null;
  }
  return {
    /** Returns or throws what the call does. A refusal is a response too. */
    async watch<T>(call: Promise<T>): Promise<T> {
      const before = responses;
      try {
        const said = await call;
        respond();
        return said;
      } catch (error) {
        const isAway = error instanceof PaymentsUnavailable && error.isAway;
        if (!isAway) respond();
        // a call that began before MercadoPago last responded says nothing about now
        else if (responses === before) {
          const now = clock.now();
          const { first, times } = current() ?? { first: now, times: 0 };
          failed = { first, last: now, times: times + 1 };
        }
        throw error;
      }
    },
    since() {
      const now = current();
      return now && now.times >= fewest ? now.first : null;
    },
  };
}
