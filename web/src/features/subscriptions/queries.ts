import { type QueryState, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Subscription, subscriptions } from '@tero/shared/contract/subscriptions';
import { call } from '../../lib/http/api.ts';
import { verifySession } from '../../lib/session/verify-session.ts';
import { subscriptionKey, subscriptionsKey } from '../../parts/subscription/queries.ts';
import { outcomeOf, timeout } from './payment-outcome.ts';

/** The plan that is currently sold. */
export function usePlan() {
  return useQuery({
    queryKey: [...subscriptionsKey, 'plan'],
    queryFn: async ({ signal }) => (await call(subscriptions.plan, { signal })).plan,
  });
}

/** Starts a subscription, or finds the one with a pending payment; the response has the checkout's address. */
export function useSubscribe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (given: { providerId: number; payerEmail: string | undefined }) =>
      (
        await call(subscriptions.create, {
          body: { provider_id: given.providerId, ...(given.payerEmail && { payer_email: given.payerEmail }) },
        })
      ).data,
    onSuccess: () => client.invalidateQueries({ queryKey: subscriptionsKey }),
  });
}

/** Cancels the subscription; access stays until the end date. */
export function useCancelSubscription(providerId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(subscriptions.cancel, { params: { providerId } })).data,
    onSuccess: async (data) => {
      client.setQueryData(subscriptionKey(providerId), data);
      await verifySession();
    },
  });
}

/** The provider's own charges, newest first. */
export function usePayments() {
  return useQuery({
    queryKey: [...subscriptionsKey, 'payments'],
    queryFn: async ({ signal }) => (await call(subscriptions.payments, { signal })).payments,
    staleTime: 0,
  });
}

/**
 * Polls the payment's state through the server while it is undecided, and then whenever `ask` is called. When it gives
 * access, the session and the cached subscription are updated.
 */
export function usePaymentOutcome(providerId: number, said: string | null) {
  const client = useQueryClient();
  const queryKey = [...subscriptionsKey, 'check', providerId];
  const { error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { data } = await call(subscriptions.check, { signal, retry: false });
      client.setQueryData(subscriptionKey(providerId), data);
      if (data?.entitled) await verifySession();
      return data;
    },
    staleTime: 0,
    gcTime: 0,
    notifyOnChangeProps: 'all',
    refetchInterval: ({ state }) => {
      const known = knownFrom(state, said);
      return outcomeOf(known) === 'asking' && (timeout[known.tries - 1] ?? false);
    },
  });
  const state = client.getQueryState<Subscription | null>(queryKey);
  return {
    outcome: state ? outcomeOf(knownFrom(state, said)) : ('asking' as const),
    isFree: state?.data?.early_access ?? false,
    error,
    isAsking: isFetching,
    ask: () => void refetch(),
  };
}

function knownFrom(state: QueryState<Subscription | null, Error>, said: string | null) {
  return { said, subscription: state.data, tries: state.dataUpdateCount + state.errorUpdateCount };
}
