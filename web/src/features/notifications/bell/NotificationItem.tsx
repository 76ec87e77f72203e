import type { Notification } from '@tero/shared/contract/notifications';
import { relativeTime } from '@tero/shared/rules/time/relative-time';
import { Link } from 'react-router-dom';
import { ownPath } from '../../../lib/navigation/own-path.ts';
import { cx } from '../../../ui/cx.ts';
import { useMarkRead, useOpenSubject } from './bell-queries.ts';
import { lookOf } from './notice-looks.ts';

const rowStyle =
  'flex w-full items-start gap-3 px-5 py-3 text-left transition-colors hover:bg-primary-soft focus-visible:-outline-offset-3';

/** Shows a notification. A click marks it as read and opens its subject, if it has one. */
export function NotificationItem({ notification }: { notification: Notification }) {
  const markRead = useMarkRead();
  const openSubject = useOpenSubject();
  const path = ownPath(notification.link);

  function read() {
    if (!notification.is_read) markRead.mutate(notification);
  }
  return (
    <li className="border-line not-first:border-t">
      {path ? (
        <Link
          to={path}
          onClick={() => {
            read();
            openSubject();
          }}
          className={rowStyle}
        >
          <Content notification={notification} />
        </Link>
      ) : (
        <button type="button" onClick={read} className={rowStyle}>
          <Content notification={notification} />
        </button>
      )}
    </li>
  );
}

function Content({ notification: { type, title, message, is_read, created_at } }: { notification: Notification }) {
  const { Icon, style } = lookOf(type);
  return (
    <>
      <span className={cx('mt-0.5 flex size-10 shrink-0 items-center justify-center rounded-pill', style)}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <span className="min-w-0 grow">
        <span className={cx('wrap-anywhere block', is_read ? 'font-medium' : 'font-bold')}>{title}</span>
        <span className="wrap-anywhere block text-muted text-sm">{message}</span>
        <time dateTime={created_at} className="mt-0.5 block text-muted text-xs">
          {relativeTime(created_at, new Date())}
        </time>
      </span>
      {!is_read && (
        <span className="mt-2 size-2.5 shrink-0 rounded-pill bg-accent">
          <span className="sr-only">Sin leer</span>
        </span>
      )}
    </>
  );
}
