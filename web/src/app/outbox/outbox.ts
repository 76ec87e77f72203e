import { giveKinds } from '../../offline/kinds.ts';

/** Gives the outbox its kinds when it first needs them, and with them the code that handles arrivals. */
export function followOutbox(): void {
  giveKinds(async () => (await import('./arrivals.ts')).welcomeArrivals());
}
