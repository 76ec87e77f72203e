import { useAccount } from '../../lib/session/session.ts';
import { useSubscription } from '../subscription/queries.ts';

/** Whether the signed-in provider may publish: what its subscription says now, and until it does what the session does. */
export function useEntitled(): boolean {
  const account = useAccount();
  return useSubscription(account?.id ?? 0).data?.entitled ?? account?.entitled ?? false;
}
