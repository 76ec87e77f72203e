import type { CitaCame, QuoteSide } from '@tero/shared/contract/quotes-cita';
import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import type { Db, Instant } from '../../../db/schema/database.ts';
import { areInSight } from '../cita-repository.ts';
import { findAsked } from './repository.ts';

/** Returns the instant since which something was asked that can be answered. */
export function answerableSince(now: Date): Instant {
  return new Date(now.getTime() - limits.citaAnswerDays * day).toISOString();
}

/**
 * Returns what a reader sees of the question about a quote's last cita; undefined: nothing is asked, or one of the two
 * is out of sight. Who is neither of them (null) gets the question alone, answered or not (rule CITA-10).
 */
export async function cameOf(
  db: Db,
  quoteId: number,
  side: QuoteSide | null,
  now: Date,
): Promise<CitaCame | undefined> {
  const row = await findAsked(db, quoteId, answerableSince(now));
  if (!row || !(await areInSight(db, quoteId))) return undefined;
  const { sequence, day, client_outcome: client } = row;
  if (side === null) return { sequence, day };
  return side === 'client' ? { sequence, day, said: client } : { sequence, day, said: row.provider_outcome, client };
}
