import { giveKinds } from '../../offline/kinds.ts';

/** Gives the outbox its kinds when it first needs them, and with them who welcomes what arrives. */
export function followOutbox(): void {
  giveKinds(async () => (await import('./arrivals.ts')).welcomeArrivals());
}
