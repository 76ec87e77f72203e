import { AsyncLocalStorage } from 'node:async_hooks';

/** A person waits for a call, nobody for a job, and what a start does to the schema takes as long as it takes. */
type Asking = 'call' | 'job' | 'start';

const current = new AsyncLocalStorage<{ asking: Asking; network: string | null }>();

/** Whom the work of now is done for; what nobody said is a job's. */
export function askingNow(): Asking {
  return current.getStore()?.asking ?? 'job';
}

/** The network of the call that the work of now is done for, by what one customer rents; null: it is the house's own. */
export function askingNetwork(): string | null {
  return current.getStore()?.network ?? null;
}

/** Runs `work`, and whatever it waits for, for a call from a network: its queries answer soon, or fail. */
export function inCall<T>(network: string, work: () => T): T {
  return current.run({ asking: 'call', network }, work);
}

/** Runs `work` of a start: nothing ends its queries. */
export function inStart<T>(work: () => T): T {
  return current.run({ asking: 'start', network: null }, work);
}
