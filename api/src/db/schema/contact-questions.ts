import type { Outcome } from '@tero/shared/rules/time/response-time';
import type { Generated } from 'kysely';
import type { Flag, Instant } from '../values/values.ts';

/** The questions whether a provider responded, one for each contact. */
export interface ContactQuestionsTable {
  id: Generated<number>;
  account_id: number;
  provider_id: number;
  /** the last contact before the question */
  contacted_at: Instant;
  asked_at: Instant;
  outcome: Outcome | null;
  minutes: number | null;
  agreed: Flag | null;
  answered_at: Instant | null;
}

/** The time in which each provider usually responds; providers without a figure have no row. */
export interface ResponseTimesTable {
  provider_id: number;
  minutes: number;
  answers: number;
}
