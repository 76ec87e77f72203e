import type { Service } from '@tero/shared/contract/services';
import { useEffect, useRef } from 'react';
import { useAccount } from '../../../lib/session/session.ts';
import { useRecordVisit } from './queries.ts';

/** Records once that the account has opened somebody else's service. */
export function useVisit(service: Service | undefined): void {
  const accountId = useAccount()?.id;
  const { mutate } = useRecordVisit();
  const noted = useRef('');
  const isOwn = service?.provider_id === accountId;

  useEffect(() => {
    const visit = `${accountId} ${service?.id}`;
    // without a token it is what the server drew for a visitor, and the account's own response comes
    if (accountId === undefined || !service?.page_token || isOwn || noted.current === visit) return;
    noted.current = visit;
    mutate(service);
  }, [accountId, service, isOwn, mutate]);
}
