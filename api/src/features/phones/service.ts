import type { PhoneViews } from '@tero/shared/contract/metrics';
import type { PublicProvider } from '@tero/shared/contract/providers';
import { limits } from '@tero/shared/limits';
import { shortName } from '@tero/shared/rules/person-name';
import { day } from '@tero/shared/rules/time/durations';
import { addDays, localDay } from '@tero/shared/rules/time/time';
import { raiseAlert } from '../../audit/alerts.ts';
import { type Caller, mayManage } from '../../core/caller.ts';
import type { Db } from '../../db/schema/database.ts';
import { isStorageFull } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import * as networks from './network-repository.ts';
import { takeOfNetworks } from './networks.ts';
import * as phones from './repository.ts';

/** Contact details as one caller is shown them. */
export interface ContactDetails {
  phone: string | null;
  email: string | null;
  /** why an existing phone is not shown */
  phone_withheld?: PhoneLimit;
}

type PhoneLimit = NonNullable<PublicProvider['phone_withheld']>;

export const noDetails: ContactDetails = { phone: null, email: null };

interface Owner {
  id: number;
  phone: string | null;
  email: string;
}

/**
 * Returns what the caller is shown of a provider's contact details: nothing without a session, all of it to the owner
 * and administrators. Everybody else gets the phone, which is recorded and limited (rules PHONE-4, PHONE-10 and
 * PHONE-11), and with it the email once the account is a day old (rule PHONE-12).
 */
export async function contactDetails(deps: Deps, caller: Caller | null, owner: Owner): Promise<ContactDetails> {
  if (!caller) return noDetails;
  const { phone, email } = owner;
  if (mayManage(caller, owner.id)) return { phone, email };
  if (phone === null) return noDetails;
  const viewer = await phones.findViewer(deps.db, caller.accountId);
  const aDayAgo = new Date(deps.clock.now().getTime() - day).toISOString();
  const isOfAge = viewer !== undefined && viewer.created_at <= aDayAgo;
  const phone_withheld = await look(deps, caller, { providerId: owner.id, isOfAge });
  // the email comes with the phone, or as many emails could be gathered as there are providers
  if (phone_withheld !== null) return { ...noDetails, phone_withheld };
  return { phone, email: isOfAge && viewer.email_verified === 1 ? email : null };
}

/**
 * Records that the account is given the provider's phone; returns what it has too many of in a day, or null. The look is
 * written before it is counted, and given or taken back after it. Of many calls at once the last that writes counts all
 * that are given, and none takes a look for given that another is about to take back.
 */
async function look(
  deps: Deps,
  caller: Caller,
  { providerId, isOfAge }: { providerId: number; isOfAge: boolean },
): Promise<PhoneLimit | null> {
  const { db, clock } = deps;
  const { accountId, kind } = caller;
  const now = clock.now();
  const most = isOfAge ? limits.phonesPerDay : limits.phonesFirstDay;
  let withheld: PhoneLimit = isOfAge ? 'daily_limit' : 'first_day_limit';
  const at = now.toISOString();
  const pair = { account_id: accountId, provider_id: providerId };
  try {
    const before = await phones.find(db, pair);
    if (before && phones.isDecided(before.last_seen_at)) {
      if (localDay(new Date(before.last_seen_at)) !== localDay(now))
        await phones.markGiven(db, pair, before.last_seen_at, at);
      return null;
    }
    const begun = await phones.begin(db, pair, at);
    if (phones.isDecided(begun)) return null;
    const count = await phones.countSince(db, accountId, new Date(now.getTime() - day).toISOString());
    const isFull = count <= most && (await takeOfNetworks(deps, caller.ip));
    const regardless = isOfAge ? limits.phonesRegardless : limits.phonesRegardlessFirstDay;
    if (isFull && count > regardless) withheld = 'network_limit';
    else if (count <= most && (await phones.markGiven(db, pair, begun, at))) return null;
    await phones.takeBack(db, pair);
  } catch (error) {
    // reading works with a full disk too
    if (!isStorageFull(error)) throw error;
    return null;
  }
  const alert =
    withheld === 'network_limit'
      ? ({ kind: 'phones_of_network', entity: kind, id: accountId, count: limits.phonesOfAddress } as const)
      : ({ kind: 'phones_scraped', entity: kind, id: accountId, count: most } as const);
  await inTransaction(db, (trx) => raiseAlert(trx, now, alert));
  return withheld;
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
  await networks.forgetNetworks(db, addDays(localDay(clock.now()), -1));
}
