import type { CitaState, QuoteSide } from '@tero/shared/contract/quotes-cita';
import type { Generated } from 'kysely';
import type { Instant } from '../values/values.ts';

/** The current cita of an accepted quote. */
export interface CitasTable {
  id: Generated<number>;
  quote_id: number;
  /** grows with each change */
  sequence: number;
  state: CitaState;
  /** who changed it last */
  side: QuoteSide;
  /** a local day, and local times, `HH:MM` */
  day: string;
  start_time: string;
  end_time: string | null;
  place: string;
  note: string | null;
  starts_at: Instant;
  changed_at: Instant;
  /** when a reminder is due; null: not any more, or never */
  evening_at: Instant | null;
  soon_at: Instant | null;
}
