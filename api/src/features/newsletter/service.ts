import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { newsletter as contract } from '@tero/shared/contract/newsletter';
import { day, hour } from '@tero/shared/rules/time/durations';
import { AppError } from '../../core/errors.ts';
import type { Trx } from '../../db/schema/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { queueMail } from '../../delivery/mail/mailer.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Work } from '../../deps/work.ts';
import { countLeave } from './issue-repository.ts';
import * as subscribers from './repository.ts';
import { confirmUrl, leaveUrl, readConfirmation, readLeave } from './tokens.ts';

const linkLife = 2 * day;
/** The milliseconds between two mails to one address, whoever requests them. */
const pause = hour;
/** Milliseconds after which an address that was never confirmed is deleted. */
const unconfirmedLife = 7 * day;

/**
 * Stores an address with its consent, and mails its owner a link to confirm. A confirmed address gets a mail that says
 * so. The response is always the same, so that nobody can find out whether an address was known (rule SUPP-50).
 */
export async function subscribe(
  { db, config, clock }: Deps,
  { email, consent, website }: BodyOf<typeof contract.subscribe>,
): Promise<void> {
  if (website) return;
  const now = clock.now();
  const at = now.toISOString();
  await inTransaction(db, async (trx) => {
    const { id, confirmed_at, mailed_at } = await subscribers.hold(trx, email, consent, at);
    if (mailed_at && now.getTime() - Date.parse(mailed_at) < pause) return;
    const work = { trx, now, config };
    if (confirmed_at) {
      await subscribers.noteMail(trx, id, { mailed_at: at });
      await mailNewsletter(work, { id, email }, newsletterWords.known);
      return;
    }
    await subscribers.noteMail(trx, id, { mailed_at: at, consent, consented_at: at });
    const url = confirmUrl(config, id, new Date(now.getTime() + linkLife));
    await mailNewsletter(
      work,
      { id, email },
      { ...newsletterWords.asked, action: { label: 'Confirmar la suscripción al boletín', url } },
    );
  });
}

/** Confirms a subscription. Opening the link again, even later, gives the same response. */
export async function confirm({ db, config, clock }: Deps, token: string): Promise<void> {
  const { id, expiresAt } = readConfirmation(config, token);
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const row = await subscribers.find(trx, id);
    if (row?.confirmed_at) return;
    if (!row || now.getTime() > expiresAt) {
      throw new AppError('token_expired', { message: 'El enlace venció. Pedí el boletín de nuevo.' });
    }
    await subscribers.confirm(trx, id, now.toISOString());
    await mailNewsletter({ trx, now, config }, row, newsletterWords.welcome);
  });
}

/** Ends a subscription: deletes the address and the pending mails to it. */
export async function leave({ db, config }: Pick<Deps, 'db' | 'config'>, token: string): Promise<void> {
  const id = readLeave(config, token);
  await inTransaction(db, async (trx) => {
    const row = await subscribers.find(trx, id);
    await subscribers.remove(trx, id);
    if (row?.confirmed_at) await countLeave(trx, row.confirmed_at);
  });
}

/** Deletes the newsletter address of an account, in the transaction that deletes the account. */
export async function forgetSubscriber(trx: Trx, accountId: number): Promise<void> {
  await subscribers.removeOfAccount(trx, accountId);
}

/** Deletes an address; false when there is none. */
export async function removeSubscriber(trx: Trx, id: number): Promise<boolean> {
  return (await subscribers.remove(trx, id)) > 0;
}

const batch = 200;

/** Deletes addresses whose owners never confirmed. */
export async function forgetUnconfirmed({ db, clock }: Deps): Promise<void> {
  const before = new Date(clock.now().getTime() - unconfirmedLife).toISOString();
  while ((await inTransaction(db, (trx) => subscribers.removeUnconfirmed(trx, before, batch))) === batch);
}

interface Words {
  subject: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  footnote?: string;
  links?: readonly { label: string; url: string }[];
  /**
   * the event that the mail is about: an address gets one mail per key; without a key, one per subject and time of the
   * request
   */
  key?: string;
}

export const newsletterWords = {
  asked: {
    subject: 'Confirmá que querés el boletín de Tero',
    paragraphs: [
      'Alguien pidió el boletín de Tero para este email. Si fuiste vos, tocá el botón y te sumamos a la lista.',
    ],
    footnote: 'El enlace sirve durante 48 horas. Si no fuiste vos, no hagas nada: en una semana borramos tu email.',
  },
  welcome: {
    subject: 'Ya estás en el boletín de Tero',
    paragraphs: [
      'Listo. Te vamos a escribir una vez por mes como mucho, y en cada email podés darte de baja con un toque.',
    ],
  },
  known: {
    subject: 'Ya recibís el boletín de Tero',
    paragraphs: ['Pediste el boletín de Tero, y este email ya está en la lista. No hace falta que hagas nada.'],
  },
} satisfies Record<string, Words>;

export async function mailNewsletter(
  work: Work,
  { id, email }: { id: number; email: string },
  { key, ...words }: Words,
): Promise<void> {
  const unsubscribeUrl = leaveUrl(work.config, id);
  await queueMail(work, {
    ...words,
    key: `newsletter:${id}:${key ?? `${work.now.getTime()}:${words.subject}`}`,
    accountId: null,
    to: { name: email, address: email },
    greeting: null,
    footnote: [words.footnote, `Darme de baja del boletín: ${unsubscribeUrl}`].filter(Boolean).join(' '),
    unsubscribeUrl,
  });
}
