import { subscriptions as contract } from '@tero/shared/contract/subscriptions';
import { limits } from '@tero/shared/limits';
import type { FastifyInstance } from 'fastify';
import { DatabaseAway } from '../../db/postgres/away.ts';
import type { Deps } from '../../deps/deps.ts';
import { bind, type Call, success } from '../../http/bind.ts';
import { cancel } from './cancel.ts';
import { subscribe } from './checkout.ts';
import { processInbox } from './mercadopago/inbox.ts';
import { receiveWebhook } from './mercadopago/webhook.ts';
import { withDeadline } from './mercadopago/with-deadline.ts';
import {
  checked,
  firstChargeNow,
  firstChargeOfBegun,
  ofProvider,
  paymentsOf,
  requiredOfProvider,
  seatsLeft,
} from './service.ts';

export function subscriptionRoutes(app: FastifyInstance, deps: Deps): void {
  const underWay = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.allSettled(underWay);
  });

  bind(app, deps, contract.plan, async () => ({
    success,
    plan: {
      name: 'Premium',
      price: limits.subscriptionPrice,
      currency: 'UYU' as const,
      test_payments: deps.config.payments.mode === 'sandbox',
      early_access_seats_left: await seatsLeft(deps),
    },
  }));
  bind(app, deps, contract.ofProvider, async ({ params, caller }) => {
    return { success, data: await requiredOfProvider(deps, params.providerId, caller) };
  });
  bind(app, deps, contract.find, async ({ params, caller }) => {
    return { success, data: await ofProvider(deps, params.id, caller) };
  });
  bind(app, deps, contract.cancel, async ({ params, caller }) => {
    await withDeadline(deps.log, cancel(deps, params.providerId, caller));
    const data = await requiredOfProvider(deps, params.providerId, caller);
    return { success, message: 'Cancelaste tu suscripción. No te cobramos más.', data };
  });
  bind(app, deps, contract.firstCharge, async ({ caller }) => {
    return { success, first_charge: await firstChargeNow(deps, caller.accountId) };
  });
  bind(app, deps, contract.check, async ({ body, caller }) => {
    return { success, data: await withDeadline(deps.log, checked(deps, caller.accountId, body?.said_paid)) };
  });
  bind(app, deps, contract.payments, async ({ caller }) => {
    return { success, payments: await paymentsOf(deps, caller.accountId) };
  });

  const create = async ({ body, caller }: Call<typeof contract.create>) => {
    const { id, status, init_point } = await withDeadline(
      deps.log,
      subscribe(deps, caller.accountId, body.payer_email),
    );
    const first_charge = await firstChargeOfBegun(deps, caller.accountId, id);
    return { success, data: { id, status, init_point, first_charge } };
  };
  bind(app, deps, contract.create, create);
  bind(app, deps, contract.createAgain, create);

  // responds once the event is stored, because applying it can wait and survives a crash
  const notified = async ({ request, query, body }: Call<typeof contract.notify>) => {
    await receiveWebhook(deps, request, query, body);
    const taken = processInbox(deps)
      .catch((err: unknown) => {
        // the events are stored, and the job applies them
        const level = err instanceof DatabaseAway ? 'warn' : 'error';
        request.log[level]({ err }, 'notifications could not be taken up');
      })
      .finally(() => underWay.delete(taken));
    underWay.add(taken);
    return { success };
  };
  bind(app, deps, contract.notify, notified);
  bind(app, deps, contract.notifyMercadoPago, notified);
}
