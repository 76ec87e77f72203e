import type { ComingCita } from '@tero/shared/contract/citas';
import { addDays } from '@tero/shared/rules/time/time';

/** What a day holds: a cita, or free time between two. */
type Entry = { cita: ComingCita; isAtOnce: boolean } | { free: { from: string; until: string } };

interface Day {
  day: string;
  entries: Entry[];
}

/** Days that are shown whole, also where they are free, from today on. */
const week = 7;

/** Free time between two citas that is worth a line, in minutes. */
const gap = 60;

/**
 * Returns the days of citas, which come in order of time. A provider gets all days of the week that begins today, and the
 * free time between two citas of a day (rule CITA-7); a client gets the days with a cita.
 */
export function daysOf(citas: readonly ComingCita[], today: string, isProvider: boolean): Day[] {
  const byDay = new Map(isProvider ? Array.from({ length: week }, (_, n) => [addDays(today, n), []]) : []) as Map<
    string,
    ComingCita[]
  >;
  for (const cita of citas) byDay.set(cita.day, [...(byDay.get(cita.day) ?? []), cita]);
  return [...byDay].map(([day, ofDay]) => ({ day, entries: entriesOf(ofDay, isProvider) }));
}

function entriesOf(citas: readonly ComingCita[], isProvider: boolean): Entry[] {
  const entries: Entry[] = [];
  let end = '';
  for (const [at, cita] of citas.entries()) {
    const before = citas[at - 1];
    // one without an end may take as long as it likes
    if (isProvider && before?.until && minutesOf(cita.from) - minutesOf(end) >= gap)
      entries.push({ free: { from: end, until: cita.from } });
    entries.push({ cita, isAtOnce: cita.from < end || cita.from === before?.from });
    if (cita.until && cita.until > end) end = cita.until;
  }
  return entries;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
