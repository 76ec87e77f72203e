import type { ContactQuestion, contactQuestions as contract } from '@tero/shared/contract/contact-questions';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { limits } from '@tero/shared/limits';
import { hiddenProfileName } from '@tero/shared/rules/moderation';
import { day } from '@tero/shared/rules/time/durations';
import { usualResponse } from '@tero/shared/rules/time/response-time';
import type { Caller } from '../../core/caller.ts';
import { found } from '../../core/errors.ts';
import { inTransaction } from '../../db/transaction.ts';
import { flag } from '../../db/values/values.ts';
import type { Deps } from '../../deps/deps.ts';
import { imageUrl } from '../../images/store.ts';
import { citaCounts } from '../quotes/came/figures.ts';
import { lastAnswers } from './figure-repository.ts';
import { recount } from './figures.ts';
import * as questions from './repository.ts';

const answerableSince = (now: Date) => new Date(now.getTime() - limits.contactAnswerDays * day).toISOString();

/** Returns the questions that an account may still answer about its contacts, with the answers so far. */
export async function ownQuestions({ db, clock }: Deps, caller: Caller): Promise<ContactQuestion[]> {
  const since = answerableSince(clock.now());
  const rows = await questions.listOf(db, caller.accountId, since, limits.contactQuestionsListed);
  return rows.map(({ name, company_name, profile_image, in_sight, agreed, ...row }) => ({
    ...row,
    agreed: agreed === null ? null : agreed === 1,
    provider_name: in_sight ? (company_name ?? name) : hiddenProfileName,
    provider_image: in_sight && profile_image ? imageUrl(profile_image, 96) : null,
  }));
}

/** Stores an account's answer about a contact, in place of its earlier answer (rule ASK-13). */
export async function answer(
  { db, clock }: Deps,
  id: number,
  { outcome, minutes, agreed }: BodyOf<typeof contract.answer>,
  caller: Caller,
): Promise<void> {
  const now = clock.now();
  const responded = outcome === 'responded';
  await inTransaction(db, async (trx) => {
    const providerId = found(await questions.findProvider(trx, id, caller.accountId, answerableSince(now)), gone);
    await questions.answer(trx, id, caller.accountId, {
      outcome,
      minutes: responded ? (minutes ?? null) : null,
      agreed: responded && agreed != null ? flag(agreed) : null,
      answered_at: now.toISOString(),
    });
    await recount(trx, providerId);
  });
}

const gone = 'Esa pregunta ya no está. Recargá la página.';

/**
 * Returns a provider's own response time, and the number of citas it came to. With too few answers, the response time
 * says only how many there are.
 */
export async function ownResponseTime({ db }: Deps, caller: Caller) {
  const answers = await lastAnswers(db, caller.accountId);
  const isTold = answers.length >= limits.responseAnswers;
  return {
    answers: answers.length,
    response_time: usualResponse(answers),
    silent: isTold ? answers.filter(({ outcome }) => outcome === 'silent').length : null,
    agreed: isTold ? answers.filter((given) => given.agreed === 1).length : null,
    citas: await citaCounts(db, caller.accountId),
  };
}
