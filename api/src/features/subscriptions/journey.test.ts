import { describe, expect, it } from 'vitest';
import type { Harness } from '../../../test/harness.ts';
import { startPaying, startPayingElsewhere } from '../../../test/payments.ts';
import { createProvider } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';

const modes = [
  { mode: 'the sandbox', ...(await startPaying()), visit: visitThroughTheApp },
  { mode: 'MercadoPago, a server elsewhere', ...(await startPayingElsewhere()), visit: visitElsewhere },
];

/** Visits the checkout's page at the URL that the browser is sent to. */
async function visitThroughTheApp({ app, deps }: Harness, address: URL): Promise<string> {
  expect(address.origin).toBe(deps.config.publicUrl);
  return (await app.inject(address.pathname)).body;
}

async function visitElsewhere({ deps }: Harness, address: URL): Promise<string> {
  expect(address.origin).not.toBe(deps.config.publicUrl);
  return (await fetch(address)).text();
}

describe.each(modes)('a subscription paid at $mode, from its beginning to its end', async ({ h, visit, ...p }) => {
  const provider = await createProvider(h, { profile: { company_name: 'Luz y Norte' } });

  const listed = async (id: number) => (await h.call('GET', `/api/services/${id}`)).status === 200;

  it('begins pending, with a checkout that the browser reaches', async () => {
    expect(await p.current(provider)).toBeNull();
    const { status, body } = await p.create(provider);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: 'pending' });
    const checkout = new URL(body.data.init_point ?? '');
    const page = await visit(h, checkout);
    for (const text of ['Pagar', 'Rechazar', 'Volver', '$890', provider.email]) expect(page).toContain(text);
    expect(page).toContain('El primer cobro es un mes después de la activación');
    expect(await p.current(provider)).toMatchObject({ status: 'pending', entitled: false, end_date: null });
  });

  it('is the same while it is pending', async () => {
    const [first, second] = [await p.create(provider), await p.create(provider)];
    expect(second.body.data).toEqual(first.body.data);
  });

  it('is active once MercadoPago says so, for a month', async () => {
    await p.decide(provider, 'pay');
    expect(await p.current(provider)).toMatchObject({
      status: 'active',
      entitled: true,
      start_date: '2026-03-10T15:00:00.000Z',
      next_payment_date: '2026-04-10T15:00:00.000Z',
      end_date: '2026-04-10T15:00:00.000Z',
      access_until: '2026-04-20T15:00:00.000Z',
      first_charge_ahead: true,
      init_point: null,
    });
    expect(await p.payments(provider)).toEqual([]);
    const again = await p.create(provider);
    expect([again.status, again.body.code]).toEqual([409, 'already_subscribed']);
  });

  it('is charged a month later, which extends it once', async () => {
    const service = await createService(h, provider);
    await p.pass(31);
    expect(await p.payments(provider)).toMatchObject([{ status: 'completed', amount: 890 }]);
    expect(await p.current(provider)).toMatchObject({ status: 'active', end_date: '2026-05-10T15:00:00.000Z' });
    await p.pass(30);
    expect(await p.payments(provider)).toHaveLength(2);
    expect(await p.current(provider)).toMatchObject({ status: 'active', end_date: '2026-06-10T15:00:00.000Z' });
    expect(await listed(service.id)).toBe(true);
  });

  it('cancelled keeps its access until the end date, then hides the services, and a new one brings them back', async () => {
    const service = await createService(h, provider);
    const { status, body } = await p.cancel(provider);
    expect([status, body.data.status, body.data.entitled]).toEqual([200, 'cancelled', true]);
    expect(body.data.end_date).toBe('2026-06-10T15:00:00.000Z');
    expect((await p.cancel(provider)).body.data.status).toBe('cancelled');
    await p.pass(29);
    expect(await listed(service.id)).toBe(true);
    await p.pass(2);
    expect(await listed(service.id)).toBe(false);
    expect(await p.current(provider)).toMatchObject({ status: 'cancelled', entitled: false });
    expect(await p.payments(provider)).toHaveLength(2);
    expect((await p.create(provider)).status).toBe(200);
    expect(await listed(service.id)).toBe(false);
    await p.decide(provider, 'pay');
    expect(await listed(service.id)).toBe(true);
  });

  it('told its provider inside the app', async () => {
    const notices = await h.deps.db.selectFrom('notifications').selectAll().orderBy('id').execute();
    expect(notices.map(({ type, account_id, is_read }) => [type, account_id, is_read])).toEqual([
      ['subscription_activated', provider.id, 0],
      ['payment_received', provider.id, 0],
      ['payment_received', provider.id, 0],
      ['subscription_cancelled', provider.id, 0],
      ['subscription_expired', provider.id, 0],
      ['subscription_activated', provider.id, 0],
    ]);
  });
});
