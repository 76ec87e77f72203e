import { type ResponseTime, usualResponse } from '@tero/shared/rules/time/response-time';
import type { Trx } from '../../db/schema/database.ts';
import { holdAccount } from '../../db/sql/dialect.ts';
import * as figures from './figure-repository.ts';

/**
 * Makes a provider's figure anew of the last answer of each person. It is only written when it changed: what visitors are
 * given is kept for as long as nothing of it is written (docs/decisions/kept-answers.md).
 */
export async function recount(trx: Trx, provider_id: number): Promise<void> {
  // answers of two people at once are counted one after the other
  await holdAccount(trx, provider_id);
  const before = await figures.findFigure(trx, provider_id);
  const now = usualResponse(await figures.lastAnswers(trx, provider_id));
  if (isSame(before, now)) return;
  if (now) await figures.writeFigure(trx, { provider_id, ...now });
  else await figures.removeFigure(trx, provider_id);
}

function isSame(before: ResponseTime | undefined, now: ResponseTime | null): boolean {
  return before?.minutes === now?.minutes && before?.answers === now?.answers;
}

/** Providers whose figures are to be made anew once an account's answers are deleted. */
export function answeredAbout(trx: Trx, accountId: number): Promise<number[]> {
  return figures.providersAnswered(trx, accountId);
}
