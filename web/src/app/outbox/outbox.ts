import { giveKinds } from '../../offline/kinds.ts';

/** Registers the outbox's kinds, which load on first use together with the code that handles arrivals. */
export function followOutbox(): void {
  giveKinds(async () => (await import('./arrivals.ts')).welcomeArrivals());
}
