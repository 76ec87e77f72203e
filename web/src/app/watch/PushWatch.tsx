import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { showAppBadge } from '../../lib/device/app-badge.ts';
import { readPushRecord } from '../../lib/device/push-record.ts';
import { useOnline } from '../../lib/http/connectivity.ts';
import { useAccount, useSession } from '../../lib/session/session.ts';
import { aboutNotifications } from '../../parts/notification/queries.ts';
import { followWorker } from './worker-messages.ts';

/**
 * Handles messages of the service worker, and binds this browser's push subscription to the account in use. Part of the
 * first load: a tap on a notification may come before any other code.
 */
export function PushWatch(): null {
  useWorkerMessages();
  useOwnSubscription();
  return null;
}

function useWorkerMessages(): void {
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => {
    return followWorker((message) => {
      if (message.type === 'NAVIGATE') navigate(message.path);
      if (message.type === 'PUSH_ARRIVED') void client.invalidateQueries({ queryKey: aboutNotifications.prefix });
      if (message.type === 'PUSH_CHANGED') void keepSubscription();
    });
  }, [navigate, client]);
}

function useOwnSubscription(): void {
  const accountId = useAccount()?.id;
  const online = useOnline();
  useEffect(() => {
    if (accountId !== undefined && online) void keepSubscription();
  }, [accountId, online]);

  useEffect(() => {
    if (accountId === undefined) return;
    return () => {
      if (useSession.getState().account === null) void leave();
    };
  }, [accountId]);
}

/** Reconciles the subscription. Without a record nobody has asked for pushes here, and the code is not loaded. */
async function keepSubscription(): Promise<void> {
  if (!readPushRecord()) return;
  try {
    await (await import('../../lib/push/push.ts')).reconcilePush();
  } catch {
    // no connection or no push service: the next start tries again, and the settings screen shows the state
  }
}

async function leave(): Promise<void> {
  showAppBadge(0);
  if (!readPushRecord()) return;
  try {
    await (await import('../../lib/push/push.ts')).leavePush();
  } catch {
    // the server has been told, and drops the address
  }
}
