import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Who waits for the current work: a person for a call, nobody for a job. A start may change the schema for as long as
 * it takes.
 */
interface Asking {
  who: 'call' | 'job' | 'start';
  /** the network of the caller, as wide as one customer rents; null: the server's own work */
  network: string | null;
}

const current = new AsyncLocalStorage<Asking>();

/** Returns who waits for the current work; a job unless `inCall` or `inStart` said otherwise. */
export function askingNow(): Asking['who'] {
  return current.getStore()?.who ?? 'job';
}

/** Returns the network that the current work is for; null: the server itself. */
export function askingNetwork(): string | null {
  return current.getStore()?.network ?? null;
}

/** Runs `work` for a call from a network. Its queries, even in later steps, finish soon or fail. */
export function inCall<T>(network: string | null, work: () => T): T {
  return current.run({ who: 'call', network }, work);
}

/** Runs `work` of a start: nothing ends its queries. */
export function inStart<T>(work: () => T): T {
  return current.run({ who: 'start', network: null }, work);
}
