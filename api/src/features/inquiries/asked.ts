import { linksSince } from '@tero/shared/rules/inquiries/link-days';
import type { Caller } from '../../core/caller.ts';
import type { Trx } from '../../db/schema/database.ts';
import type { Work } from '../../deps/work.ts';
import { blockersOf } from '../blocks/service.ts';
import { tellReceived } from './received.ts';
import * as recipients from './recipient-repository.ts';
import * as inquiries from './repository.ts';

/**
 * Records, in the transaction of a contact, that it came from the caller's own pedido, and notifies the provider the
 * first time (rule ASK-48). Does nothing for a pedido that is deleted or somebody else's, nor when the provider has
 * blocked the person (rule TRUST-81).
 */
export async function noteAsked(
  work: Work,
  caller: Caller,
  { inquiryId, providerId }: { inquiryId: number; providerId: number },
  at: string,
): Promise<void> {
  const { trx } = work;
  if ((await blockersOf(trx, caller, [providerId])).size > 0) return;
  const isFirst = await recipients.markAsked(trx, { inquiryId, accountId: caller.accountId, providerId }, at);
  if (isFirst) await tellReceived(work, inquiryId, providerId);
}

/**
 * Returns the pedido of a link for a provider among its recipients; null for other providers, and after the link has
 * expired. The provider can still make a quote, which then answers no pedido (rule QUOTE-24).
 */
export async function inquiryOf(
  trx: Trx,
  { token, providerId, now }: { token: string; providerId: number; now: Date },
): Promise<number | null> {
  return (await recipients.findAsked(trx, { token, providerId, since: linksSince(now) })) ?? null;
}

/** Returns the writer and the request of a pedido that the team has not hidden. */
export function writerOf(trx: Trx, inquiryId: number): Promise<{ account_id: number; what: string } | undefined> {
  return inquiries.writerOf(trx, inquiryId);
}

/**
 * Returns the files of an account's photos. Remove them once the transaction that deletes the account has committed.
 */
export function photosOf(trx: Trx, accountId: number): Promise<string[]> {
  return inquiries.filesOfAccount(trx, accountId);
}
