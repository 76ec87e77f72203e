import { useQuery } from '@tanstack/react-query';
import { subscriptions } from '@tero/shared/contract/subscriptions';
import { aboutSubscriptions } from '../../common/subjects.ts';
import { call } from '../../lib/http/api.ts';
import { type Reader, useReader } from '../../lib/session/reader.ts';
import { useSession } from '../../lib/session/session.ts';

/** Reads a provider's own subscription; null if it never had one. */
export const ownSubscription = aboutSubscriptions.read({
  part: 'provider',
  call: async ({ signal }, providerId: number) =>
    (await call(subscriptions.find, { params: { id: providerId }, signal })).data,
  cache: { whose: 'own', days: 'any', shown: 'around' },
  // a payment or an expiry may have changed it: access checks need the current state
  staleTime: 0,
});

const firstCharge = aboutSubscriptions.read({
  part: 'first-charge',
  call: async ({ signal }, _reader: Reader) => (await call(subscriptions.firstCharge, { signal })).first_charge,
  cache: { never: 'an old date would be taken for the one that is charged' },
  staleTime: 0,
});

const plan = aboutSubscriptions.read({
  part: 'plan',
  call: async ({ signal }) => (await call(subscriptions.plan, { signal })).plan,
  cache: { never: 'an old price would be taken for the one to pay' },
});

/** The plan that is currently sold. */
export function usePlan() {
  return useQuery(plan());
}

/** Returns when a subscription that the provider begins now is first charged; loads nothing for other people. */
export function useFirstCharge() {
  const isProvider = useSession(({ userType }) => userType === 'provider');
  return useQuery({ ...firstCharge(useReader()), enabled: isProvider });
}

export function useSubscription(providerId: number) {
  return useQuery(ownSubscription(providerId));
}
