import type { CitaOutcome, CitaState, QuoteSide } from '@tero/shared/contract/quotes-cita';
import type { Generated } from 'kysely';
import type { Instant } from '../values/values.ts';

/** The current cita of an accepted quote. */
export interface CitasTable {
  id: Generated<number>;
  quote_id: number;
  /** grows with each change */
  sequence: number;
  state: CitaState;
  /** the side that changed it last */
  side: QuoteSide;
  /** a local day, and local times, `HH:MM` */
  day: string;
  start_time: string;
  end_time: string | null;
  place: string;
  note: string | null;
  starts_at: Instant;
  changed_at: Instant;
  /** when a reminder is due; null: none is due */
  evening_at: Instant | null;
  soon_at: Instant | null;
}

/** The answers to whether both people came to a confirmed cita, which may have been replaced since (rule CITA-10). */
export interface CitaAnswersTable {
  id: Generated<number>;
  quote_id: number;
  /** the cita's, as it was confirmed */
  sequence: number;
  day: string;
  /** when both were asked; null: not yet, or they will not be asked */
  asked_at: Instant | null;
  /** the provider's outcome as the client reports it, and the client's as the provider reports it */
  client_outcome: CitaOutcome | null;
  provider_outcome: CitaOutcome | null;
}

/** Providers that usually come to their citas, with the number of citas counted. Other providers have no row. */
export interface PunctualProvidersTable {
  provider_id: number;
  citas: number;
}
