import { limits } from '../../limits.ts';
import { addDays, localDay, startOfDay } from '../time/time.ts';

/** Returns the last day of a link to the photos of a pedido, which counts to its end in Montevideo (rule ASK-4). */
export function linkUntil(created_at: string): string {
  return addDays(localDay(new Date(created_at)), limits.inquiryLinkDays);
}

/** Returns the earliest writing time of pedidos with a working link. */
export function linksSince(now: Date): string {
  return startOfDay(addDays(localDay(now), -limits.inquiryLinkDays)).toISOString();
}
