import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import { isQuestionTime } from '@tero/shared/rules/time/question-time';
import { localDay } from '@tero/shared/rules/time/time';
import { holdAccount } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Work } from '../../deps/work.ts';
import { titleWith } from '../notifications/notice/notice.ts';
import { notify } from '../notifications/notify.ts';
import * as questions from './repository.ts';

const batch = 200;

/**
 * Asks people in the daytime, a day or more after a contact, whether the provider responded. It asks about each
 * provider only once in a number of days, and announces all due questions with one notice a day (rules ASK-10 and
 * ASK-11).
 */
export async function askAboutContacts({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock.now();
  if (!isQuestionTime(now)) return;
  const before = (days: number) => new Date(now.getTime() - days * day).toISOString();
  const unaskedSince = before(limits.contactQuestionEvery);
  const span = { from: before(limits.contactQuestionWithin), until: before(1), unaskedSince, limit: batch };
  for (;;) {
    const due = await questions.listDue(db, span);
    for (const contacts of Map.groupBy(due, ({ account_id }) => account_id).values()) {
      await inTransaction(db, (trx) => ask({ trx, now, config }, contacts, unaskedSince));
    }
    if (due.length < batch) return;
  }
}

/**
 * Asks one person about contacts. Another process that does the same waits, and then finds that the person was asked.
 */
async function ask(work: Work, contacts: questions.DueContact[], unaskedSince: string): Promise<void> {
  const { trx, now } = work;
  const accountId = contacts[0]?.account_id;
  if (accountId === undefined) return;
  await holdAccount(trx, accountId);
  const names: string[] = [];
  for (const { account_id, provider_id, provider_name, contacted_at } of contacts) {
    if (await questions.wasAsked(trx, account_id, provider_id, unaskedSince)) continue;
    const question = { account_id, provider_id, contacted_at, asked_at: now.toISOString() };
    if (await questions.insert(trx, question)) names.push(provider_name);
  }
  const [first, ...others] = names;
  if (first === undefined) return;
  await notify(work, {
    accountId,
    ...wordsOf(first, others.length),
    type: 'contact_question',
    link: '/historial?tab=contacted',
    // the key holds the day, not the contact: questions that become due later that day appear in the app without
    // another notice
    key: `${accountId}:${localDay(now)}`,
    topic: 'contact-question',
  });
}

/** Returns the title and the message that ask about a provider and about this number of others. */
export function wordsOf(first: string, others: number) {
  const whom = others === 0 ? first : `${first} y a ${others} más`;
  return {
    title:
      others === 0
        ? titleWith(first, (name) => `¿Te respondió ${name}?`)
        : `¿Te respondieron los ${others + 1} proveedores?`,
    message: `${others === 0 ? 'Le' : 'Les'} escribiste a ${whom}. Contanos con un toque: así ayudás a otras personas a elegir.`,
  };
}
