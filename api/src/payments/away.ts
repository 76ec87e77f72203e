import { hour } from '@tero/shared/rules/time/durations';
import type { Clock } from '../core/clock.ts';
import { PaymentsUnavailable } from './payments.ts';

/** The milliseconds for which a failed call counts: when nobody calls, nothing shows that MercadoPago is back. */
const counts = hour;
/** A single call may fail for its own reasons. */
const fewest = 2;

/** Returns a watcher that remembers since when a client's calls have failed, if at least two in a row failed. */
export function watchCalls(clock: Clock) {
  let failed: { first: Date; last: Date; times: number } | null = null;
  let responses = 0;
  const current = () => (failed && clock.now().getTime() - failed.last.getTime() < counts ? failed : null);
  function respond() {
    responses += 1;
    failed = null;
  }
  return {
    /** Returns or throws what the call does. A refusal counts as a response. */
    async watch<T>(call: Promise<T>): Promise<T> {
      const before = responses;
      try {
        const said = await call;
        respond();
        return said;
      } catch (error) {
        const isAway = error instanceof PaymentsUnavailable && error.isAway;
        if (!isAway) respond();
        // a call that began before MercadoPago's last response says nothing about the present
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
