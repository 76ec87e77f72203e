import { useAccount } from '../../../lib/session/session.ts';
import { useSubscription } from '../own-queries.ts';

/** Returns whether the provider may publish, according to its subscription, or to the session until that is loaded. */
export function useEntitled(): boolean {
  const account = useAccount();
  return useSubscription(account?.id ?? 0).data?.entitled ?? account?.entitled ?? false;
}
