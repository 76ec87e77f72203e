import { day } from '@tero/shared/rules/time/durations';
import { addMonths } from '@tero/shared/rules/time/time';
import { badgeOf } from '@tero/shared/rules/verification';
import type { Config } from '../../../config/config.ts';
import type { Db, Flag, Instant } from '../../../db/schema/database.ts';
import type { Work } from '../../../deps/work.ts';
import { listOf, type SubscriptionRow } from '../ledger/repository.ts';
import { keysOf } from './person.ts';
import * as firstMonths from './repository.ts';

/** The first charge of a subscription that begins now. */
export interface FirstCharge {
  /** not after now: at once */
  at: Date;
  /** the month until then is the person's first one, which is granted */
  isFirstMonth: boolean;
}

type Payer = Pick<SubscriptionRow, 'payer_email' | 'mp_payer_id'>;

/**
 * Returns the first charge of a provider with this payer (rule SUB-6). It is in a month for a person who has not been
 * granted one. Otherwise it is when the person's granted or paid time ends.
 */
export async function firstChargeOf(
  { db, config, now }: { db: Db; config: Config; now: Date },
  providerId: number,
  payer: Payer,
): Promise<FirstCharge> {
  const granted = await firstMonths.findLatest(db, await keysOfPayer(db, config, providerId, payer));
  const begun = (await firstMonths.listBegun(db, providerId, payer.payer_email)).map((row) => endFor(row, providerId));
  const until = [granted?.until ?? '', ...begun].sort().at(-1) || null;
  const from = until === null ? addMonths(now, 1) : new Date(until);
  const at = Math.max(from.getTime(), await keptUntil(db, providerId), now.getTime());
  return { at: new Date(at), isFirstMonth: until === null };
}

/**
 * Returns the time until which a subscription frees a provider from charges. Another account's subscription counts only
 * with its first month, not with the year of a seat.
 */
function endFor(row: SubscriptionRow, providerId: number): Instant {
  const isOwn = row.provider_id === providerId;
  return isOwn && row.end_date ? row.end_date : earlier(firstChargeAt(row).toISOString(), monthFrom(row.created_at));
}

function monthFrom(at: Instant): Instant {
  return addMonths(new Date(at), 1).toISOString();
}

function earlier(one: Instant, other: Instant): Instant {
  return one < other ? one : other;
}

/**
 * Returns until when a cancelled or manual subscription of the provider still gives access; 0: no subscription does.
 */
async function keptUntil(db: Db, providerId: number): Promise<number> {
  const ends = (await listOf(db, providerId)).flatMap(({ status, end_date }) =>
    status === 'cancelled' && end_date ? [Date.parse(end_date)] : [],
  );
  return Math.max(0, ...ends);
}

/** Tells whether the person of a subscription was granted the first month elsewhere, after the checkout was opened. */
export async function isChargedTooLate(work: Work, row: SubscriptionRow, payerId: string | null): Promise<boolean> {
  if (row.provider_id === null) return false;
  const given = { db: work.trx, config: work.config, now: new Date(row.created_at) };
  const due = await firstChargeOf(given, row.provider_id, { ...row, mp_payer_id: payerId ?? row.mp_payer_id });
  return due.at.getTime() + day < firstChargeAt(row).getTime();
}

/** Returns the first charge that was agreed on with MercadoPago. */
export function firstChargeAt({ first_charge_at, created_at }: SubscriptionRow): Date {
  return first_charge_at === null ? addMonths(new Date(created_at), 1) : new Date(first_charge_at);
}

/** Tells whether a subscription gave the first month: MercadoPago activated it, or it was a seat. */
export function isBegun({ start_date, mp_id, early_access }: SubscriptionRow): boolean {
  return start_date !== null && (mp_id !== null || early_access === 1);
}

/**
 * Stores until when a person has granted or paid time, under everything that identifies the person, for the person's
 * other accounts: a month at most. A seat's year belongs to its account alone (rule SUB-70).
 */
export async function rememberGrant({ trx, config, now }: Work, row: Payer & Grant): Promise<void> {
  if (row.provider_id === null || row.end_date === null) return;
  const keys = await keysOfPayer(trx, config, row.provider_id, row);
  const last = monthFrom(row.early_access ? row.created_at : now.toISOString());
  await firstMonths.keep(trx, keys, earlier(row.end_date, last), row.early_access);
}

interface Grant {
  provider_id: number | null;
  end_date: Instant | null;
  early_access: Flag;
  created_at: Instant;
}

/**
 * Tells whether a provider may have an early access seat (rule SUB-87). It must be verified (document and face), with a
 * cédula and a verified email, and the person must not have had a seat by this or another account.
 */
export async function mayHaveSeat({ trx, config }: Work, providerId: number, payerEmail: string): Promise<boolean> {
  const known = await firstMonths.findKnown(trx, providerId);
  if (!known.cedula_number || !known.email_verified || !badgeOf(known).is_verified) return false;
  const keys = await keysOfPayer(trx, config, providerId, { payer_email: payerEmail, mp_payer_id: null });
  return (await firstMonths.findLatest(trx, keys))?.seat !== 1;
}

async function keysOfPayer(db: Db, config: Config, providerId: number, payer: Payer): Promise<string[]> {
  const { payer_email: payerEmail, mp_payer_id: payerId } = payer;
  const cedula = await firstMonths.findCedula(db, providerId);
  return keysOf(config, { accountId: providerId, cedula, payerEmail, payerId });
}
