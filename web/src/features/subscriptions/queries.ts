import { type QueryState, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Subscription, subscriptions } from '@tero/shared/contract/subscriptions';
import { call } from '../../lib/http/api.ts';
import { verifySession } from '../../lib/session/verify-session.ts';
import { subscriptionKey, subscriptionsKey } from '../../parts/subscription/queries.ts';
import { outcomeOf, patience } from './payment-outcome.ts';

/** The plan as the server sells it now. */
export function usePlan() {
  return useQuery({
    queryKey: [...subscriptionsKey, 'plan'],
    queryFn: async ({ signal }) => (await call(subscriptions.plan, { signal })).plan,
  });
}

/** Starts a subscription, or finds the one that waits for its payment: the answer says where it is paid. */
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

/** Access stays until the end date. */
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

/** One's own charges, the newest first. */
export function usePayments() {
  return useQuery({
    queryKey: [...subscriptionsKey, 'payments'],
    queryFn: async ({ signal }) => (await call(subscriptions.payments, { signal })).payments,
    staleTime: 0,
  });
}

/**
 * Asks the payment service, by way of our server, how the subscription is: again and again while it is undecided, and
 * then when `ask` is called. Once it gives access, the session and what the screens hold know of it too.
 */
export function usePaymentOutcome(providerId: number, said: string | null) {
  const client = useQueryClient();
  const queryKey = [...subscriptionsKey, 'check', providerId];
  const { error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { data } = await call(subscriptions.check, { signal });
      client.setQueryData(subscriptionKey(providerId), data);
      if (data?.entitled) await verifySession();
      return data;
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    notifyOnChangeProps: 'all',
    refetchInterval: ({ state }) => {
      const known = knownFrom(state, said);
      return outcomeOf(known) === 'asking' && (patience[known.tries - 1] ?? false);
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
