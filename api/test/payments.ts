import type { Subscription } from '@tero/shared/contract/subscriptions';
import { hideLapsed } from '../src/features/services/service.ts';
import { expire, reconcile, takeUp } from '../src/features/subscriptions/service.ts';
import { type Person, signIn } from './factories.ts';
import { type Harness, startHarness } from './harness.ts';

const day = 24 * 3_600_000;

interface Begun {
  id: number;
  status: string;
  init_point: string | null;
}

/** The app listening, so that the sandbox's notifications reach it, and what providers and time do to a subscription. */
export async function startPaying(env: Record<string, string> = {}) {
  const h = await startHarness(env);
  await h.app.listen({ host: '127.0.0.1', port: 0 });
  return { h, ...paying(h, (verb, body) => required(h).ask(verb, body)) };
}

function required({ sandbox }: Harness) {
  if (!sandbox) throw new Error('no sandbox');
  return sandbox;
}

export type Ask = (verb: string, body: unknown) => Promise<void>;

export function paying(h: Harness, ask: Ask) {
  const current = async (person: Person) => {
    const path = `/api/subscriptions/provider/${person.id}`;
    const { body } = await h.call<{ data: Subscription | null }>('GET', path, { as: await signIn(h, person) });
    return body.data;
  };
  const agreementOf = async (person: Person) => {
    const id = (await current(person))?.mercadopago_subscription_id;
    if (!id) throw new Error(`${person.name} has no agreement`);
    return id;
  };
  /** What the clock does every minute. */
  const jobs = async () => {
    await takeUp(h.deps);
    await expire(h.deps);
    await hideLapsed(h.deps);
  };
  return {
    ask,
    current,
    agreementOf,
    jobs,
    create: async (person: Person, body: object = {}) =>
      h.call<{ data: Begun; errors?: Record<string, string> }>('POST', '/api/providers/subscription/create', {
        as: await signIn(h, person),
        body: { provider_id: person.id, ...body },
      }),
    cancel: async (person: Person) =>
      h.call<{ data: Subscription }>('PUT', `/api/providers/subscription/${person.id}/cancel`, {
        as: await signIn(h, person),
      }),
    check: async (person: Person) =>
      h.call<{ data: Subscription | null }>('POST', '/api/subscriptions/check', {
        as: await signIn(h, person),
        body: {},
      }),
    payments: async (person: Person) => {
      const { body } = await h.call<{ payments: { status: string; amount: number; transaction_id: string }[] }>(
        'GET',
        '/api/subscriptions/payments',
        { as: await signIn(h, person) },
      );
      return body.payments;
    },
    /** The payer presses a button of the checkout, and what MercadoPago announces is taken up. */
    async decide(person: Person, action: 'pay' | 'reject' | 'cancel') {
      await ask('payer', { id: await agreementOf(person), action });
      await takeUp(h.deps);
    },
    /** Days pass for everybody: MercadoPago charges, announces, and our clock comes by. */
    async pass(days: number) {
      h.clock.advance(days * day);
      await ask('advance', { days: 0 });
      await jobs();
    },
    reconcile: () => reconcile(h.deps),
  };
}

export type Paying = ReturnType<typeof paying>;
