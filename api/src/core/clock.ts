import { minute } from '@tero/shared/rules/time/durations';
import { localDay } from '@tero/shared/rules/time/time';

/** The only source of "now": tests hand in a fixed one. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

let known = { minute: 0, day: '' };

/** The local day of an instant, which is asked for with each call: no clock here changes within a minute of UTC. */
export function dayOf(at: Date): string {
  const its = Math.floor(at.getTime() / minute);
  if (its !== known.minute) known = { minute: its, day: localDay(at) };
  return known.day;
}
