import { type QueryState, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Subscription, subscriptions } from '@tero/shared/contract/subscriptions';
import { aboutSubscriptions } from '../../common/subjects.ts';
import { call } from '../../lib/http/api.ts';
import { verifySession } from '../../lib/session/verify-session.ts';
import { ownSubscription } from './own-queries.ts';
import { outcomeOf, saysPaid, timeout } from './payment-outcome.ts';

/** Starts a subscription, or finds one with a pending payment. The response has the checkout's address. */
export function useSubscribe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (given: { providerId: number; payerEmail: string | undefined }) =>
      (
        await call(subscriptions.create, {
          body: { provider_id: given.providerId, ...(given.payerEmail && { payer_email: given.payerEmail }) },
        })
      ).data,
    onSuccess: () => client.invalidateQueries({ queryKey: aboutSubscriptions.prefix }),
  });
}

/** Cancels the subscription; access stays until the end date. */
export function useCancelSubscription(providerId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(subscriptions.cancel, { params: { providerId } })).data,
    onSuccess: async (data) => {
      client.setQueryData(ownSubscription.key(providerId), data);
      await verifySession();
    },
  });
}

export const payments = aboutSubscriptions.read({
  part: 'payments',
  call: async ({ signal }) => (await call(subscriptions.payments, { signal })).payments,
  cache: { whose: 'own', days: 'any' },
  staleTime: 0,
});

/** The provider's own charges, newest first. */
export function usePayments() {
  return useQuery(payments());
}

const paymentCheck = aboutSubscriptions.read({
  part: 'check',
  call: async ({ signal, client }, providerId: number, saidPaid: boolean | null) => {
    const { data } = await call(subscriptions.check, { signal, retry: false, body: { said_paid: saidPaid } });
    client.setQueryData(ownSubscription.key(providerId), data);
    if (data?.entitled) await verifySession();
    return data;
  },
  cache: { never: 'it asks how a payment ended' },
  staleTime: 0,
  gcTime: 0,
});

/**
 * Polls the server for the payment's state while it is undecided, and again whenever `ask` is called. When the payment
 * gives access, it updates the session and the cached subscription.
 */
export function usePaymentOutcome(providerId: number, said: string | null) {
  const client = useQueryClient();
  const { error, isFetching, refetch } = useQuery({
    ...paymentCheck(providerId, saysPaid(said)),
    notifyOnChangeProps: 'all',
    refetchInterval: ({ state }) => {
      const known = knownFrom(state, said);
      return outcomeOf(known) === 'asking' && (timeout[known.tries - 1] ?? false);
    },
  });
  const state = client.getQueryState(paymentCheck.key(providerId, saysPaid(said)));
  return {
    outcome: state ? outcomeOf(knownFrom(state, said)) : ('asking' as const),
    subscription: state?.data ?? null,
    error,
    isAsking: isFetching,
    ask: () => void refetch(),
  };
}

function knownFrom(state: QueryState<Subscription | null, Error>, said: string | null) {
  return { said, subscription: state.data, tries: state.dataUpdateCount + state.errorUpdateCount };
}
