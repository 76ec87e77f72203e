import type { Cita } from '@tero/shared/contract/quotes-cita';
import type { CitaRow } from './cita-repository.ts';

type Stored = Pick<CitaRow, 'sequence' | 'state' | 'side' | 'day' | 'start_time' | 'end_time' | 'place' | 'note'>;

/** Returns a cita for both sides. */
export function citaView({ start_time: from, end_time: until, ...row }: Stored): Cita {
  const { sequence, state, side, day, place, note } = row;
  return { sequence, state, side, day, from, until, place, note };
}
