import { day } from '@tero/shared/rules/time/durations';

/** Offers that are snoozed for 30 days after a "not now". */
export type Offer = 'push-prompt' | 'install';

const restDays = 30;

/** Returns whether somebody has said "not now" in the last 30 days. */
export function isResting(offer: Offer, now = Date.now()): boolean {
  try {
    return Number(localStorage.getItem(`tero.${offer}`)) > now;
  } catch {
    return false;
  }
}

export function rest(offer: Offer, now = Date.now()): void {
  try {
    localStorage.setItem(`tero.${offer}`, String(now + restDays * day));
  } catch {
    // storage is full or blocked: the snooze is lost, and the offer may come back
  }
}
