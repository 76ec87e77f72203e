import type { Notification } from '@tero/shared/contract/notifications';
import type { NotificationRow } from './repository.ts';

export function noticeView({ id, type, title, message, link, is_read, created_at }: NotificationRow): Notification {
  return { id, type, title, message, link, is_read: is_read === 1, created_at };
}
