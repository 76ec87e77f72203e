import { useQuery } from '@tanstack/react-query';
import { subscriptions } from '@tero/shared/contract/subscriptions';
import { call } from '../../lib/http/api.ts';

export const subscriptionsKey = ['subscriptions'];

export function subscriptionKey(providerId: number) {
  return [...subscriptionsKey, 'provider', providerId];
}

/** A provider's own subscription; null if it never had one. */
export function useSubscription(providerId: number) {
  return useQuery({
    queryKey: subscriptionKey(providerId),
    queryFn: async ({ signal }) => (await call(subscriptions.find, { params: { id: providerId }, signal })).data,
    // it may have been paid or expired meanwhile: gates need the current state
    staleTime: 0,
  });
}
