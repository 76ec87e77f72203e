import type { Cita } from '@tero/shared/contract/quotes-cita';
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
  cita: Pick<Cita, 'state' | 'side' | 'day' | 'from' | 'until'>,
  { isOwn, isKnown, provider, at }: Reader,
): string {
  const { state, side } = cita;
  const isMine = (side === 'provider') === isOwn;
  const other = isOwn ? 'tu cliente' : provider;
  if (state === 'called_off') return isMine ? 'La suspendiste.' : `La suspendió ${other}.`;
  if (!isCitaAhead(cita, at)) return 'Esta cita ya pasó.';
  if (state === 'confirmed') return ['Los dos están de acuerdo.', remindedWords(cita, isKnown, at)].join(' ').trim();
  return isMine ? `Falta que la confirme ${other}.` : `La propuso ${other}. Confirmala o proponé otro momento.`;
}

/** Says which reminders are still to come (rule CITA-5). Who accepted without an account gets none. */
function remindedWords(cita: Pick<Cita, 'day' | 'from'>, isKnown: boolean, at: Date): string {
  const { evening, soon } = remindersOf(cita);
  const when = [evening > at && 'la noche anterior', soon > at && 'dos horas antes'].filter(Boolean).join(' y ');
  if (!when) return '';
  return isKnown ? `Te la recordamos ${when}.` : `Si aceptaste con tu cuenta, te la recordamos ${when}.`;
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
