import { type Channel as ChannelKey, isAlwaysSent, mayNotify } from '@tero/shared/rules/notifications';
import type { Delivery } from '../../../delivery/outbox/outbox.ts';
import type { Deps } from '../../../deps/deps.ts';
import { waitsForDeletion } from '../settings/repository.ts';
import { storedSettings } from '../settings/service.ts';

export type Sending = Pick<Deps, 'config' | 'db' | 'clock' | 'log'>;

/**
 * Tells whether the account's current settings block the delivery, or the account is awaiting its deletion (rule
 * ACC-94). Deliveries without a category are never blocked, nor are security alerts by mail.
 */
export async function isUnwanted(
  { db }: Pick<Sending, 'db'>,
  channel: ChannelKey,
  { accountId, category }: Pick<Delivery, 'accountId' | 'category'>,
): Promise<boolean> {
  if (!category || accountId === null) return false;
  if (!isAlwaysSent(channel, category) && (await waitsForDeletion(db, accountId))) return true;
  return !mayNotify(await storedSettings(db, accountId), channel, category);
}
