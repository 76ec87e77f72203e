import { day, hour, minute } from './durations.ts';
import { shortDate } from './time.ts';

/** Returns the age of a notice: Ahora, Hace N min, Hace Nh, Hace Nd under 7 days, else a date (rule TIME-4). */
export function relativeTime(iso: string, now: Date): string {
  const age = now.getTime() - new Date(iso).getTime();
  if (age < minute) return 'Ahora';
  if (age < hour) return `Hace ${Math.floor(age / minute)} min`;
  if (age < day) return `Hace ${Math.floor(age / hour)}h`;
  if (age < 7 * day) return `Hace ${Math.floor(age / day)}d`;
  return shortDate(iso);
}

/** Returns the age of a post: Ahora under 1 hour, Hace Nh under 24 hours, Ayer under 48, else a date (rule TIME-5). */
export function postTime(iso: string, now: Date): string {
  const age = now.getTime() - new Date(iso).getTime();
  if (age < hour) return 'Ahora';
  if (age < day) return `Hace ${Math.floor(age / hour)}h`;
  if (age < 2 * day) return 'Ayer';
  return shortDate(iso);
}
