// @module-tag postgres
import type { AdminPayment } from '@tero/shared/contract/admin/payments';
import type { AdminSubscription } from '@tero/shared/contract/admin/subscriptions';
import { describe, expect, test } from 'vitest';
import { logged } from '../../../../test/admin-log.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person } from '../../../../test/people.ts';
import { createService } from '../../../../test/services.ts';

const h = await startHarness();
const { db } = h.deps;
const { token: as } = await createAdmin(h);

const give = (body: object) =>
  h.call<{ subscription: AdminSubscription }>('POST', '/api/admin/subscriptions/admin', { as, body });
const amend = (id: number, body: object) =>
  h.call<{ subscription: AdminSubscription }>('PUT', `/api/admin/subscriptions/${id}`, { as, body });
const discard = (id: number) => h.call('DELETE', `/api/admin/subscriptions/${id}`, { as });
const isPublic = async (id: number) => (await h.call('GET', `/api/services/${id}`)).status === 200;
const noticesOf = async ({ id }: Person) =>
  (await db.selectFrom('notifications').select('type').where('account_id', '=', id).orderBy('id').execute()).map(
    ({ type }) => type,
  );

describe('subscriptions', () => {
  test('given by an administrator last 30 days, and bring the services into the lists', async () => {
    const provider = await createProvider(h);
    const service = await createService(h, provider);
    expect(await isPublic(service.id)).toBe(false);
    const { response, rows } = await logged(h, () => give({ provider_id: provider.id }));
    expect([response.status, response.body.subscription]).toMatchObject([
      201,
      {
        status: 'active',
        amount: 890,
        entitled: true,
        is_given: true,
        start_date: '2026-03-10T15:00:00.000Z',
        end_date: '2026-04-10T02:59:59.999Z',
        Provider: { id: provider.id },
      },
    ]);
    expect(rows).toMatchObject([{ action: 'create', entity_type: 'subscription' }]);
    expect([await isPublic(service.id), await noticesOf(provider)]).toEqual([true, ['subscription_activated']]);
    // the fault has a text for the team: the administrator is not the person with the subscription
    expect((await give({ provider_id: provider.id })).body).toMatchObject({
      code: 'already_subscribed',
      message: 'El proveedor ya tiene otra suscripción abierta. Editá esa, o eliminala primero.',
    });
  });

  test('need a provider, dates in order, and a state that is set by hand', async () => {
    const provider = await createProvider(h);
    const errors = async (body: object) =>
      Object.keys((await give({ provider_id: provider.id, ...body })).body.errors ?? {});
    expect((await give({})).body.errors).toEqual({ provider_id: 'Elegí un proveedor' });
    expect(await errors({ provider_id: (await createClient(h)).id })).toEqual(['provider_id']);
    expect(await errors({ start_date: '2026-05-02', end_date: '2026-05-01' })).toEqual(['end_date']);
    expect(await errors({ start_date: '2026-01-01', end_date: '2026-02-01' })).toEqual(['end_date']);
    expect(await errors({ start_date: 'ayer' })).toEqual(['start_date']);
    expect(await errors({ end_date: '9999-12-31' })).toEqual(['end_date']);
    expect(await errors({ status: 'suspended' })).toEqual(['status']);
    expect(await errors({ status: 'gratis' })).toEqual(['status']);
    expect(await errors({ amount: -1 })).toEqual(['amount']);
    expect(await db.selectFrom('subscriptions').select('id').where('provider_id', '=', provider.id).execute()).toEqual(
      [],
    );
  });

  test('are edited inline: what expires by hand hides the services, what is active again shows them', async () => {
    const provider = await createProvider(h);
    const service = await createService(h, provider);
    const { id } = (await give({ provider_id: provider.id })).body.subscription;
    const { response, rows } = await logged(h, () => amend(id, { status: 'expired' }));
    expect(response.body).toMatchObject({
      message: 'Suscripción actualizada exitosamente',
      subscription: { status: 'expired', entitled: false, end_date: h.clock.now().toISOString() },
    });
    expect(rows).toMatchObject([{ details: { status: { before: 'active', after: 'expired' } } }]);
    expect(await isPublic(service.id)).toBe(false);
    expect(
      (await amend(id, { status: 'active', end_date: '2026-06-30', amount: '450.5' })).body.subscription,
    ).toMatchObject({ status: 'active', amount: 450.5, end_date: '2026-07-01T02:59:59.999Z', entitled: true });
    expect(await isPublic(service.id)).toBe(true);
    expect(await noticesOf(provider)).toEqual([
      'subscription_activated',
      'subscription_expired',
      'subscription_activated',
    ]);
    const paid = { payment_method: 'bank_transfer', is_given: false };
    expect((await amend(id, { payment_method: 'transfer' })).body.subscription).toMatchObject(paid);
    expect((await amend(id, { status: 'cancelled' })).body.errors).toHaveProperty('status');
    expect((await amend(id, { end_date: '2020-01-01' })).body.errors).toHaveProperty('end_date');
    expect((await amend(999_999, { status: 'active' })).status).toBe(404);
    const other = (await give({ provider_id: provider.id, status: 'expired', end_date: '2026-03-20' })).body
      .subscription;
    expect((await amend(other.id, { status: 'active', end_date: '2026-12-01' })).body.code).toBe('already_subscribed');
  });

  test('set to expired and back, have the end that they had before', async () => {
    const provider = await createProvider(h);
    const { id } = (await give({ provider_id: provider.id, end_date: '2026-05-20' })).body.subscription;
    const end_date = '2026-05-21T02:59:59.999Z';
    await amend(id, { status: 'expired' });
    // saved again meanwhile, with the same end
    await amend(id, { status: 'expired', amount: 500 });
    expect((await amend(id, { status: 'active' })).body.subscription).toMatchObject({ status: 'active', end_date });
    await amend(id, { status: 'expired' });
    const other = (await amend(id, { status: 'active', end_date: '2026-04-01' })).body.subscription;
    expect(other.end_date).toBe('2026-04-02T02:59:59.999Z');
    const rows = await db.selectFrom('subscriptions').select('granted_until').where('id', '=', id).execute();
    expect(rows).toEqual([{ granted_until: null }]);
  });

  test('deleted, end the access; one that MercadoPago charges is not deleted', async () => {
    const provider = await createProvider(h);
    const service = await createService(h, provider);
    const { id } = (await give({ provider_id: provider.id })).body.subscription;
    await db
      .updateTable('subscriptions')
      .set({ mp_id: 'mp-1', mp_status: 'authorized' })
      .where('id', '=', id)
      .execute();
    expect((await discard(id)).body.code).toBe('in_use');
    expect((await amend(id, { amount: 1 })).body.errors).toEqual({ amount: 'El monto lo fija Mercado Pago' });
    await amend(id, { status: 'expired' });
    const told = await db.selectFrom('subscriptions').select('cancel_at_mp').where('id', '=', id).executeTakeFirst();
    expect(told?.cancel_at_mp).toBe(1);
    await db.updateTable('subscriptions').set({ mp_status: 'cancelled' }).where('id', '=', id).execute();
    const { response, rows } = await logged(h, () => discard(id));
    expect(response.body.message).toBe('Suscripción eliminada exitosamente');
    expect(rows).toMatchObject([{ action: 'delete', entity_type: 'subscription', entity_id: id }]);
    expect([await isPublic(service.id), (await discard(id)).status]).toEqual([false, 404]);
  });

  test('are listed and found by their provider', async () => {
    const provider = await createProvider(h, { name: 'Ximena Quiroga' });
    await give({ provider_id: provider.id });
    const list = async (query: string) =>
      (await h.call<{ subscriptions: AdminSubscription[] }>('GET', `/api/admin/subscriptions?${query}`, { as })).body
        .subscriptions;
    expect((await list('search=quiroga')).map(({ provider_id }) => provider_id)).toEqual([provider.id]);
    expect(await list('search=quiroga&status=expired')).toEqual([]);
    expect((await list('limit=1&sort=-id'))[0]?.provider_id).toBe(provider.id);
  });
});

describe('payments', () => {
  const enter = (path: string, body: object) =>
    h.call<{ payment: AdminPayment }>('POST', `/api/admin/payments${path}`, { as, body });
  const edit = (id: number, body: object) =>
    h.call<{ payment: AdminPayment }>('PUT', `/api/admin/payments/${id}`, { as, body });

  test('are entered for a subscription or a provider, edited and deleted, each with its log row', async () => {
    const provider = await createProvider(h);
    const subscription = (await give({ provider_id: provider.id })).body.subscription;
    const given = { subscription_id: String(subscription.id), amount: '890.50', transaction_id: 'TRX-77' };
    const { response, rows } = await logged(h, () => enter('', given));
    expect([response.status, response.body.payment]).toMatchObject([
      201,
      {
        subscription_id: subscription.id,
        provider_id: provider.id,
        amount: 890.5,
        payment_method: 'mercadopago',
        status: 'pending',
        payment_date: h.clock.now().toISOString(),
        Provider: { name: provider.name },
      },
    ]);
    expect(rows).toMatchObject([{ action: 'create', entity_type: 'payment', details: { amount: { after: 89_050 } } }]);
    const { id } = response.body.payment;
    const edited = await logged(h, () => edit(id, { status: 'completed', payment_date: '2026-02-03' }));
    expect(edited.response.body.payment).toMatchObject({
      status: 'completed',
      amount: 890.5,
      transaction_id: 'TRX-77',
      payment_date: '2026-02-03T03:00:00.000Z',
    });
    expect(edited.rows[0]?.details.status).toEqual({ before: 'pending', after: 'completed' });
    const { body } = await h.call<{ payments: AdminPayment[] }>('GET', '/api/admin/payments?search=trx-77', { as });
    expect(body.payments.map((payment) => payment.id)).toEqual([id]);
    const removed = await logged(h, () => h.call('DELETE', `/api/admin/payments/${id}`, { as }));
    expect(removed.rows).toMatchObject([{ action: 'delete', entity_type: 'payment' }]);
    expect((await h.call('DELETE', `/api/admin/payments/${id}`, { as })).status).toBe(404);
    const direct = await enter('/admin', { provider_id: provider.id, amount: 890, status: 'completed' });
    expect(direct.body.payment).toMatchObject({ subscription_id: subscription.id, status: 'completed' });
  });

  test('give no access by themselves', async () => {
    const provider = await createProvider(h);
    const service = await createService(h, provider);
    await enter('/admin', { provider_id: provider.id, amount: 890, status: 'completed' });
    expect(await isPublic(service.id)).toBe(false);
  });

  test('say what is missing, and are not changed where MercadoPago wrote them', async () => {
    expect(Object.keys((await enter('', {})).body.errors ?? {})).toEqual(['subscription_id', 'amount']);
    expect(Object.keys((await enter('/admin', {})).body.errors ?? {})).toEqual(['provider_id', 'amount']);
    expect((await enter('', { subscription_id: 999_999, amount: 1 })).body.errors).toHaveProperty('subscription_id');
    expect((await enter('/admin', { provider_id: 999_999, amount: 1 })).body.errors).toHaveProperty('provider_id');
    const provider = await createProvider(h);
    const bad = { provider_id: provider.id, amount: 1 };
    for (const fault of [{ amount: -5 }, { amount: 'mil' }, { status: 'regalado' }, { payment_date: '31/02/2026' }]) {
      expect((await enter('/admin', { ...bad, ...fault })).status).toBe(400);
    }
    const { id } = (await enter('/admin', bad)).body.payment;
    await db.updateTable('payments').set({ mp_invoice_id: 'inv-1' }).where('id', '=', id).execute();
    expect((await edit(id, { amount: 5 })).body.code).toBe('in_use');
    expect((await h.call('DELETE', `/api/admin/payments/${id}`, { as })).body.code).toBe('in_use');
  });

  test('stay when their provider goes, without the name', async () => {
    const provider = await createProvider(h);
    const { id } = (await enter('/admin', { provider_id: provider.id, amount: 890 })).body.payment;
    await h.call('DELETE', `/api/admin/providers/${provider.id}`, { as });
    const { body } = await h.call<{ payments: AdminPayment[] }>('GET', `/api/admin/payments?search=${id}`, { as });
    expect(body.payments).toMatchObject([{ id, amount: 890, provider_id: null, Provider: null }]);
  });
});
