import type { PublicProvider } from '@tero/shared/contract/providers';
import { useEffect, useRef } from 'react';
import { useAccount } from '../../../lib/session/session.ts';
import { trackProfileView } from './queries.ts';

/**
 * Records one visit to another person's profile after it has loaded (rule PROV-3). It uses no mutation, because each
 * change of a mutation's state would render the whole profile again.
 */
export function useProfileVisit(provider: PublicProvider | undefined, byCard: boolean): void {
  const noted = useRef<number>(undefined);
  const account = useAccount();

  useEffect(() => {
    if (!provider || noted.current === provider.id) return;
    // the profile comes from the server's page for visitors; the response for the account follows
    if (account && !provider.page_token) return;
    noted.current = provider.id;
    trackProfileView(provider, byCard);
  }, [provider, account, byCard]);
}
