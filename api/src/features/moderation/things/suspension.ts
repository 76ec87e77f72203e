import type { Trx } from '../../../db/schema/database.ts';
import { endSessions } from '../../accounts/sessions/end.ts';
import { answeredAbout, recount } from '../../contact-questions/figures.ts';
import { recountCitasWith } from '../../quotes/came/figures.ts';
import { setReviewsOfSuspended } from '../../reviews/moderate.ts';
import { refreshListed } from '../../services/lists/lists.ts';
import { type AuthorRow, setSuspended } from './repository.ts';

/**
 * Suspends an account at an instant, which ends its sessions, or lifts the suspension (null). In the same transaction,
 * everything that it published, reviewed and answered disappears from view and from averages, or comes back (rules
 * MOD-8 and MOD-11).
 */
export async function setAccountSuspended(
  trx: Trx,
  { id, kind }: Pick<AuthorRow, 'id' | 'kind'>,
  at: string | null,
  now: Date,
): Promise<void> {
  await setSuspended(trx, id, at);
  if (at !== null) await endSessions(trx, now, id);
  if (kind === 'provider') await refreshListed(trx, { providerId: id }, now);
  await setReviewsOfSuspended(trx, id, at);
  for (const providerId of await answeredAbout(trx, id)) await recount(trx, providerId);
  await recountCitasWith(trx, id);
}
