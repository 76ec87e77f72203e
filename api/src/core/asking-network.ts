import { AsyncLocalStorage } from 'node:async_hooks';

/** The network that the work of now is done for, by what one customer rents; without one it is the house's own. */
const asking = new AsyncLocalStorage<string>();

/** Runs `work`, and whatever it waits for, for a network. */
export function askedBy<T>(network: string, work: () => T): T {
  return asking.run(network, work);
}

export function askingNetwork(): string | null {
  return asking.getStore() ?? null;
}
