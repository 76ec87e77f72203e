import { linksSince } from '@tero/shared/rules/inquiries/link-days';
import type { Trx } from '../../db/schema/database.ts';
import * as recipients from './recipient-repository.ts';
import * as inquiries from './repository.ts';

/**
 * Notes in a contact's transaction that it came from an own pedido; does nothing for somebody else's or a deleted one.
 */
export async function noteAsked(
  trx: Trx,
  contact: { inquiryId: number; accountId: number; providerId: number },
  at: string,
): Promise<void> {
  await recipients.markAsked(trx, contact, at);
}

/**
 * Returns the pedido of a link for a provider among its recipients; null for others and after the link has ended. The
 * provider can still make a quote, which then answers no pedido (rule QUOTE-24).
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

/** Returns the files of an account's photos, to be removed once the transaction that deletes it has committed. */
export function photosOf(trx: Trx, accountId: number): Promise<string[]> {
  return inquiries.filesOfAccount(trx, accountId);
}
