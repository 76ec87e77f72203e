import { AsyncLocalStorage } from 'node:async_hooks';

/** A person waits for a call, nobody for a job, and what a start does to the schema takes as long as it takes. */
type Asking = 'call' | 'job' | 'start';

const current = new AsyncLocalStorage<Asking>();

/** Who waits for the queries of now; what nobody said is a job's. */
export function askingNow(): Asking {
  return current.getStore() ?? 'job';
}

/** Runs `work`, and whatever it waits for, for a call: its queries answer soon, or fail. */
export function inCall<T>(work: () => T): T {
  return current.run('call', work);
}

/** Runs `work` of a start: nothing ends its queries. */
export function inStart<T>(work: () => T): T {
  return current.run('start', work);
}
