import type { Trx } from '../../db/schema/database.ts';
import * as recipients from './recipient-repository.ts';
import * as inquiries from './repository.ts';

/** Notes in a contact's transaction that it came from an own pedido; of a foreign one, or one that is gone, nothing. */
export async function noteAsked(
  trx: Trx,
  contact: { inquiryId: number; accountId: number; providerId: number },
  at: string,
): Promise<void> {
  await recipients.markAsked(trx, contact, at);
}

/** The files of an account's photos, to be removed once the transaction that deletes it has committed. */
export function photosOf(trx: Trx, accountId: number): Promise<string[]> {
  return inquiries.filesOfAccount(trx, accountId);
}
