import type { PhoneViews } from '@tero/shared/contract/metrics';
import type { PublicProvider } from '@tero/shared/contract/providers';
import { limits } from '@tero/shared/limits';
import { shortName } from '@tero/shared/rules/person-name';
import { day } from '@tero/shared/rules/time/durations';
import { addDays, localDay } from '@tero/shared/rules/time/time';
import { raiseAlert } from '../../audit/alerts.ts';
import { type Caller, mayManage } from '../../core/caller.ts';
import { isStorageFull } from '../../core/errors.ts';
import type { Db } from '../../db/schema/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { askersOf, blockersOf } from '../blocks/service.ts';
import * as networks from './network-repository.ts';
import { takeOfNetworks } from './networks.ts';
import * as phones from './repository.ts';

/** The contact details of a provider that one caller may see. */
export interface ContactDetails {
  phone: string | null;
  email: string | null;
  /** a second number, only for calls; missing: none */
  call_phone?: string;
  /** why an existing phone is not shown */
  phone_withheld?: PhoneLimit;
}

type PhoneLimit = NonNullable<PublicProvider['phone_withheld']>;

export const noDetails: ContactDetails = { phone: null, email: null };

interface Owner {
  id: number;
  phone: string | null;
  email: string;
  call_phone?: string | null;
}

/**
 * Returns the contact details of a provider that the caller may see: none without a session, all for the owner and
 * administrators. Others get the phone, which is recorded and limited (rules PHONE-4, PHONE-10 and PHONE-11), and the
 * email once the account is a day old (rule PHONE-12).
 */
export async function contactDetails(deps: Deps, caller: Caller | null, owner: Owner): Promise<ContactDetails> {
  if (!caller) return noDetails;
  return (await contactDetailsOf(deps, caller, [owner])).get(owner.id) ?? noDetails;
}

/**
 * Returns the contact details of many providers, by id, in order. Providers that the account saw before are read
 * together. Each new one counts before the next, and after the first refusal all new ones are refused. Providers that
 * have blocked the caller are left out, as if they had no phone (rule TRUST-81).
 */
export async function contactDetailsOf(
  deps: Deps,
  caller: Caller,
  owners: readonly Owner[],
): Promise<ReadonlyMap<number, ContactDetails>> {
  const isOwn = ({ id }: Owner) => mayManage(caller, id);
  const shown = new Map<number, ContactDetails>(owners.filter(isOwn).map((owner) => [owner.id, detailsOf(owner)]));
  const { db, clock } = deps;
  const strangers = owners.filter((owner) => !isOwn(owner) && owner.phone !== null);
  const blockers = await blockersOf(db, caller, idsOf(strangers));
  const others = strangers.filter(({ id }) => !blockers.has(id));
  if (others.length === 0) return shown;
  const viewer = await phones.findViewer(db, caller.accountId);
  const aDayAgo = new Date(clock.now().getTime() - day).toISOString();
  const isOfAge = viewer !== undefined && viewer.created_at <= aDayAgo;
  const seen = await seenBefore(deps, caller, others);
  let withheld: PhoneLimit | null = null;
  for (const owner of others) {
    const { id } = owner;
    if (!seen.has(id)) withheld ??= await look(deps, caller, { providerId: id, isOfAge });
    // the email comes only with the phone: otherwise somebody could collect the emails of all providers
    const isGiven = seen.has(id) || withheld === null;
    const details = detailsOf(owner);
    const given = isOfAge && viewer.email_verified === 1 ? details : { ...details, email: null };
    shown.set(id, isGiven ? given : { ...noDetails, ...(withheld && { phone_withheld: withheld }) });
  }
  return shown;
}

/** Returns all contact details of a provider. */
export function detailsOf({ phone, email, call_phone }: Pick<Owner, 'phone' | 'email' | 'call_phone'>): ContactDetails {
  return { phone, email, ...(call_phone && { call_phone }) };
}

const idsOf = (owners: readonly Owner[]) => owners.map(({ id }) => id);

/** Returns the providers among these whose phone the account saw before, and records the view once a day. */
async function seenBefore(
  { db, clock }: Deps,
  { accountId }: Caller,
  owners: readonly Owner[],
): Promise<ReadonlySet<number>> {
  const now = clock.now();
  const all = await phones.findLooks(db, accountId, idsOf(owners));
  const looks = all.filter(({ last_seen_at }) => phones.isDecided(last_seen_at));
  const old = looks.filter(({ last_seen_at }) => localDay(new Date(last_seen_at)) !== localDay(now));
  const ids = old.map(({ provider_id }) => provider_id);
  if (ids.length > 0) await unlessFull(() => phones.markSeen(db, accountId, ids, now.toISOString()));
  return new Set(looks.map(({ provider_id }) => provider_id));
}

/**
 * Returns the providers among these whose phone the caller already has and may use. The answer reveals no new phone.
 */
export async function whoseIsKnown(db: Db, caller: Caller, ids: readonly number[]): Promise<Set<number>> {
  const looks = ids.length > 0 ? await phones.findLooks(db, caller.accountId, ids) : [];
  const blockers = await blockersOf(db, caller, ids);
  const seen = looks.filter(({ last_seen_at }) => phones.isDecided(last_seen_at)).map((one) => one.provider_id);
  const given = seen.filter((id) => !blockers.has(id));
  return new Set([...given, ...ids.filter((id) => mayManage(caller, id))]);
}

/** Runs a write and returns null when the disk is full: the read goes on, and only its record is lost. */
async function unlessFull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    return null;
  }
}

/**
 * Records that the account sees the phone of a new provider. Returns the exceeded daily limit, or null. It inserts the
 * view before it counts, then confirms or removes the view. So the last of several parallel calls counts all views, and
 * no call relies on a view that another is about to remove.
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
  const at = now.toISOString();
  const pair = { account_id: accountId, provider_id: providerId };
  const withheld = await unlessFull(async (): Promise<PhoneLimit | null> => {
    const begun = await phones.begin(db, pair, at);
    if (phones.isDecided(begun)) return null;
    const count = await phones.countSince(db, accountId, new Date(now.getTime() - day).toISOString());
    const isFull = count <= most && (await takeOfNetworks(deps, caller.ip));
    const regardless = isOfAge ? limits.phonesRegardless : limits.phonesRegardlessFirstDay;
    const isOfNetwork = isFull && count > regardless;
    if (!isOfNetwork && count <= most && (await phones.markGiven(db, pair, begun, at))) return null;
    await phones.takeBack(db, pair);
    if (isOfNetwork) return 'network_limit';
    return isOfAge ? 'daily_limit' : 'first_day_limit';
  });
  if (withheld === null) return null;
  const alert =
    withheld === 'network_limit'
      ? ({ kind: 'phones_of_network', entity: kind, id: accountId, count: limits.phonesOfAddress } as const)
      : ({ kind: 'phones_scraped', entity: kind, id: accountId, count: most } as const);
  await inTransaction(db, (trx) => raiseAlert(trx, now, alert));
  return withheld;
}

/** Returns the people who saw the provider's phone, by first name and initial, newest first (rule PHONE-13). */
export async function phoneViews(db: Db, providerId: number): Promise<PhoneViews> {
  const rows = await phones.listOf(db, providerId, limits.phoneViewsListed);
  const askers = await askersOf(
    db,
    rows.map(({ id }) => id),
  );
  const views = rows.map(({ name, ...row }) => ({ name: shortName(name), ...row, asker: askers.get(row.id) }));
  return { total: await phones.countOf(db, providerId), views };
}

/** Deletes old records of who saw a phone. */
export async function forgetPhoneViews({ db, clock }: Deps): Promise<void> {
  await phones.removeBefore(db, new Date(clock.now().getTime() - limits.phoneViewDays * day).toISOString());
  await networks.forgetNetworks(db, addDays(localDay(clock.now()), -1));
}
