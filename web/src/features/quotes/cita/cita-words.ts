import type { Cita, CitaCame } from '@tero/shared/contract/quotes-cita';
import { citaDay, citaHours, isCitaAhead, remindersOf } from '@tero/shared/rules/quotes/cita';
import { addDays } from '@tero/shared/rules/time/time';

interface Reader {
  isOwn: boolean;
  /** the account that accepted, or the provider's: it gets the reminders */
  isKnown: boolean;
  provider: string;
  at: Date;
}

/** Told where the cita of an open form is not what the person saw. */
export const citaChanged = 'La cita cambió. Mirá cómo quedó.';

/** Returns how a cita stands, for who reads it. */
export function standWords(
  cita: Pick<Cita, 'state' | 'side' | 'day' | 'from' | 'until' | 'sequence'>,
  { isOwn, isKnown, provider, at }: Reader,
): string {
  const { state, side } = cita;
  const isMine = (side === 'provider') === isOwn;
  const other = isOwn ? 'tu cliente' : provider;
  if (state === 'called_off') return isMine ? 'La suspendiste.' : `La suspendió ${other}.`;
  if (!isCitaAhead(cita, at)) return 'Esta cita ya pasó.';
  if (state === 'confirmed') return ['Los dos están de acuerdo.', remindedWords(cita, isKnown, at)].join(' ').trim();
  const open = isMine ? `Falta que la confirme ${other}.` : `La propuso ${other}. Confirmala o proponé otro momento.`;
  // also one that was confirmed (rule CITA-1)
  return cita.sequence > 1 ? `${open} La de antes ya no vale.` : open;
}

/** Says which reminders are still to come (rule CITA-5). Who accepted without an account gets none. */
function remindedWords(cita: Pick<Cita, 'day' | 'from'>, isKnown: boolean, at: Date): string {
  const { evening, soon } = remindersOf(cita);
  const when = [evening > at && 'la noche anterior', soon > at && 'dos horas antes'].filter(Boolean).join(' y ');
  if (!when) return '';
  return isKnown ? `Te la recordamos ${when}.` : `Si aceptaste con tu cuenta, te la recordamos ${when}.`;
}

/** Names the author of a cita's note. A confirmed cita keeps the note of the side that proposed it. */
export function noteOf({ state, side }: Cita, isOwn: boolean, provider: string): string {
  if ((side === 'provider') === (state === 'confirmed')) return isOwn ? 'Nota de tu cliente' : 'Nota del cliente';
  return isOwn ? 'Tu nota' : `Nota de ${provider}`;
}

/** `hoy`, `mañana`, or `jueves 12 de marzo`. */
export function nearDay(day: string, today: string): string {
  if (day === today) return 'hoy';
  if (day === addDays(today, 1)) return 'mañana';
  return citaDay(day);
}

/** `hoy, a las 15:00`. */
export function nearWhen(cita: Pick<Cita, 'day' | 'from' | 'until'>, today: string): string {
  return `${nearDay(cita.day, today)}, ${citaHours(cita)}`;
}

/** Returns the question about a cita, for who reads it, and its two answers (rule CITA-10). */
export function cameWords(
  { day, said, client }: CitaCame,
  { isOwn, provider }: Pick<Reader, 'isOwn' | 'provider'>,
): Record<'title' | 'note' | 'came' | 'absent', string> {
  const on = citaDay(day);
  if (isOwn && client === 'absent')
    return {
      title: `Tu cliente dijo que no fuiste a la cita del ${on}`,
      note: said ? 'Dijiste que fuiste, así que no cuenta.' : 'Si fuiste, decilo: así no cuenta.',
      ...{ came: 'Fui a la cita', absent: 'Fui y no estaba' },
    };
  if (isOwn)
    return {
      title: `¿Estaba tu cliente en la cita del ${on}?`,
      note: 'Tu cliente no ve lo que contestes.',
      ...{ came: 'Sí, estaba', absent: 'No estaba' },
    };
  const shown = `Lo que contestes lo ve ${provider}, y cuenta en su perfil.`;
  return {
    title: `¿Vino ${provider} a la cita del ${on}?`,
    note: said === undefined ? `La contesta quien aceptó el presupuesto, con un código. ${shown}` : shown,
    ...{ came: 'Sí, vino', absent: 'No vino' },
  };
}
