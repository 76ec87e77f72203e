import type { Notification } from '@tero/shared/contract/notifications';

/** An event of the notification stream: the unread count, and a new notification (null if only the count changed). */
export interface Notice {
  unreadCount: number;
  notification: Notification | null;
}

/** Parses an event of the stream; returns null if the data is not a valid event. */
export function readNotice(data: string): Notice | null {
  try {
    const given = JSON.parse(data) as Partial<Notice> | null;
    if (!given || !Number.isInteger(given.unreadCount)) return null;
    const { notification } = given;
    const isWhole = typeof notification?.id === 'number' && typeof notification.title === 'string';
    return { unreadCount: given.unreadCount as number, notification: isWhole ? notification : null };
  } catch {
    return null;
  }
}

/**
 * Returns the unread notifications that lead to an address. Security alerts are left out: they lead to the password
 * form, which does not repeat what the alert says.
 */
export function toldHere(list: readonly Notification[], here: string): Notification[] {
  return list.filter(({ is_read, link, type }) => !is_read && link === here && type !== 'security_alert');
}

/** Returns the text of the badge for a count: 99+ above 99 (rule NOTI-2). */
export function badgeText(count: number): string {
  return count > 99 ? '99+' : String(count);
}

/** Returns the bell's name for screen readers. */
export function bellLabel(count: number): string {
  if (count === 0) return 'Avisos';
  return `Avisos, ${badgeText(count)} sin leer`;
}
