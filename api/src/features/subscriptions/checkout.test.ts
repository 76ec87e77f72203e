// @module-tag postgres
import { describe, expect, it } from 'vitest';
import { logged } from '../../../test/admin-log.ts';
import { announcement, startPaying } from '../../../test/payments.ts';
import { createAdmin, createClient, createProvider, type Person, signIn } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';
import { processInbox } from './mercadopago/inbox.ts';

const { h, ...p } = await startPaying({ EARLY_ACCESS_SEATS: '0' });

describe('beginning a subscription', () => {
  it('twice at once makes one, with one checkout', async () => {
    const provider = await createProvider(h);
    const responses = await Promise.all(Array.from({ length: 6 }, () => p.create(provider)));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(new Set(responses.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    const rows = await h.deps.db
      .selectFrom('subscriptions')
      .select('id')
      .where('provider_id', '=', provider.id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('is for oneself, whatever the body says', async () => {
    const [provider, other] = [await createProvider(h), await createProvider(h)];
    const body = { provider_id: other.id, status: 'active', amount: 1, init_point: 'https://evil.example' };
    const response = await p.create(provider, body);
    expect(response.body.data.status).toBe('pending');
    expect(await p.current(provider)).toMatchObject({ status: 'pending', amount: 890, provider_id: provider.id });
    expect(await p.current(other)).toBeNull();
  });

  it('is for providers', async () => {
    const body = { provider_id: 1 };
    for (const path of ['/api/providers/subscription/create', '/api/subscriptions/create']) {
      expect((await h.call('POST', path, { body })).status).toBe(401);
      const client = await h.call('POST', path, { as: (await createClient(h)).token, body });
      expect([client.status, client.body.message]).toEqual([
        403,
        'Debes estar logueado como proveedor para suscribirte',
      ]);
    }
  });

  it('with the email of one’s MercadoPago account; another one begins another checkout', async () => {
    const provider = await createProvider(h);
    const bad = await p.create(provider, { payer_email: 'no es un email' });
    expect([bad.status, Object.keys(bad.body.errors ?? {})]).toEqual([400, ['payer_email']]);
    const first = await p.create(provider);
    const page = async (address: string | null) => (await h.app.inject(new URL(address ?? '').pathname)).body;
    expect(await page(first.body.data.init_point)).toContain(provider.email);
    const second = await p.create(provider, { payer_email: ' Otra@Cuenta.uy ' });
    expect(await page(second.body.data.init_point)).toContain('otra@cuenta.uy');
    expect(second.body.data.id).not.toBe(first.body.data.id);
    expect((await p.create(provider)).body.data).toEqual(second.body.data);
    // the first checkout can no longer be paid
    await p.endAtMercadoPago();
    expect(await page(first.body.data.init_point)).toContain('ya no se puede pagar');
  });

  it.each(['ana..perez@ejemplo.uy', "o'(h)@ejemplo.uy"])('asks for another email than %s', async (email) => {
    const typed = await p.create(await createProvider(h), { payer_email: email });
    const own = await p.create(await createProvider(h, { email }));
    for (const { status, body } of [typed, own]) {
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['payer_email']]);
    }
  });

  it('goes on beside one that was cancelled and still gives access', async () => {
    const provider = await p.subscribed();
    const service = await createService(h, provider);
    await p.cancel(provider);
    const { body } = await p.create(provider);
    expect(body.data.status).toBe('pending');
    expect(await p.current(provider)).toMatchObject({ status: 'pending', entitled: true });
    expect((await h.call('GET', `/api/services/${service.id}`)).status).toBe(200);
    await p.decide(provider, 'cancel');
    expect(await p.current(provider)).toMatchObject({ status: 'cancelled', entitled: true });
  });

  it('in the minutes before the access ends is charged at once: MercadoPago refuses a start that has passed', async () => {
    const provider = await p.subscribed();
    await p.cancel(provider);
    const ends = (await p.current(provider))?.end_date;
    h.clock.set(new Date(Date.parse(String(ends)) - 2000).toISOString());
    await p.create(provider);
    const agreement = await h.deps.payments.read(await p.agreementOf(provider));
    expect(agreement?.nextPaymentDate).toBe(h.clock.now().toISOString());
  });

  it('again after a pause ends the paused one, which may charge nobody any more', async () => {
    const provider = await p.subscribed();
    const paused = await p.agreementOf(provider);
    await p.event(provider, { status: 'paused' });
    expect((await p.create(provider)).body.data.status).toBe('pending');
    await p.ask('event', { id: paused, status: 'authorized' });
    await p.jobs();
    expect(await p.current(provider)).toMatchObject({ status: 'pending' });
    await p.endAtMercadoPago();
    expect((await h.deps.payments.read(paused))?.status).toBe('cancelled');
  });
});

describe('whose subscription', () => {
  it('may be read: one’s own, and any by an admin', async () => {
    const provider = await p.subscribed();
    const [admin, client, other] = [await createAdmin(h), await createClient(h), await createProvider(h)];
    for (const path of [`/api/providers/subscription/${provider.id}`, `/api/subscriptions/provider/${provider.id}`]) {
      const as = async (person: Person | null) =>
        h.call<{ data: object }>('GET', path, { as: person && (await signIn(h, person)) });
      for (const person of [provider, admin]) {
        expect((await as(person)).body.data).toMatchObject({
          provider_id: provider.id,
          status: 'active',
          Provider: { email: provider.email },
        });
      }
      expect([await as(null), await as(client), await as(other)].map(({ status }) => status)).toEqual([401, 403, 403]);
    }
    const none = { as: other.token };
    expect((await h.call('GET', `/api/providers/subscription/${other.id}`, none)).status).toBe(404);
    expect((await h.call('GET', `/api/subscriptions/provider/${other.id}`, none)).body).toEqual({
      success: true,
      data: null,
    });
  });

  it('may be cancelled: one’s own, and any by an admin', async () => {
    const provider = await p.subscribed();
    const path = `/api/providers/subscription/${provider.id}/cancel`;
    for (const person of [await createClient(h), await createProvider(h)]) {
      expect((await h.call('PUT', path, { as: person.token })).status).toBe(403);
    }
    expect(await p.current(provider)).toMatchObject({ status: 'active' });
    const admin = await createAdmin(h);
    const { response, rows } = await logged(h, () => h.call('PUT', path, { as: admin.token }));
    expect(response.status).toBe(200);
    const states = { status: { before: 'active', after: 'cancelled' } };
    const act = { action: 'update', entity_type: 'subscription', details: states };
    expect(rows).toMatchObject([{ admin_id: admin.id, ...act }]);
    expect((await logged(h, async () => p.cancel(await p.subscribed()))).rows).toEqual([]);

    const granted = await createProvider(h);
    await h.call('POST', '/api/admin/subscriptions/admin', { as: admin.token, body: { provider_id: granted.id } });
    const end = `/api/providers/subscription/${granted.id}/cancel`;
    expect((await logged(h, () => h.call('PUT', end, { as: admin.token }))).rows).toMatchObject([act]);
    const agreement = await h.deps.payments.read(await p.agreementOf(provider));
    expect(agreement?.status).toBe('cancelled');
    const none = await p.cancel(await createProvider(h));
    expect([none.status, none.body.message]).toEqual([
      404,
      'No tenés ninguna suscripción para cancelar. Recargá la página.',
    ]);
  });

  it('was ended by an admin is logged, also when the webhook event comes before the response', async () => {
    const provider = await p.subscribed();
    const { path, ...given } = announcement({ dataId: await p.agreementOf(provider) });
    const admin = await createAdmin(h);
    const { payments } = h.deps;
    const { cancel } = payments;
    let announced: unknown;
    payments.cancel = async (...asked) => {
      const ended = await cancel.apply(payments, asked);
      await h.call('POST', path, given);
      await processInbox(h.deps);
      announced = await p.current(provider);
      return ended;
    };
    const url = `/api/providers/subscription/${provider.id}/cancel`;
    const { response, rows } = await logged(h, () => h.call('PUT', url, { as: admin.token }));
    expect(response.status).toBe(200);
    expect(announced).toMatchObject({ status: 'cancelled' });
    payments.cancel = cancel;
    const details = { status: { before: 'active', after: 'cancelled' } };
    expect(rows).toMatchObject([{ admin_id: admin.id, action: 'update', entity_type: 'subscription', details }]);
  });

  it('was paid: one sees one’s own payments', async () => {
    const provider = await p.subscribed();
    await p.pass(31);
    expect(await p.payments(provider)).toHaveLength(1);
    expect(await p.payments(await createProvider(h))).toEqual([]);
  });
});

describe('early access', () => {
  it('gives so many seats away at 0, however many ask at once, and each provider one', async () => {
    const early = await startPaying({ EARLY_ACCESS_SEATS: '3' });
    const profile = { verification_status: 'approved', identity_seen_at: '2026-03-01T00:00:00.000Z' } as const;
    const providers = await Promise.all(Array.from({ length: 8 }, () => createProvider(early.h, { profile })));
    const seatsLeft = async () =>
      (await early.h.call<{ plan: { early_access_seats_left: number } }>('GET', '/api/subscriptions/plan')).body.plan
        .early_access_seats_left;
    expect(await seatsLeft()).toBe(3);
    const responses = await Promise.all(providers.map((provider) => early.create(provider)));
    const statuses = responses.map(({ body }) => body.data.status);
    expect(statuses.filter((status) => status === 'active')).toHaveLength(3);
    expect(statuses.filter((status) => status === 'pending')).toHaveLength(5);
    expect(await seatsLeft()).toBe(0);
    const seated = providers[statuses.indexOf('active')] as Person;
    expect(await early.current(seated)).toMatchObject({
      status: 'active',
      amount: 0,
      early_access: true,
      entitled: true,
      auto_renewal: false,
      end_date: '2027-03-10T15:00:00.000Z',
      mercadopago_subscription_id: null,
    });
    expect((await early.create(seated)).status).toBe(409);
    expect((await early.check(seated)).body.data).toMatchObject({ status: 'active' });
    expect((await early.cancel(seated)).body.data).toMatchObject({ status: 'cancelled', entitled: true });
    expect((await early.create(seated)).body.data.status).toBe('pending');
  });
});
