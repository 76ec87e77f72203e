import { hour } from '@tero/shared/rules/time/durations';
import type { Clock } from '../core/clock.ts';
import { PaymentsUnavailable } from './payments.ts';

/** How long a failed call counts: with nobody asking, nothing would say that MercadoPago is back. */
const counts = hour;

/** Remembers since when the calls of a client fail. */
export function watchCalls(clock: Clock) {
  let failed: { first: Date; last: Date } | null = null;
  const since = () => (failed && clock.now().getTime() - failed.last.getTime() < counts ? failed.first : null);
  return {
    /** Returns or throws what the call does. A refusal is a response too. */
    async watch<T>(call: Promise<T>): Promise<T> {
      try {
        const said = await call;
        failed = null;
        return said;
      } catch (error) {
        const now = clock.now();
        failed = error instanceof PaymentsUnavailable ? { first: since() ?? now, last: now } : null;
        throw error;
      }
    },
    since,
  };
}
