import type { Notification } from '@tero/shared/contract/notifications';

/** What the line brings: how many are unread, and a new one, or only that the count has changed. */
export interface Notice {
  unreadCount: number;
  notification: Notification | null;
}

/** Null when it is something else. */
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

/** Returns the badge of a count: 99+ above 99 (rule NOTI-2). */
export function badgeText(count: number): string {
  return count > 99 ? '99+' : String(count);
}

/** The bell's name for screen readers. */
export function bellLabel(count: number): string {
  if (count === 0) return 'Notificaciones';
  return `Notificaciones, ${badgeText(count)} sin leer`;
}
