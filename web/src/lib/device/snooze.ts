import { day } from '@tero/shared/rules/time/durations';
import { lasting } from './storage.ts';

/** The offers that rest for 30 days after a "not now". */
export type Offer = 'push-prompt' | 'install';

const restDays = 30;

/** Returns whether the person has said "not now" to the offer in the last 30 days. */
export function isResting(offer: Offer, now = Date.now()): boolean {
  return Number(lasting.read(`tero.${offer}`)) > now;
}

export function rest(offer: Offer, now = Date.now()): void {
  lasting.write(`tero.${offer}`, String(now + restDays * day));
}
