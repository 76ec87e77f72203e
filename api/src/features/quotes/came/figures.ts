import { usualComing } from '@tero/shared/rules/quotes/punctual';
import type { Db, Trx } from '../../../db/schema/database.ts';
import { holdAccount } from '../../../db/sql/dialect.ts';
import * as came from './repository.ts';

/** Counts what clients say of a provider's citas. Whatever the provider said contradicts that it did not come. */
export async function citaCounts(db: Db, providerId: number) {
  const answers = await came.answersAbout(db, providerId);
  return usualComing(
    answers.flatMap(({ accepted_phone: person, client_outcome: outcome, provider_outcome }) =>
      person && outcome ? { person, outcome, isContradicted: outcome === 'absent' && provider_outcome !== null } : [],
    ),
  );
}

/** Makes a provider's figure anew (rule CITA-11). */
export async function recountCitas(trx: Trx, providerId: number): Promise<void> {
  // the lock counts answers of two people one after the other
  await holdAccount(trx, providerId);
  await came.putFigure(trx, providerId, (await citaCounts(trx, providerId)).punctual);
}

/** Makes the figures anew of those about whose citas an account said something. */
export async function recountCitasWith(trx: Trx, accountId: number): Promise<void> {
  for (const providerId of await came.providersOf(trx, accountId)) await recountCitas(trx, providerId);
}
