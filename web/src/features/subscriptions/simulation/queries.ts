import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Subscription, subscriptions } from '@tero/shared/contract/subscriptions';
import { delays } from '@tero/shared/delays';
import { aboutSubscriptions } from '../../../common/subjects.ts';
import { call } from '../../../lib/http/api.ts';
import { ApiError } from '../../../lib/http/client/api-error.ts';
import { verifySession } from '../../../lib/session/verify-session.ts';

export type SimulationStep = 'creating' | 'paying' | 'activating';

/** Thrown when the subscription was created but its payment failed. */
export class ActivationFailed extends Error {
  constructor(cause?: unknown) {
    super('activation failed', { cause });
    this.name = 'ActivationFailed';
  }
}

/** Pays for a subscription 2 s after its creation and looks it up 2 s later (rule SUB-20). */
export function useSimulatePayment(providerId: number, onStep: (step: SimulationStep) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      onStep('creating');
      const id = await create(providerId);
      await pause();
      onStep('paying');
      try {
        await notify(id, 'approved');
        await pause();
        onStep('activating');
        const { data } = await call(subscriptions.check, { body: {} });
        if (!data?.entitled) throw new ActivationFailed();
      } catch (error) {
        throw error instanceof ActivationFailed ? error : new ActivationFailed(error);
      }
      await verifySession();
    },
    onSettled: () => client.invalidateQueries({ queryKey: aboutSubscriptions.prefix }),
  });
}

/** Simulates a cancellation at MercadoPago (rule SUB-20). */
export function useSimulateCancellation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Subscription) => {
      await notify(id, 'cancelled');
      await pause();
      await call(subscriptions.check, { body: {} });
      await verifySession();
    },
    onSettled: () => client.invalidateQueries({ queryKey: aboutSubscriptions.prefix }),
  });
}

/**
 * Creates the subscription to pay for; a message that contains 'pendiente' means that there is one already (rule
 * SUB-20).
 */
async function create(providerId: number): Promise<number> {
  try {
    return (await call(subscriptions.createAgain, { body: { provider_id: providerId } })).data.id;
  } catch (error) {
    if (!(error instanceof ApiError && error.message.includes('pendiente'))) throw error;
    const { data } = await call(subscriptions.find, { params: { id: providerId } });
    if (!data) throw error;
    return data.id;
  }
}

/** Sends a webhook event to the simulator; the server tells by the session whose it may be (rule SUB-15). */
async function notify(id: number, status: 'approved' | 'cancelled'): Promise<void> {
  await call(subscriptions.notify, {
    body: { type: 'subscription_preapproval', data: { id: String(id), external_reference: String(id), status } },
  });
}

function pause(): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve, delays.paymentSimulation));
}
