import { setImmediate as nextTurn } from 'node:timers/promises';
import { channels, mayNotify } from '@tero/shared/rules/notifications';
import { address } from '@tero/shared/rules/text/address';
import { localDay, longDate } from '@tero/shared/rules/time/time';
import type { Trx } from '../../db/schema/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { isDaytime } from '../notifications/daytime.ts';
import { titleWith } from '../notifications/notice/notice.ts';
import { notify } from '../notifications/notify.ts';
import { storedSettings } from '../notifications/settings/service.ts';
import * as followers from './followers-repository.ts';
import type * as offers from './repository.ts';

const batch = 50;
const page = 200;

/**
 * Notifies people who have a provider among their favourites that a promotion has started, in the daytime, of at most
 * one promotion a day per person (rule NOTI-72).
 */
export async function tellOfOffers({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock.now();
  const today = localDay(now);
  if (!isDaytime(now)) return;
  for (const offer of await followers.listUntold(db, { today, now: now.toISOString(), limit: batch })) {
    for (let after = 0; ; ) {
      const accounts = await followers.listFollowers(db, offer.provider_id, after, page);
      await inTransaction(db, async (trx) => {
        for (const accountId of accounts) {
          if (await wants(trx, accountId)) await notify({ trx, now, config }, promotionNotice(offer, accountId, today));
        }
      });
      // when nobody wants the notices, nothing is written and nothing waits for the disk, so other calls run here
      await nextTurn();
      if (accounts.length < page) break;
      after = accounts.at(-1) ?? after;
    }
    // a run that dies starts again: the keys keep it from notifying anybody twice
    await followers.markTold(db, offer.id, now.toISOString());
  }
}

/**
 * Tells whether an account switched promotions on. Others get no notice, not even in the app, as the privacy policy
 * promises.
 */
async function wants(trx: Trx, accountId: number): Promise<boolean> {
  const settings = await storedSettings(trx, accountId);
  return channels.some((channel) => mayNotify(settings, channel, 'promotionalOffers'));
}

type Promotion = Pick<offers.OfferRow, 'provider_id' | 'name' | 'company_name' | 'title' | 'end_date'>;

/** Returns the notice to a follower about a promotion. */
export function promotionNotice(offer: Promotion, accountId: number, today: string) {
  const name = offer.company_name ?? offer.name;
  const ends = `Vale hasta el ${longDate(offer.end_date)}.`;
  return {
    accountId,
    type: 'promotion',
    title: titleWith(name, (short) => `Promoción de ${short}`),
    message: offer.title ? `«${offer.title}». ${ends}` : ends,
    link: address`/provider-profile/${offer.provider_id}`,
    // the key has the day instead of the promotion, so that a second promotion on the same day is the same event
    key: `${accountId}:${today}`,
    topic: 'promo',
    mail: {
      paragraphs: [
        offer.title ? `${name} publicó la promoción «${offer.title}».` : `${name} publicó una promoción.`,
        `${ends} Te avisamos porque tenés a ${name} en tus favoritos.`,
      ],
    },
  } as const;
}
