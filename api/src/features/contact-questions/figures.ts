import { usualResponse } from '@tero/shared/rules/time/response-time';
import type { Trx } from '../../db/schema/database.ts';
import { holdAccount } from '../../db/sql/dialect.ts';
import * as figures from './figure-repository.ts';

/** Computes a provider's figure again from the last answer of each person. */
export async function recount(trx: Trx, provider_id: number): Promise<void> {
  // the lock makes the answers of two people count one after the other
  await holdAccount(trx, provider_id);
  const now = usualResponse(await figures.lastAnswers(trx, provider_id));
  if (now) await figures.writeFigure(trx, { provider_id, ...now });
  else await figures.removeFigure(trx, provider_id);
}

/** Returns the providers to recount once an account's answers are deleted. */
export function answeredAbout(trx: Trx, accountId: number): Promise<number[]> {
  return figures.providersAnswered(trx, accountId);
}
