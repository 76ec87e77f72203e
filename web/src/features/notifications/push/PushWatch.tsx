import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { readPushRecord } from '../../../lib/device/push-record.ts';
import { followWorker } from '../../../lib/device/worker-messages.ts';
import { useOnline } from '../../../lib/http/connectivity.ts';
import { leavePushes } from '../../../lib/push/leave-pushes.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { aboutNotifications } from '../queries.ts';

/**
 * Handles messages from the service worker, and binds this browser's push subscription to the current account. It is
 * part of the first load, because a tap on a notification may come before any other code.
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

  const before = useRef<number>(undefined);
  useEffect(() => {
    // also if an earlier page closed before the browser had dropped its push address
    if (accountId === undefined && (before.current !== undefined || readPushRecord()?.endpoint === null)) {
      void leavePushes();
    }
    before.current = accountId;
  }, [accountId]);
}

/**
 * Brings the push subscription up to date. Without a record, nobody has enabled pushes here, so the code is not loaded.
 */
async function keepSubscription(): Promise<void> {
  if (!readPushRecord()) return;
  try {
    await (await import('../../../lib/push/push.ts')).reconcilePush();
  } catch {
    // no connection or no push service: the next start tries again, and the settings screen shows the state
  }
}
