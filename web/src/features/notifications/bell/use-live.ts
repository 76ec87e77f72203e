import { useQueryClient } from '@tanstack/react-query';
import type { Notification } from '@tero/shared/contract/notifications';
import { useEffect, useState } from 'react';
import { listenToEvents } from '../../../lib/http/event-stream.ts';
import { useSession } from '../../../lib/session/session.ts';
import { verifySession } from '../../../lib/session/verify-session.ts';
import { askAgain, followCount, takeIn } from './bell-queries.ts';
import { readNotice } from './notice.ts';

/** Matches the types of notifications that change the account's rights. */
const changesAccount = /^(subscription|profile)_/;

/**
 * Listens to the notification stream while the app is open. Returns the newest notification as `latest`, to be
 * announced.
 */
export function useLive(): { isLive: boolean; latest: Notification | null } {
  const token = useSession((session) => session.token);
  const client = useQueryClient();
  const [isLive, setLive] = useState(false);
  const [latest, setLatest] = useState<Notification | null>(null);

  useEffect(() => {
    if (!token) return;
    let hasBeenDown = false;
    const end = listenToEvents('/api/notifications/stream', {
      onOpen: () => {
        setLive(true);
        if (hasBeenDown) askAgain(client);
      },
      onEvent: ({ event, data }) => {
        const isKnown = event === 'notification' || event === 'unread';
        const notice = isKnown ? readNotice(data) : null;
        if (!notice) return;
        takeIn(client, notice);
        if (!notice.notification) return;
        setLatest(notice.notification);
        if (changesAccount.test(notice.notification.type)) void verifySession();
      },
      onDown: () => {
        hasBeenDown = true;
        setLive(false);
      },
    });
    return () => {
      end();
      setLive(false);
      setLatest(null);
    };
  }, [token, client]);

  useEffect(() => followCount(client), [client]);

  return { isLive, latest };
}
