import { type Channel as ChannelKey, mayNotify } from '@tero/shared/rules/notifications';
import type { Delivery } from '../../../delivery/outbox/outbox.ts';
import type { Deps } from '../../../deps/deps.ts';
import { storedSettings } from '../settings/service.ts';

export type Sending = Pick<Deps, 'config' | 'db' | 'clock' | 'log'>;

/** Tells whether the account's current settings block the delivery. Deliveries without a category always go. */
export async function isUnwanted(
  { db }: Sending,
  channel: ChannelKey,
  { accountId, category }: Delivery,
): Promise<boolean> {
  if (!category || accountId === null) return false;
  return !mayNotify(await storedSettings(db, accountId), channel, category);
}
