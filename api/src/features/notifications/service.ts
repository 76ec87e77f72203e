import type { NoticeType } from '@tero/shared/rules/notifications';
import type { Db } from '../../db/schema.ts';
import * as notifications from './repository.ts';

export interface Notice {
  accountId: number;
  type: NoticeType;
  title: string;
  message: string;
  /** a path of the app */
  link: string | null;
  /** one an event: telling it again changes nothing */
  key: string;
}

/** Writes a notice inside the app, in the transaction of its cause. */
export async function notify(trx: Db, now: Date, notice: Notice): Promise<void> {
  const { accountId, key, type, title, message, link } = notice;
  await notifications.insert(trx, {
    account_id: accountId,
    type,
    title,
    message,
    link,
    dedupe_key: `${type}:${key}`,
    is_read: 0,
    created_at: now.toISOString(),
  });
}
