import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnPayment, Subscription } from '@tero/shared/contract/subscriptions';
import { day } from '@tero/shared/rules/time/durations';
import { afterAll } from 'vitest';
import { startGateway } from '../sandbox/gateway.ts';
import { type Clock, systemClock } from '../src/core/clock.ts';
import type { Waits } from '../src/core/waits.ts';
import { hideLapsed } from '../src/features/services/lists/lists.ts';
import { endAtMercadoPago } from '../src/features/subscriptions/close-account.ts';
import { expire } from '../src/features/subscriptions/expire.ts';
import { processInbox } from '../src/features/subscriptions/mercadopago/inbox.ts';
import { reconcile } from '../src/features/subscriptions/mercadopago/reconcile.ts';
import { notificationPath } from '../src/payments/start.ts';
import { type Harness, startHarness } from './harness.ts';
import { accessToken, elsewhere, webhookSecret } from './payments-elsewhere.ts';
import { createProvider, type Person, signIn } from './people.ts';

interface Begun {
  id: number;
  status: string;
  init_point: string | null;
}

/**
 * Starts the app and lets it listen, so that the sandbox's webhook events reach it. Adds helpers for payers and for
 * passing time.
 */
export async function startPaying(env: Record<string, string> = {}) {
  const h = await startHarness(env);
  await h.app.listen({ host: '127.0.0.1', port: 0 });
  return { h, ...paying(h, (verb, body) => required(h).ask(verb, body)) };
}

function required({ sandbox }: Harness) {
  if (!sandbox) throw new Error('no sandbox');
  return sandbox;
}

/** Starts the app in production mode against a separate server with MercadoPago's API. */
export async function startPayingElsewhere(env: Record<string, string> = {}, waits: Partial<Waits> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tero-gateway-'));
  let time: Clock = systemClock;
  const clock = { now: () => time.now() };
  const gateway = await startGateway({ dataDir, accessToken, webhookSecret, clock });
  const h = await startHarness({ ...elsewhere(gateway), ...env }, waits);
  time = h.clock;
  await h.app.listen({ host: '127.0.0.1', port: 0 });
  await gateway.ask('notify-at', { url: h.app.listeningOrigin + notificationPath });
  afterAll(async () => {
    await gateway.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { h, gateway, ...paying(h, gateway.ask) };
}

interface Announcement {
  topic?: string;
  dataId: string;
  requestId?: string;
  secret?: string;
  ts?: number;
  body?: object;
}

/** Returns a webhook event as MercadoPago signs it. The caller can override any part. */
export function announcement({ topic = 'subscription_preapproval', dataId, ...given }: Announcement) {
  const { requestId = randomUUID(), secret = webhookSecret, ts = Date.now(), body } = given;
  const manifest = `id:${dataId};request-id:${requestId};ts:${ts};`;
  const v1 = createHmac('sha256', secret).update(manifest).digest('hex');
  return {
    path: `${notificationPath}?data.id=${dataId}&type=${topic}`,
    headers: { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': requestId },
    body: body ?? { type: topic, action: 'updated', data: { id: dataId } },
  };
}

export type Ask = (verb: string, body: unknown) => Promise<void>;

function paying(h: Harness, ask: Ask) {
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
  /** Runs the jobs of every minute. */
  const jobs = async () => {
    await processInbox(h.deps);
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
      const { body } = await h.call<{ payments: OwnPayment[] }>('GET', '/api/subscriptions/payments', {
        as: await signIn(h, person),
      });
      return body.payments;
    },
    /** Presses a button of the checkout as the payer, and applies the webhook events. */
    async decide(person: Person, action: 'pay' | 'reject' | 'cancel') {
      await ask('payer', { id: await agreementOf(person), action });
      await processInbox(h.deps);
    },
    /** Lets days pass for everybody: MercadoPago charges and sends webhook events, and the jobs run. */
    async pass(days: number) {
      h.clock.advance(days * day);
      await ask('advance', { days: 0 });
      await jobs();
    },
    reconcile: () => reconcile(h.deps),
    endAtMercadoPago: () => endAtMercadoPago(h.deps),
    /** Makes a provider with an active subscription. */
    async subscribed(): Promise<Person> {
      const person = await createProvider(h, { profile: { company_name: 'Luz y Norte' } });
      await this.create(person);
      await this.decide(person, 'pay');
      return person;
    },
    /** Changes an agreement at MercadoPago's side, with its webhook event. */
    async event(person: Person, changes: object) {
      await ask('event', { id: await agreementOf(person), ...changes });
      await processInbox(h.deps);
    },
  };
}
