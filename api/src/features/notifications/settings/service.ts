import { editedSettings } from '@tero/shared/contract/notifications';
import {
  type CategoryKey,
  type Channel,
  type ChannelSettings,
  categoriesOf,
  channels,
  defaultSettings,
  isAlwaysSent,
  type NotificationSettings,
  type SettingsOwner,
} from '@tero/shared/rules/notifications';
import { found } from '../../../core/errors.ts';
import type { Db, Trx } from '../../../db/schema/database.ts';
import { holdAccount } from '../../../db/sql/dialect.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { smsNumber } from '../../../delivery/sms/gateway.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Settle, Stored as Settled } from '../../../http/idempotency/claims.ts';
import { type Expected, versioned } from '../../../http/versions.ts';
import { confirmedPhone } from '../../phones/confirmed.ts';
import * as settings from './repository.ts';

/**
 * Returns the defaults with an account's changes. Leaves out categories that a channel does not offer to this account.
 */
function settingsFrom(stored: string | null, owner?: SettingsOwner): NotificationSettings {
  const result = defaultSettings(owner);
  const changed = read(stored);
  for (const channel of channels) {
    const { enabled, categories } = changed[channel] ?? {};
    if (typeof enabled === 'boolean') result[channel].enabled = enabled;
    for (const { key } of categoriesOf(channel, owner)) {
      const wanted = categories?.[key];
      if (isAlwaysSent(channel, key)) result[channel].categories[key] = true;
      else if (typeof wanted === 'boolean') result[channel].categories[key] = wanted;
    }
  }
  return result;
}

export async function settingsReply({ db, config }: { db: Db; config: Deps['config'] }, accountId: number) {
  const account = found(await settings.findRecipient(db, accountId));
  return versioned(editedSettings, {
    settings: settingsFrom(account.settings, account.kind),
    smsAvailable: config.sms !== null,
    hasPhone: smsNumber(account.phone) !== null,
    phoneConfirmed: (await confirmedPhone(db, accountId)) !== null,
  });
}

export type OwnSettings = Awaited<ReturnType<typeof settingsReply>>;
type Given = Partial<Record<Channel, Partial<ChannelSettings>>>;

/** Saves the settings from the form, and returns the response. */
export function saveSettings(
  deps: Deps,
  accountId: number,
  given: Given,
  { expected, settle }: { expected: Expected<OwnSettings>; settle: Settle<OwnSettings> },
): Promise<Settled<OwnSettings>> {
  const { db, config, clock } = deps;
  const at = clock.now().toISOString();
  return inTransaction(db, async (trx) => {
    await updateSettings(trx, at, accountId, given, () =>
      expected.meets(() => settingsReply({ db: trx, config }, accountId)),
    );
    return settle(trx, await settingsReply({ db: trx, config }, accountId));
  });
}

/**
 * Merges the given settings into the stored ones. Keeps unknown categories of other versions, and ignores those that do
 * not concern the account (rule NOTI-40).
 */
async function updateSettings(
  trx: Trx,
  at: string,
  accountId: number,
  given: Given,
  compare: () => Promise<void> = async () => undefined,
): Promise<void> {
  await holdAccount(trx, accountId);
  await compare();
  const account = found(await settings.findRecipient(trx, accountId));
  const stored = read(account.settings);
  for (const channel of channels) {
    const { enabled, categories } = given[channel] ?? {};
    stored[channel] = {
      ...stored[channel],
      ...(enabled !== undefined && { enabled }),
      categories: { ...stored[channel]?.categories, ...concerning(categories, channel, account.kind) },
    };
  }
  await settings.store(trx, accountId, JSON.stringify(stored), at);
}

function concerning(given: ChannelSettings['categories'] = {}, channel: Channel, owner: SettingsOwner) {
  const known = categoriesOf(channel, owner).map(({ key }) => key);
  return Object.fromEntries(known.flatMap((key) => (key in given ? [[key, given[key]]] : [])));
}

/** Switches the mails of one category off, for one-click unsubscribe. */
export async function stopMails(deps: Deps, accountId: number, category: CategoryKey): Promise<void> {
  const at = deps.clock.now().toISOString();
  await inTransaction(deps.db, (trx) =>
    updateSettings(trx, at, accountId, { email: { categories: { [category]: false } } }),
  );
}

export async function storedSettings(db: Db, accountId: number): Promise<NotificationSettings> {
  return settingsFrom(await settings.findStored(db, accountId));
}

type Stored = Partial<Record<Channel, Partial<ChannelSettings>>>;

function read(stored: string | null): Stored {
  return stored ? (JSON.parse(stored) as Stored) : {};
}
