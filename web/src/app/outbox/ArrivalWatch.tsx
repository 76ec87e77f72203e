import { useEffect } from 'react';
import { PolicyNotice } from '../../features/accounts/policies/PolicyNotice.tsx';
import { onNotice } from '../../features/notifications/told.ts';
import { askAgain } from '../../lib/http/ask-again.ts';
import { queryClient } from '../../lib/http/query-client.ts';
import { forgetAtSignOut } from '../../lib/session/forget-briefs.ts';
import { startOutbox, useOutboxItems } from '../../offline/outbox/outbox.ts';
import { PressWatch } from '../shell/PressWatch.tsx';
import { takeBackWishes } from './arrivals.ts';
import { takeNotice } from './notices.ts';

/**
 * Handles refused items and requests to sign in, refreshes the account, and starts other late work. Its code loads
 * after the first screen.
 */
export function ArrivalWatch() {
  const items = useOutboxItems();
  useEffect(() => {
    if (items) takeBackWishes(items);
  }, [items]);
  useEffect(() => {
    // without its code the next start sends
    void startOutbox().catch(() => undefined);
  }, []);
  useEffect(forgetAtSignOut, []);
  useEffect(() => askAgain(queryClient), []);
  useEffect(() => onNotice(takeNotice), []);
  return (
    <>
      <PressWatch />
      <PolicyNotice />
    </>
  );
}
