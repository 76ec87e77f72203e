import { useQuery } from '@tanstack/react-query';
import { subscriptions } from '@tero/shared/contract/subscriptions';
import { call } from '../../lib/http/api.ts';
import { subject } from '../../lib/query/subject.ts';

export const aboutSubscriptions = subject('subscriptions');

/** A provider's own subscription; null if it never had one. */
export const ownSubscription = aboutSubscriptions.read({
  part: 'provider',
  call: async ({ signal }, providerId: number) =>
    (await call(subscriptions.find, { params: { id: providerId }, signal })).data,
  cache: { whose: 'own', days: 'any', shown: 'around' },
  // it may have been paid or expired meanwhile: gates need the current state
  staleTime: 0,
});

export function useSubscription(providerId: number) {
  return useQuery(ownSubscription(providerId));
}
