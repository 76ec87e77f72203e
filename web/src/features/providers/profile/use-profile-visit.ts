import type { PublicProvider } from '@tero/shared/contract/providers';
import { useEffect, useRef } from 'react';
import { useAccount } from '../../../lib/session/session.ts';
import { trackProfileView } from './queries.ts';

/**
 * Tracks once that somebody else's profile was opened, after it has loaded (rule PROV-3). By no mutation, whose state
 * would have the whole profile drawn again when it begins and when it ends, in one piece each.
 */
export function useProfileVisit(provider: PublicProvider | undefined, byCard: boolean): void {
  const noted = useRef<number>(undefined);
  const account = useAccount();

  useEffect(() => {
    if (!provider || noted.current === provider.id) return;
    // what the server drew for a visitor: the account's own response comes
    if (account && !provider.page_token) return;
    noted.current = provider.id;
    trackProfileView(provider, byCard);
  }, [provider, account, byCard]);
}
