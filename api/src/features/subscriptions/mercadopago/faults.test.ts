import type { TodoItem } from '@tero/shared/contract/admin/todo';
import { minute } from '@tero/shared/rules/time/durations';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startPayingElsewhere } from '../../../../test/payments.ts';
import { agreementsOf } from '../../../../test/payments-elsewhere.ts';
import { createAdmin, createProvider, signIn } from '../../../../test/people.ts';
import { expectServerError } from '../../../../test/server-errors.ts';
import { meters } from '../../../core/meters.ts';
import { processInbox } from './inbox.ts';

const mercadoPago = await startPayingElsewhere();
const { h, ...p } = mercadoPago;
const measured = async () => (await meters()).metrics();
/** The milliseconds of an attempt. A service that does not respond uses all of them. */
const impatient = { payments: 1000 };
const unavailable = 'Mercado Pago no responde en este momento. No se cobró nada. Probá de nuevo en unos minutos.';

/** Expects the creation to fail in time with a clear error. The same call afterwards opens the only checkout. */
async function failsAndHeals(paying: typeof mercadoPago, fault: object): Promise<void> {
  const provider = await createProvider(paying.h);
  await paying.ask('fault', fault);
  const began = performance.now();
  const failed = await paying.create(provider);
  expect(performance.now() - began).toBeLessThan(12_000);
  expect([failed.status, failed.body.code, failed.body.message]).toEqual([503, 'payments_unavailable', unavailable]);
  expect(await paying.current(provider)).toMatchObject({ status: 'pending', entitled: false, init_point: null });
  await paying.ask('fault', {});
  const healed = await paying.create(provider);
  expect(healed.status).toBe(200);
  const again = await paying.create(provider);
  expect(again.body.data).toEqual(healed.body.data);
  expect(await agreementsOf(paying.gateway, provider)).toHaveLength(1);
}

const well = { kind: 'mercadopago', count: 0, oldest: null };

/** Returns what 'Tareas' says of MercadoPago's silence. */
async function silence(to: typeof h, as: string) {
  const { body } = await to.call<{ todo: TodoItem[] }>('GET', '/api/admin/todo', { as });
  return body.todo.find(({ kind }) => kind === 'mercadopago');
}

describe('Mercado Pago', () => {
  it.each([
    ['responds 500', { status: 500 }],
    ['responds 429', { status: 429 }],
    ['does not take our token', { status: 401 }],
    ['breaks the connection after it made the checkout', { drop: true }],
    ['responds with nonsense after it made the checkout', { garbage: true }],
  ])('%s: a clear word, nothing active, the same checkout on retry', async (_, fault) => {
    if ('status' in fault && fault.status === 401) expectServerError(/^MercadoPago does not take MP_ACCESS_TOKEN$/);
    await failsAndHeals(mercadoPago, fault);
  });

  it('never responds, or not to the end: a clear error after its time', async () => {
    const [late, stuck] = await Promise.all([startPayingElsewhere({}, impatient), startPayingElsewhere({}, impatient)]);
    await Promise.all([failsAndHeals(late, { delay: minute }), failsAndHeals(stuck, { hang: true })]);
  });

  it('is away while somebody subscribes: the operator is warned with its reason, and can have an alarm', async () => {
    const warn = vi.spyOn(h.deps.log, 'warn');
    onTestFinished(() => warn.mockRestore());
    const failures = async () => Number(/^tero_mercadopago_failures_total (\d+)/m.exec(await measured())?.[1]);
    const before = await failures();
    await failsAndHeals(mercadoPago, { status: 502 });
    expect(warn).toHaveBeenCalledWith(
      { reason: expect.stringMatching(/\w/) },
      'MercadoPago does not answer somebody who waits',
    );
    expect(await failures()).toBe(before + 1);
  });

  it('is away: «Tareas» says so and since when, until it answers or nobody asked for an hour (rule ADM-142)', async () => {
    const admin = await createAdmin(h);
    const provider = await createProvider(h);
    const since = async () => silence(h, await signIn(h, admin));
    expect(await since()).toEqual(well);
    const began = h.clock.now().toISOString();
    await p.ask('fault', { status: 502 });
    await p.create(provider);
    h.clock.advance(50 * minute);
    await p.create(provider);
    h.clock.advance(50 * minute);
    expect(await since()).toEqual({ kind: 'mercadopago', count: 1, oldest: began });
    h.clock.advance(11 * minute);
    expect(await since()).toEqual(well);
    await p.create(provider);
    await p.create(provider);
    expect(await since()).toMatchObject({ count: 1, oldest: h.clock.now().toISOString() });
    await p.ask('fault', {});
    expect((await p.create(provider)).status).toBe(200);
    expect(await since()).toEqual(well);
  });

  it('fails one call, or refuses some: «Tareas» does not say that it is away', async () => {
    const { token } = await createAdmin(h);
    const { payments } = h.deps;
    const read = () => payments.readPayment('1').catch(() => null);
    await p.ask('fault', { status: 502 });
    await read();
    expect(await silence(h, token)).toEqual(well);
    for (const fault of [{ status: 403 }, { status: 409 }, { status: 429 }, { garbage: true }]) {
      if (fault.status === 403) expectServerError(/^MercadoPago does not take MP_ACCESS_TOKEN$/);
      await p.ask('fault', fault);
      for (let times = 0; times < 3; times++) await read();
      expect(await silence(h, token), JSON.stringify(fault)).toEqual(well);
    }
    expectServerError(/^MercadoPago does not take MP_ACCESS_TOKEN$/);
    await p.ask('fault', { status: 401 });
    await read();
    await read();
    expect(await silence(h, token)).toMatchObject({ count: 1 });
    await p.ask('fault', {});
    await read();
  });

  it('answered after a late call began: that call does not count', async () => {
    const { h, ask } = await startPayingElsewhere({}, impatient);
    const { token } = await createAdmin(h);
    const read = () => h.deps.payments.readPayment('1').catch(() => 'failed');
    await ask('fault', { hang: true });
    const late = read();
    await ask('fault', {});
    expect(await read()).toBeNull();
    await ask('fault', { status: 502 });
    expect([await late, await read()]).toEqual(['failed', 'failed']);
    expect(await silence(h, token)).toEqual(well);
    await read();
    expect(await silence(h, token)).toMatchObject({ count: 1 });
  });

  it('fails once: nobody notices', async () => {
    const provider = await createProvider(h);
    await p.ask('fault', { status: 503, times: 1 });
    expect((await p.create(provider)).status).toBe(200);
    await p.ask('fault', { drop: true, times: 1 });
    expect((await p.cancel(provider)).status).toBe(200);
    expect(await p.current(provider)).toMatchObject({ status: 'cancelled', entitled: false });
  });

  it('fails while somebody cancels or checks: said so, and nothing changes', async () => {
    const provider = await p.subscribed();
    await p.ask('fault', { status: 500 });
    for (const response of [await p.cancel(provider), await p.check(provider)]) {
      expect([response.status, response.body.code]).toEqual([503, 'payments_unavailable']);
    }
    await p.ask('fault', {});
    expect(await p.current(provider)).toMatchObject({ status: 'active', auto_renewal: true });
    expect((await p.cancel(provider)).body.data.status).toBe('cancelled');
  });

  it('fails when a notification is taken up: it is tried again later', async () => {
    const provider = await createProvider(h);
    await p.create(provider);
    const id = await p.agreementOf(provider);
    await p.ask('fault', { status: 500 });
    await p.ask('payer', { id, action: 'pay' });
    await processInbox(h.deps);
    expect(await p.current(provider)).toMatchObject({ status: 'pending' });
    await p.ask('fault', {});
    await processInbox(h.deps);
    expect(await p.current(provider)).toMatchObject({ status: 'pending' });
    h.clock.advance(minute);
    await processInbox(h.deps);
    expect(await p.current(provider)).toMatchObject({ status: 'active' });
  });

  it('never sends the webhook event of a payment: reconciliation finds it, and so does the result page', async () => {
    const [patient, asking] = [await createProvider(h), await createProvider(h)];
    await p.ask('fault', { lost: true });
    for (const provider of [patient, asking]) {
      await p.create(provider);
      await p.decide(provider, 'pay');
    }
    expect((await p.check(asking)).body.data).toMatchObject({ status: 'active', entitled: true });
    expect(await p.current(patient)).toMatchObject({ status: 'pending' });
    h.clock.advance(6 * minute);
    await p.reconcile();
    expect(await p.current(patient)).toMatchObject({ status: 'active' });
    // a charge and an end fail the same way
    h.clock.advance(31 * 1440 * minute);
    await p.ask('advance', { days: 0 });
    await p.reconcile();
    expect(await p.payments(patient)).toMatchObject([{ status: 'completed' }]);
    await p.event(patient, { status: 'cancelled' });
    h.clock.advance(2 * 1440 * minute);
    await p.reconcile();
    expect(await p.current(patient)).toMatchObject({ status: 'cancelled', entitled: true });
    await p.ask('fault', {});
  });

  it('is not called again and again while it does not respond', async () => {
    const providers = [await p.subscribed(), await p.subscribed()];
    h.clock.advance(25 * 60 * minute);
    await p.ask('fault', { status: 500 });
    await p.reconcile();
    await p.ask('fault', {});
    const now = h.clock.now().toISOString();
    const due = await h.deps.db
      .selectFrom('subscriptions')
      .select('id')
      .where('next_check_at', '<=', now)
      .where(
        'provider_id',
        'in',
        providers.map(({ id }) => id),
      )
      .execute();
    // reconciliation stopped at the first one
    expect(due.length).toBeGreaterThan(0);
    await p.reconcile();
    for (const provider of providers) expect(await p.current(provider)).toMatchObject({ status: 'active' });
  });

  it('sends a bad signature: refused, and delivered again until it is valid', async () => {
    const provider = await createProvider(h);
    await p.create(provider);
    await p.ask('fault', { badSignature: true });
    await p.decide(provider, 'pay');
    expect(await p.current(provider)).toMatchObject({ status: 'pending' });
    await p.ask('fault', {});
    await expect.poll(async () => (await p.current(provider))?.status, { timeout: 10_000 }).toBe('active');
  });

  it('refuses the payer: the field is named, and another email begins anew', async () => {
    expectServerError(/^MercadoPago refused a subscription$/);
    const provider = await createProvider(h);
    await p.ask('fault', { status: 400, message: 'Cannot operate between different countries' });
    const refused = await p.create(provider, { payer_email: 'nadie@ejemplo.uy' });
    expect([refused.status, refused.body.code]).toEqual([400, 'validation_failed']);
    expect(refused.body.errors?.payer_email).toContain('tu cuenta de Mercado Pago');
    expect(await p.current(provider)).toBeNull();
    await p.ask('fault', {});
    expect((await p.create(provider)).status).toBe(200);
  });

  it.each([
    'Invalid value for back_url, must be a valid URL',
    'Cannot pay an amount lower than $ 15.00',
    'Invalid currency_id',
    'Invalid value for start_date, must be a future date',
    'Preapprovals are not available for this country yet',
    '',
  ])('refuses the order (“%s”): said as what it is, not as a fault of the email', async (message) => {
    expectServerError(/^MercadoPago refused a subscription$/);
    const provider = await createProvider(h);
    await p.ask('fault', { status: 400, message });
    const { status, body } = await p.create(provider);
    expect([status, body.code, body.errors]).toEqual([503, 'payments_unavailable', undefined]);
    expect(body.message).toContain('no es por tus datos');
    await p.ask('fault', {});
    expect((await p.create(provider)).status).toBe(200);
  });
});
