import type { Cita } from '../../contract/quotes-cita.ts';
import { weekdayLabels, weekdayOf } from '../time/schedule.ts';
import { dayAndMonth, startOfDay } from '../time/time.ts';

type When = Pick<Cita, 'day' | 'from' | 'until'>;

/** Returns the instant at which a local day has a local time. */
export function instantOf(day: string, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(startOfDay(day).getTime() + (hours * 60 + minutes) * 60_000);
}

/** `martes 10 de marzo, de 10:00 a 12:00`, or `… a las 10:00`. */
export function citaWhen({ day, from, until }: When): string {
  return `${weekdayLabels[weekdayOf(startOfDay(day))].toLowerCase()} ${dayAndMonth(day)}, ${hours({ from, until })}`;
}

function hours({ from, until }: Pick<When, 'from' | 'until'>): string {
  if (until) return `de ${from} a ${until}`;
  return from.startsWith('01:') ? `a la ${from}` : `a las ${from}`;
}

/** Tells whether a cita stands and has not ended: it can be moved, called off and, if proposed, confirmed. */
export function isCitaAhead({ state, day, from, until }: Pick<Cita, 'state'> & When, now: Date): boolean {
  return state !== 'called_off' && instantOf(day, until ?? from) > now;
}

/** What both may write on the day itself, in a tap (rule CITA-6). */
export const onTheDay = [
  { label: 'Estoy en camino', text: 'estoy en camino' },
  { label: 'Llego tarde', text: 'voy a llegar tarde' },
] as const;

/** Returns the message of a cita to the other: what was said of it, and the link. */
export function citaText(cita: Cita, { to, url }: { to: string | null; url: string }): string {
  const hello = `Hola${to ? ` ${to}` : ''}`;
  if (cita.state === 'called_off') return `${hello}: suspendí la cita del ${citaWhen(cita)}.\n${url}`;
  const asks = cita.state === 'proposed' ? ' ¿Te queda bien? Podés confirmarla acá:' : '';
  return `${hello}: nuestra cita es el ${citaWhen(cita)}, en ${cita.place}.${asks}\n${url}`;
}
