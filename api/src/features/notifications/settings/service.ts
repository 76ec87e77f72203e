import {
  type CategoryKey,
  type Channel,
  type ChannelSettings,
  categoriesOf,
  channels,
  defaultSettings,
  isAlwaysSent,
  type NotificationSettings,
} from '@tero/shared/rules/notifications';
import { found } from '../../../core/errors.ts';
import type { Db } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { smsNumber } from '../../../delivery/sms/gateway.ts';
import type { Deps } from '../../../deps/deps.ts';
import * as settings from './repository.ts';

/** The defaults with an account's changes; categories that a channel does not carry are left out. */
function settingsFrom(stored: string | null): NotificationSettings {
  const result = defaultSettings();
  const changed = read(stored);
  for (const channel of channels) {
    const { enabled, categories } = changed[channel] ?? {};
    if (typeof enabled === 'boolean') result[channel].enabled = enabled;
    for (const { key } of categoriesOf(channel)) {
      const wanted = categories?.[key];
      if (isAlwaysSent(channel, key)) result[channel].categories[key] = true;
      else if (typeof wanted === 'boolean') result[channel].categories[key] = wanted;
    }
  }
  return result;
}

export async function settingsReply({ db, config }: Deps, accountId: number) {
  const account = found(await settings.findRecipient(db, accountId));
  return {
    settings: settingsFrom(account.settings),
    smsAvailable: config.sms !== null,
    hasPhone: smsNumber(account.phone) !== null,
  };
}

/** Merges the given settings into the stored ones, and keeps unknown categories of other versions. */
export async function updateSettings(
  { db, clock }: Deps,
  accountId: number,
  given: Partial<Record<Channel, Partial<ChannelSettings>>>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const stored = read(await settings.findStored(trx, accountId));
    for (const channel of channels) {
      const { enabled, categories } = given[channel] ?? {};
      stored[channel] = {
        ...stored[channel],
        ...(enabled !== undefined && { enabled }),
        categories: { ...stored[channel]?.categories, ...categories },
      };
    }
    await settings.store(trx, accountId, JSON.stringify(stored), clock.now().toISOString());
  });
}

/** Switches the mails of one category off, for one-click unsubscribe. */
export async function stopMails(deps: Deps, accountId: number, category: CategoryKey): Promise<void> {
  await updateSettings(deps, accountId, { email: { categories: { [category]: false } } });
}

export async function storedSettings(db: Db, accountId: number): Promise<NotificationSettings> {
  return settingsFrom(await settings.findStored(db, accountId));
}

type Stored = Partial<Record<Channel, Partial<ChannelSettings>>>;

function read(stored: string | null): Stored {
  return stored ? (JSON.parse(stored) as Stored) : {};
}
