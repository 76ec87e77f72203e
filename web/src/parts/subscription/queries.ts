import { useQuery } from '@tanstack/react-query';
import { subscriptions } from '@tero/shared/contract/subscriptions';
import { call } from '../../lib/http/api.ts';

export const subscriptionsKey = ['subscriptions'];

export function subscriptionKey(providerId: number) {
  return [...subscriptionsKey, 'provider', providerId];
}

/** A provider's own subscription; null when it never had one. */
export function useSubscription(providerId: number) {
  return useQuery({
    queryKey: subscriptionKey(providerId),
    queryFn: async ({ signal }) => (await call(subscriptions.find, { params: { id: providerId }, signal })).data,
    // paid or expired elsewhere meanwhile: what a gate goes by is asked on every entry
    staleTime: 0,
  });
}
