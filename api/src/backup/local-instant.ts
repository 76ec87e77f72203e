import { startOfDay } from '@tero/shared/rules/time/time';

const form = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?(Z|[+-]\d{2}:\d{2})?$/;

/**
 * Reads a time that an operator wrote, in Montevideo unless it ends in a time zone. Throws when the text is not a time.
 */
export function localInstant(text: string): Date {
  const [found, day = '', hours = '', minutes = '', seconds = '00', zone] = form.exec(text) ?? [];
  const clock = new Date(`${day}T${hours}:${minutes}:${seconds}${zone ?? 'Z'}`);
  if (!found || Number.isNaN(clock.getTime())) throw new Error('--at lleva fecha y hora, como --at 2026-11-23T10:00.');
  if (zone) return clock;
  return new Date(startOfDay(day).getTime() + clock.getTime() - new Date(day).getTime());
}
