import type { Cita } from '@tero/shared/contract/quotes-cita';
import { citaWhen, standing } from '@tero/shared/rules/quotes/cita';

/** The cita on paper, in a line: its card stays on the screen. */
export function PrintedCita({ cita }: { cita: Cita | null | undefined }) {
  const there = standing(cita);
  if (!there) return null;
  const { state, place } = there;
  const open = state === 'proposed' ? ' (falta confirmarla)' : '';
  return <p className="wrap-anywhere hidden print:block">{`Cita: ${citaWhen(there)}, en ${place}${open}.`}</p>;
}
