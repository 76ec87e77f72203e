import type { Cita, QuoteSide } from '../../contract/quotes-cita.ts';
import { hour } from '../time/durations.ts';
import { weekdayLabels, weekdayOf } from '../time/schedule.ts';
import { addDays, dayAndMonth, startOfDay } from '../time/time.ts';

type When = Pick<Cita, 'day' | 'from' | 'until'>;

/** Returns the instant at which a local day has a local time. */
export function instantOf(day: string, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(startOfDay(day).getTime() + (hours * 60 + minutes) * 60_000);
}

/**
 * Returns when both are reminded of a confirmed cita: at 19:00 on the evening before, and two hours before (CITA-5).
 */
export function remindersOf({ day, from }: Pick<Cita, 'day' | 'from'>): { evening: Date; soon: Date } {
  return { evening: instantOf(addDays(day, -1), '19:00'), soon: new Date(instantOf(day, from).getTime() - 2 * hour) };
}

/** `martes 10 de marzo`. */
export function citaDay(day: string): string {
  return `${weekdayLabels[weekdayOf(startOfDay(day))].toLowerCase()} ${dayAndMonth(day)}`;
}

/** Returns `martes 10 de marzo, de 10:00 a 12:00`, or `… a las 10:00`. */
export function citaWhen({ day, from, until }: When): string {
  return `${citaDay(day)}, ${citaHours({ from, until })}`;
}

/** `de 10:00 a 12:00`, or `a las 10:00`. */
export function citaHours({ from, until }: Pick<When, 'from' | 'until'>): string {
  if (until) return `de ${from} a ${until}`;
  return from.startsWith('01:') ? `a la ${from}` : `a las ${from}`;
}

/** Tells whether a cita stands and has not ended: it can be moved, called off and, if proposed, confirmed. */
export function isCitaAhead({ state, day, from, until }: Pick<Cita, 'state'> & When, now: Date): boolean {
  return state !== 'called_off' && instantOf(day, until ?? from) > now;
}

/** Returns a cita if it stands; null if there is none or it was called off. */
export function standing(cita: Cita | null | undefined): Cita | null {
  return cita && cita.state !== 'called_off' ? cita : null;
}

const late = { label: 'Llego tarde', says: 'voy a llegar tarde. Disculpá.' };

/** The messages that each side can send with a tap on the day itself (rule CITA-6). */
export const onTheDay: Record<QuoteSide, { label: string; says: string }[]> = {
  provider: [{ label: 'Estoy en camino', says: 'estoy en camino.' }, late],
  client: [{ label: 'Te espero', says: 'te espero, como quedamos.' }, late],
};

interface Writing {
  /** whose side the writer is on */
  side: QuoteSide;
  /** the writer, as the other person knows them; null: unknown */
  from: string | null;
  /** whom they write to */
  to: string | null;
  /** the address of the quote's page */
  url: string;
}

/**
 * Returns a message about a cita to the other side: the text `says`, or else the time of the cita. Asks the other side
 * to confirm if that is still needed.
 */
export function citaText(cita: Cita, { side, from, to, url }: Writing, says?: string): string {
  const hello = `Hola${to ? ` ${to}` : ''}${from ? `, soy ${from}` : ''}`;
  if (says) return `${hello}: ${says}\n${url}`;
  const asks = cita.state === 'proposed' && cita.side === side ? ' ¿Te queda bien? La podés confirmar acá:' : '';
  return `${hello}: te escribo por la cita del ${citaWhen(cita)}.${asks}\n${url}`;
}
