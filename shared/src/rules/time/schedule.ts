import { fold } from '../text/text.ts';
import { localClock } from './time.ts';

/** Weekdays, lower case and unaccented, Monday first (rule TIME-7). */
export const weekdays = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'] as const;
export type Weekday = (typeof weekdays)[number];

export const weekdayLabels: Record<Weekday, string> = {
  lunes: 'Lunes',
  martes: 'Martes',
  miercoles: 'Miércoles',
  jueves: 'Jueves',
  viernes: 'Viernes',
  sabado: 'Sábado',
  domingo: 'Domingo',
};

/** Names days briefly: 'Todos los días', 'Lunes a sábado', 'Lunes, miércoles y viernes'. */
export function daysLabel(days: readonly Weekday[]): string {
  if (days.length === weekdays.length) return 'Todos los días';
  const [first, ...others] = weekdays.filter((day) => days.includes(day));
  if (!first) return '';
  const last = others.at(-1);
  const isRun = last && weekdays.indexOf(last) - weekdays.indexOf(first) === others.length;
  const names = others.map((day) => weekdayLabels[day].toLowerCase());
  if (isRun && names.length > 1) return `${weekdayLabels[first]} a ${names.at(-1)}`;
  const before = [weekdayLabels[first], ...names.slice(0, -1)].join(', ');
  return names.length > 0 ? `${before} y ${names.at(-1)}` : before;
}

/** Returns the days on which a service is offered, in words. */
export function daysWords(days: readonly Weekday[]): string {
  return days.length > 0 ? daysLabel(days) : 'Días a coordinar con el proveedor';
}

/** Returns the days as bits, Monday = 1, as the database stores and filters them. Drops unknown names. */
export function daysMask(days: readonly string[]): number {
  return days.reduce((mask, name) => {
    const at = weekdays.indexOf(fold(name) as Weekday);
    return at < 0 ? mask : mask | (1 << at);
  }, 0);
}

/** Returns the days of a mask, Monday first. */
export function maskDays(mask: number): Weekday[] {
  return weekdays.filter((_, at) => mask & (1 << at));
}

/** Returns the weekday in Uruguay at an instant. */
export function weekdayOf(at: Date): Weekday {
  return weekdays[(localClock(at).getUTCDay() + 6) % 7] as Weekday;
}
