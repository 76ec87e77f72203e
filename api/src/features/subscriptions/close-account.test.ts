import { describe, expect, it } from 'vitest';
import { eraseOwn } from '../../../test/deletion.ts';
import { startPayingElsewhere } from '../../../test/payments.ts';
import { agreementsOf } from '../../../test/payments-elsewhere.ts';
import { createProvider, password, signIn } from '../../../test/people.ts';

const { h, gateway, ...p } = await startPayingElsewhere();

describe('the account of somebody who pays', () => {
  it('is deleted with what it paid kept, nobody’s name, and nothing charged again', async () => {
    const provider = await p.subscribed();
    await p.pass(31);
    const [paid] = await p.payments(provider);
    expect(paid?.status).toBe('completed');
    const note = { settled_note: 'Hablé con ella por teléfono' };
    await h.deps.db.updateTable('payments').set(note).where('provider_id', '=', provider.id).execute();
    // MercadoPago must not delay a deletion
    await p.ask('fault', { status: 500 });
    const as = await signIn(h, provider);
    expect((await eraseOwn(h, as)).status).toBe(200);
    await p.endAtMercadoPago();
    await p.ask('fault', {});
    expect(await agreementsOf(gateway, provider)).toMatchObject([{ status: 'authorized' }]);
    h.clock.advance(3_700_000);
    await p.endAtMercadoPago();
    expect(await agreementsOf(gateway, provider)).toMatchObject([{ status: 'cancelled' }]);
    const { db } = h.deps;
    const payments = await db
      .selectFrom('payments')
      .selectAll()
      .where('transaction_id', '=', paid?.transaction_id ?? '')
      .execute();
    expect(payments).toMatchObject([{ provider_id: null, amount: 89_000, status: 'completed', settled_note: null }]);
    const subscriptions = await db
      .selectFrom('subscriptions')
      .selectAll()
      .where('id', '=', paid?.subscription_id ?? 0)
      .execute();
    expect(subscriptions).toMatchObject([
      { provider_id: null, payer_email: null, init_point: null, status: 'cancelled', cancel_at_mp: 0 },
    ]);
    expect(await db.selectFrom('notifications').select('id').where('account_id', '=', provider.id).execute()).toEqual(
      [],
    );
    // later webhook events about it must notify nobody
    await p.pass(31);
    await p.reconcile();
    expect(
      await db
        .selectFrom('subscriptions')
        .select('status')
        .where('id', '=', paid?.subscription_id ?? 0)
        .execute(),
    ).toEqual([{ status: 'cancelled' }]);
  });

  it('is charged no more while its deletion waits, and has what it paid until its end when it comes back', async () => {
    const provider = await p.subscribed();
    const { db } = h.deps;
    const row = () =>
      db
        .selectFrom('subscriptions')
        .select(['status', 'auto_renewal', 'end_date', 'payer_email'])
        .where('provider_id', '=', provider.id)
        .executeTakeFirstOrThrow();
    const before = await row();
    expect((await h.call('DELETE', '/api/users/profile', { as: await signIn(h, provider) })).status).toBe(200);
    await p.endAtMercadoPago();
    expect(await agreementsOf(gateway, provider)).toMatchObject([{ status: 'cancelled' }]);
    const mail = await db
      .selectFrom('outbox')
      .select('payload')
      .where('dedupe_key', 'like', `email:deletion-asked:${provider.id}:%`)
      .executeTakeFirstOrThrow();
    expect(mail.payload).toContain('Cancelamos tu suscripción en Mercado Pago: no te cobramos más.');
    const login = await h.call<{ deletion: { token: string } }>('POST', '/api/auth/login', {
      body: { identifier: provider.email, password },
    });
    const { token } = login.body.deletion;
    expect((await h.call('POST', '/api/auth/recover', { body: { token } })).status).toBe(200);
    expect(await row()).toEqual({ ...before, status: 'cancelled', auto_renewal: 0 });
    expect((await p.payments(provider)).filter(({ status }) => status === 'completed')).toEqual([]);
  });

  it('has its subscription and payments among its own data', async () => {
    const provider = await p.subscribed();
    await p.pass(31);
    const other = await createProvider(h);
    const exported = async (person: typeof provider) => {
      const as = await signIn(h, person);
      return (await h.call<Record<string, unknown[]>>('GET', '/api/users/me/export', { as })).body;
    };
    const own = await exported(provider);
    expect(own.subscriptions).toMatchObject([{ status: 'active', amount: 89_000, payer_email: provider.email }]);
    expect(own.payments).toMatchObject([{ status: 'completed', amount: 89_000 }]);
    expect(own.receipts).toMatchObject([{ amount: 89_000, payer_name: 'Luz y Norte' }]);
    expect(own.notifications).toMatchObject([{ type: 'payment_received' }, { type: 'subscription_activated' }]);
    expect(JSON.stringify(own)).not.toMatch(/idempotency|dedupe/);
    expect((await exported(other)).payments).toEqual([]);
  });
});
