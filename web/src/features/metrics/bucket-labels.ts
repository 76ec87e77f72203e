import type { Period } from '@tero/shared/rules/metrics';
import { longDate, monthAndYear } from '@tero/shared/rules/time/time';

const axis: Record<Period, Intl.DateTimeFormatOptions> = {
  week: { weekday: 'short', day: 'numeric' },
  month: { day: 'numeric', month: 'numeric' },
  year: { month: 'short' },
};

/** Formats a bucket's local day, or its month, briefly for the axis of a chart. */
export function axisLabel(day: string, period: Period): string {
  return new Intl.DateTimeFormat('es-UY', { ...axis[period], timeZone: 'UTC' }).format(new Date(day));
}

/** Formats the same in full, for the tooltip. */
export function bucketLabel(day: string, period: Period): string {
  return period === 'year' ? monthAndYear(day) : longDate(day);
}
