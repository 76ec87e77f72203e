// @module-tag postgres
import type { RefusedEvent } from '@tero/shared/contract/admin/payment-events';
import type { AdminPayment } from '@tero/shared/contract/admin/payments';
import type { TodoItem } from '@tero/shared/contract/admin/todo';
import { day } from '@tero/shared/rules/time/durations';
import { expect, it, vi } from 'vitest';
import { startPaying } from '../../../../test/payments.ts';
import { createAdmin, createClient, signIn } from '../../../../test/people.ts';
import { expectServerError } from '../../../../test/server-errors.ts';

const { h, ...p } = await startPaying();
const { db } = h.deps;
const admin = await createAdmin(h);
const as = () => admin.token;

const waiting = async (kind: string) => {
  const { body } = await h.call<{ todo: TodoItem[] }>('GET', '/api/admin/todo', { as: as() });
  return body.todo.find((item) => item.kind === kind)?.count;
};
const listed = async (query: string) =>
  (await h.call<{ payments: AdminPayment[] }>('GET', `/api/admin/payments?${query}`, { as: as() })).body.payments;
const post = (path: string, body: object = {}) =>
  h.call<{ message: string; errors?: object }>('POST', `/api/admin/${path}`, { as: as(), body });

async function event(values: { topic: string; data_id: string }): Promise<number> {
  const at = h.clock.now().toISOString();
  const row = {
    ...values,
    request_id: `r${values.data_id}`,
    status: 'dead' as const,
    attempts: 10,
    outcome: 'timeout',
  };
  return db
    .insertInto('payment_notifications')
    .values({ ...row, next_attempt_at: at, received_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(({ id }) => id);
}

const eventOf = (id: number) =>
  db.selectFrom('payment_notifications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const adminSession = () => signIn(h, admin);

it('says why a charge failed and what comes next, and lets the team settle it with a note', async () => {
  const provider = await p.subscribed();
  await p.event(provider, { card: 'rejected' });
  await p.pass(31);
  admin.token = await adminSession();
  expect(await waiting('charges')).toBe(1);
  const [charge, ...others] = await listed('failed=open');
  expect(others).toEqual([]);
  expect(charge?.failure).toMatchObject({ tries_over: false, paid_since: false, settled_note: null });
  expect(charge?.failure?.code).toMatch(/^cc_rejected/);
  expect(charge?.failure?.next_try_at).not.toBeNull();
  const path = `payments/${charge?.id}`;
  expect((await post(`${path}/check`)).status).toBe(200);

  const blank = await post(`${path}/settle`, { note: ' ' });
  expect([blank.status, blank.body.errors]).toEqual([400, { note: 'Escribí cómo se resolvió' }]);
  expect((await post(`${path}/settle`, { note: 'Pagó por transferencia' })).status).toBe(200);
  expect(await waiting('charges')).toBe(0);
  expect(await listed('failed=open')).toEqual([]);
  const [settled] = await listed('status=failed');
  expect(settled?.failure?.settled_note).toBe('Pagó por transferencia');

  expect((await post(`${path}/settle`, { note: 'Lo resolví yo' })).status).toBe(412);

  vi.spyOn(h.deps.payments, 'read').mockResolvedValueOnce(null);
  expectServerError(/does not know an agreement/);
  const unknown = await post(`${path}/check`);
  expect([unknown.status, unknown.body.message]).toEqual([404, 'Mercado Pago no conoce esa suscripción.']);

  // the card pays in the end: the team can only settle a failed charge
  await p.event(provider, { card: 'approved' });
  await p.pass(4);
  admin.token = await adminSession();
  expect((await post(`${path}/settle`, { note: 'Otra vez' })).status).toBe(412);
  expect((await post('payments/99999/settle', { note: 'Nada' })).status).toBe(404);
});

it('shows what a given-up event is about, and applies it again', async () => {
  const provider = await p.subscribed();
  admin.token = await adminSession();
  const id = await event({ topic: 'subscription_preapproval', data_id: await p.agreementOf(provider) });
  expect(await waiting('events')).toBe(1);
  const { body } = await h.call('GET', `/api/admin/payment-events/${id}`, { as: as() });
  expect(body).toMatchObject({ provider: { id: provider.id }, said: 'known', status: 'authorized', amount: 890 });
  const applied = await post(`payment-events/${id}/apply`);
  expect([applied.status, applied.body.message]).toEqual([
    200,
    'Listo: le preguntamos a Mercado Pago y aplicamos lo que dijo',
  ]);
  expect(await eventOf(id)).toMatchObject({ status: 'done', outcome: 'asked' });
  expect(await waiting('events')).toBe(0);
  expect((await post(`payment-events/${id}/apply`)).status).toBe(404);
});

it('says which charge cannot be applied yet, hides other faults, and leaves what a colleague settled', async () => {
  admin.token = await adminSession();
  const { payments } = h.deps;
  const invoice = (data_id: string) => event({ topic: 'subscription_authorized_payment', data_id });
  const id = await invoice('700');
  const read = vi.spyOn(payments, 'readInvoice');
  read.mockResolvedValueOnce({ agreementId: null, reference: null } as never);
  const unlinked = await post(`payment-events/${id}/apply`);
  expect([unlinked.status, unlinked.body.message]).toEqual([
    412,
    'Todavía no se puede aplicar: Mercado Pago no dice de qué suscripción es ese cobro.',
  ]);
  expect(await eventOf(id)).toMatchObject({
    status: 'dead',
    attempts: 11,
    outcome: 'a charge without its subscription',
  });

  read.mockRejectedValueOnce(new Error('column x does not exist'));
  expectServerError(/column x/);
  const broken = await post(`payment-events/${id}/apply`);
  expect([broken.status, broken.body.message]).toEqual([500, expect.not.stringContaining('column')]);

  read.mockImplementationOnce(async () => {
    await post(`payment-events/${id}/settle`, { note: 'Lo vi yo' });
    return null;
  });
  expect((await post(`payment-events/${id}/apply`)).status).toBe(412);
  expect(await eventOf(id)).toMatchObject({ status: 'settled', settled_note: 'Lo vi yo' });
  read.mockRestore();
  await db.deleteFrom('payment_notifications').where('id', '=', id).execute();
});

it('keeps how an event was settled, and who settled it in the log', async () => {
  const id = await event({ topic: 'payment', data_id: '123456' });
  const { body } = await h.call('GET', `/api/admin/payment-events/${id}`, { as: as() });
  expect(body).toMatchObject({ provider: null, subscription_id: null, said: 'missing' });
  expect((await post(`payment-events/${id}/settle`, {})).status).toBe(400);
  expect((await post(`payment-events/${id}/settle`, { note: 'Era de una prueba' })).status).toBe(200);
  expect(await waiting('events')).toBe(0);
  const path = '/api/admin/payment-events?state=settled';
  const settled = await h.call<{ events: RefusedEvent[] }>('GET', path, { as: as() });
  expect(settled.body.events).toMatchObject([{ id, settled_note: 'Era de una prueba' }]);
  expect((await post(`payment-events/${id}/settle`, { note: 'Otra' })).status).toBe(412);
  const row = db.selectFrom('admin_logs').select(['admin_id', 'entity_id']).where('entity_type', '=', 'payment_event');
  expect(await row.execute()).toContainEqual({ admin_id: admin.id, entity_id: id });
});

it('counts pushes that wait for ten minutes or were given up within a week', async () => {
  const row = { channel: 'push' as const, account_id: admin.id, payload: '{}', attempts: 8, category: null };
  const at = (ago: number) => new Date(h.clock.now().getTime() - ago).toISOString();
  const push = (key: string, status: 'pending' | 'dead', ago: number) => ({
    ...{ ...row, dedupe_key: key, status, next_attempt_at: at(0), created_at: at(ago) },
    last_error: 'responded 503',
  });
  await db
    .insertInto('outbox')
    .values([push('a', 'pending', 0), push('b', 'pending', day), push('c', 'dead', day), push('d', 'dead', 8 * day)])
    .execute();
  expect([await waiting('pushes'), await waiting('sms')]).toEqual([2, 0]);
  const { body } = await h.call('GET', '/api/admin/todo/mails', { as: as() });
  expect(body).toMatchObject({ pushes: { count: 2, reason: 'responded 503' }, sms: { count: 0, reason: null } });
});

it('is for administrators alone', async () => {
  const client = await createClient(h);
  for (const path of ['payments/1/settle', 'payments/1/check', 'payment-events/1/settle', 'payment-events/1/apply']) {
    const { status } = await h.call('POST', `/api/admin/${path}`, { as: client.token, body: { note: 'x' } });
    expect(status).toBe(403);
  }
});
