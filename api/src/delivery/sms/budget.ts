import { localDay, startOfDay } from '@tero/shared/rules/time/time';
import { signed } from '../../core/hmac.ts';
import type { Db } from '../../db/schema/database.ts';
import { countTexts } from '../outbox/repository.ts';

/**
 * The part of the day's SMS for codes of unverified providers, and also the part for notices. The rest is for verified
 * providers.
 */
const smallShare = 0.25;
/** The part of the day's SMS after which the operator is warned. */
const nearly = 0.8;

/** Returns the name of a phone for the counts. Nobody can read the number from it without the secret. */
export function phoneKeyOf(secret: string, phone: string): string {
  return signed(secret, `text phone\n${phone}`).slice(0, 32);
}

/** Returns the share of the day's SMS for each purpose; `all` is the operator's budget (rule TRUST-32). */
export function sharesOf(textsADay: number) {
  const small = Math.ceil(textsADay * smallShare);
  return { all: textsADay, notices: small, ofUnverified: small, nearly: Math.ceil(textsADay * nearly) };
}

/** Returns the beginning of the local day, by which the budget counts. */
export function dayBegan(now: Date): string {
  return startOfDay(localDay(now)).toISOString();
}

/** Tells whether the day has SMS left for another notice. */
export async function hasNoticesLeft(db: Db, now: Date, textsADay: number): Promise<boolean> {
  const { all, notices } = sharesOf(textsADay);
  const since = dayBegan(now);
  return (
    (await countTexts(db, since, { notices: true })) < notices && (await countTexts(db, since, { all: true })) < all
  );
}
