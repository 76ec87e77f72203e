import type { PhoneViews } from '@tero/shared/contract/metrics';
import { limits } from '@tero/shared/limits';
import { shortName } from '@tero/shared/rules/person-name';
import { day } from '@tero/shared/rules/time/durations';
import { localDay } from '@tero/shared/rules/time/time';
import { raiseAlert } from '../../audit/alerts.ts';
import { type Caller, mayManage } from '../../core/caller.ts';
import type { Db } from '../../db/schema/database.ts';
import { isStorageFull } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import * as phones from './repository.ts';

/** Contact details as one caller is shown them. */
export interface ContactDetails {
  phone: string | null;
  email: string | null;
  /** why an existing phone is not shown */
  phone_withheld?: 'daily_limit';
}

export const noDetails: ContactDetails = { phone: null, email: null };

interface Owner {
  id: number;
  phone: string | null;
  email: string;
}

/**
 * Returns what the caller is shown of a provider's contact details: nothing without a session, all of it to the owner
 * and administrators. Everybody else gets the phone, which is recorded and limited (rules PHONE-4, PHONE-10 and
 * PHONE-11), and the email once the account is a day old (rule PHONE-12).
 */
export async function contactDetails(deps: Deps, caller: Caller | null, owner: Owner): Promise<ContactDetails> {
  if (!caller) return noDetails;
  const { phone, email } = owner;
  if (mayManage(caller, owner.id)) return { phone, email };
  const viewer = await phones.findViewer(deps.db, caller.accountId);
  const aDayAgo = new Date(deps.clock.now().getTime() - day).toISOString();
  const isKnown = viewer?.email_verified === 1 && viewer.created_at <= aDayAgo;
  const shown = { phone, email: isKnown ? email : null };
  if (phone === null || (await mayLook(deps, caller, owner.id))) return shown;
  return { ...shown, phone: null, phone_withheld: 'daily_limit' };
}

/**
 * Records that the account is given the provider's phone; false when it has been given too many in a day. The look is
 * written before it is counted, and given or taken back after it. Of many calls at once the last that writes counts all
 * that are given, and none takes a look for given that another is about to take back.
 */
async function mayLook({ db, clock }: Deps, { accountId, kind }: Caller, providerId: number): Promise<boolean> {
  const now = clock.now();
  const at = now.toISOString();
  const pair = { account_id: accountId, provider_id: providerId };
  try {
    const before = await phones.find(db, pair);
    if (before && phones.isDecided(before.last_seen_at)) {
      if (localDay(new Date(before.last_seen_at)) !== localDay(now))
        await phones.markGiven(db, pair, before.last_seen_at, at);
      return true;
    }
    const look = await phones.begin(db, pair, at);
    if (phones.isDecided(look)) return true;
    const count = await phones.countSince(db, accountId, new Date(now.getTime() - day).toISOString());
    if (count <= limits.phonesPerDay && (await phones.markGiven(db, pair, look, at))) return true;
    await phones.takeBack(db, pair);
  } catch (error) {
    // reading works with a full disk too
    if (!isStorageFull(error)) throw error;
    return true;
  }
  const alert = { kind: 'phones_scraped', entity: kind, id: accountId, count: limits.phonesPerDay } as const;
  await inTransaction(db, (trx) => raiseAlert(trx, now, alert));
  return false;
}

/** Who was given the provider's phone, by first name and initial, the last one first (rule PHONE-13). */
export async function phoneViews(db: Db, providerId: number): Promise<PhoneViews> {
  const rows = await phones.listOf(db, providerId, limits.phoneViewsListed);
  const views = rows.map(({ name, ...times }) => ({ name: shortName(name), ...times }));
  return { total: await phones.countOf(db, providerId), views };
}

/** Forgets who saw a phone so long ago. */
export async function forgetPhoneViews({ db, clock }: Deps): Promise<void> {
  await phones.removeBefore(db, new Date(clock.now().getTime() - limits.phoneViewDays * day).toISOString());
}
