import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import { addDays, addMonths, localDay } from '@tero/shared/rules/time/time';
import type { Trx } from '../../db/schema/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { forgetOldCodes } from '../phones/codes.ts';
import { recountCitas } from './came/figures.ts';
import * as came from './came/repository.ts';
import * as citas from './cita-repository.ts';
import { removeUncounted } from './entry-repository.ts';
import * as photos from './photos-repository.ts';
import * as kept from './retention-repository.ts';

/**
 * Removes a leaving provider from its accepted quotes: the text and what counts in its libreta stay, for the person who
 * accepted (rule QUOTE-20). Its other quotes are deleted with the account. What was said of anybody's citas goes too
 * (rule CITA-11), and so does that photos may be shown (rule QUOTE-59).
 */
export async function leaveAgreements(trx: Trx, accountId: number): Promise<void> {
  // a person who accepts one meanwhile waits for the lock, and then finds it gone
  await kept.holdAll(trx, accountId);
  await citas.removeOf(trx, accountId);
  await removeUncounted(trx, accountId);
  for (const providerId of await came.removeOf(trx, accountId)) await recountCitas(trx, providerId);
  await photos.forgetShown(trx, accountId);
  await kept.removeVersionsOfAgreed(trx, accountId);
  await kept.leaveTexts(trx, accountId);
}

/** Deletes expired quotes, citas and codes (rules QUOTE-21 and CITA-8). Runs every hour. */
export async function forgetOldQuotes(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock.now();
  const agreedBefore = addMonths(now, -12 * limits.quoteAgreedYears).toISOString();
  const endedBefore = addDays(localDay(now), -limits.quoteForgottenDays);
  await inTransaction(deps.db, async (trx) => {
    await kept.removeOld(trx, { agreedBefore, endedBefore });
    const told = new Date(now.getTime() - limits.citaNoticeDays * day).toISOString();
    await citas.removeOld(trx, { day: endedBefore, told });
    for (const providerId of await came.removeOld(trx, endedBefore)) await recountCitas(trx, providerId);
  });
  await forgetOldCodes(deps);
}
