import { limits } from '@tero/shared/limits';
import { sendSignal } from '../../db/signals.ts';
import type { Work } from '../../deps/work.ts';
import { enqueueDeliveries } from './delivery/enqueue.ts';
import type { NewNotice } from './notice/notice.ts';
import * as notices from './notice/repository.ts';

/**
 * Notifies an account in the transaction of the cause: a notification in the app, and a delivery for each channel that
 * carries its category. Returns false when it was notified of the event before; throws when the key belongs to another
 * account's notice.
 */
export async function notify(work: Work, notice: NewNotice): Promise<boolean> {
  const { trx, now } = work;
  const { accountId, type, title, message, link = null, key, topic, isOwnAct = false } = notice;
  const id = await notices.insert(trx, {
    account_id: accountId,
    type,
    title,
    message,
    link,
    dedupe_key: `${type}:${key}`,
    // a topic without an id covers many things, of which a push shows the newest
    topic: topic?.includes(':') ? topic : null,
    is_read: 0,
    created_at: now.toISOString(),
  });
  if (id === null) {
    // a key without the account in it would tell one person and, without a word, nobody else
    const told = await notices.accountOf(trx, `${type}:${key}`);
    if (told !== undefined && told !== accountId)
      throw new Error(`the key ${type}:${key} is another account's: name the account in it`);
    return false;
  }
  if (isOwnAct) await notices.markRead(trx, accountId, id, now.toISOString());
  await notices.keepNewest(trx, accountId, limits.notificationsKept);
  await enqueueDeliveries(work, { ...notice, key: `${type}:${key}`, id });
  await sendSignal(trx, { topic: 'notices', accountId });
  return true;
}
