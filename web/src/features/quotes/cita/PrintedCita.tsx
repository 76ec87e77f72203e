import type { SharedQuote } from '@tero/shared/contract/quotes';
import { citaWhen, isCitaAhead, standing } from '@tero/shared/rules/quotes/cita';
import { useClock } from '../../../lib/device/clock.ts';

/** The cita on paper, in a line: its card stays on the screen. One that was confirmed stays, also once it passed. */
export function PrintedCita({ cita, done }: Pick<SharedQuote, 'cita' | 'done'>) {
  const there = standing(cita);
  const isAhead = useClock((at) => (there && isCitaAhead(there, at) ? 'yes' : null)) !== null;
  if (!there) return null;
  const { state, place } = there;
  if (state === 'proposed' && (done || !isAhead)) return null;
  const open = state === 'proposed' ? ' (falta confirmarla)' : '';
  return <p className="wrap-anywhere hidden print:block">{`Cita: ${citaWhen(there)}, en ${place}${open}.`}</p>;
}
