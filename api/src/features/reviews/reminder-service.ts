import { address } from '@tero/shared/rules/text/address';
import { day } from '@tero/shared/rules/time/durations';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { titleWith } from '../notifications/notice/notice.ts';
import { notify } from '../notifications/notify.ts';
import { findUnasked, markAsked } from './reminder-repository.ts';

/**
 * The milliseconds before a reminder. A day after a contact we ask whether the provider responded (rule ASK-10); the
 * review comes after the work.
 */
const soonest = 3 * day;
/** The milliseconds after which a contact gets no reminder any more, for example because the server was down. */
const longest = 8 * day;
const batch = 100;

/**
 * Reminds clients to review, from three days after they contacted a provider, once per service and only if they wrote
 * no review.
 */
export async function remindOfReviews({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock.now();
  const before = (age: number) => new Date(now.getTime() - age).toISOString();
  for (;;) {
    const contacts = await findUnasked(db, before(longest), before(soonest), batch);
    for (const { account_id, service_id, title, listed, paused, kind, review_id, provider } of contacts) {
      await inTransaction(db, async (trx) => {
        const work = { trx, now, config };
        const isOurs = await markAsked(trx, account_id, service_id, now.toISOString());
        if (!isOurs || review_id !== null || !(listed || paused) || kind !== 'user') return;
        await notify(work, reminderNotice({ accountId: account_id, service_id, title, provider }));
      });
    }
    if (contacts.length < batch) return;
  }
}

interface Reminded {
  accountId: number;
  service_id: number;
  /** the title of the service */
  title: string;
  provider: string;
}

/** Returns what reminds a client of a review. */
export function reminderNotice({ accountId, service_id, title, provider }: Reminded) {
  return {
    accountId,
    type: 'review_reminder',
    title: titleWith(provider, (name) => `¿Cómo te fue con ${name}?`),
    message: `Hace unos días le escribiste por «${title}». Tu reseña ayuda a otras personas a elegir.`,
    link: address`/servicios/${service_id}/review`,
    key: `${accountId}:${service_id}`,
    topic: `review-reminder:${service_id}`,
    mail: {
      paragraphs: [
        `Hace unos días le escribiste a ${provider} por «${title}». Si ya está hecho el trabajo, contá cómo te fue. Lleva un minuto.`,
      ],
    },
  } as const;
}
