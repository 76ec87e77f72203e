import { describe, expect, it } from 'vitest';
import { startPaying } from '../../../test/payments.ts';
import { createClient, createProvider, type Person } from '../../../test/people.ts';
import { processInbox } from './mercadopago/inbox.ts';

const { h, ...p } = await startPaying();
const simulate = (person: Person | null, data: object) =>
  h.call('POST', '/api/providers/subscription/webhook', { as: person?.token, body: { type: 'payment', data } });

async function pending(): Promise<[Person, number]> {
  const provider = await createProvider(h);
  return [provider, (await p.create(provider)).body.data.id];
}

describe('the simulator of the sandbox', () => {
  it('pays for one’s own subscription, by any of its names, and the signed notification does the rest', async () => {
    for (const named of [
      (id: number) => ({ id, external_reference: String(id) }),
      (id: number, agreement: string) => ({ id: agreement, external_reference: id }),
      (_: number, __: string, provider: number) => ({ external_reference: provider }),
    ]) {
      const [provider, id] = await pending();
      const data = named(id, await p.agreementOf(provider), provider.id);
      expect((await simulate(provider, { ...data, status: 'approved' })).status).toBe(200);
      await processInbox(h.deps);
      expect(await p.current(provider)).toMatchObject({ status: 'active', entitled: true });
    }
  });

  it('cancels it', async () => {
    const [provider, id] = await pending();
    for (const status of ['authorized', 'cancelled', 'cancelled']) {
      expect((await simulate(provider, { id, status })).status).toBe(200);
      await processInbox(h.deps);
    }
    expect(await p.current(provider)).toMatchObject({ status: 'cancelled', entitled: true });
  });

  it('needs the session of that provider, and a status that it knows', async () => {
    const [provider, id] = await pending();
    const other = await createProvider(h);
    await p.create(other);
    const said = { id, external_reference: provider.id, status: 'approved' };
    expect((await simulate(null, said)).status).toBe(401);
    expect((await simulate(await createClient(h), said)).status).toBe(403);
    expect((await simulate(other, said)).status).toBe(404);
    expect((await simulate(other, { ...said, external_reference: other.id })).status).toBe(404);
    expect((await simulate(provider, {})).status).toBe(404);
    const odd = await simulate(provider, { ...said, status: 'pending' });
    expect([odd.status, odd.body.code]).toEqual([400, 'validation_failed']);
    await processInbox(h.deps);
    for (const person of [provider, other]) expect(await p.current(person)).toMatchObject({ status: 'pending' });
  });
});

describe('the sandbox behind the app', () => {
  it('shows its checkout and nothing else', async () => {
    const [provider] = await pending();
    const id = await p.agreementOf(provider);
    const ask = async (method: 'GET' | 'POST' | 'PUT', url: string) => (await h.app.inject({ method, url })).statusCode;
    expect(await ask('GET', '/sandbox/pagos/estilo.css')).toBe(200);
    for (const path of ['_sim', '_sim/advance', '..%2f_sim%2fadvance', '%2e%2e/_sim/fault', `${id}/../../_sim/fault`]) {
      for (const method of ['GET', 'POST'] as const)
        expect(await ask(method, `/sandbox/pagos/${path}`), path).toBe(404);
    }
    expect(await ask('GET', `/sandbox/pagos/${'0'.repeat(32)}`)).toBe(404);
    expect(await ask('GET', '/sandbox/preapproval/search')).toBe(404);
    expect(await ask('PUT', `/sandbox/pagos/${id}`)).toBe(404);
  });

  it('takes the payer back to where the browser is, whatever the buttons say', async () => {
    const [provider] = await pending();
    const url = `/sandbox/pagos/${await p.agreementOf(provider)}`;
    const press = async (action: string) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const { statusCode, headers: said } = await h.app.inject({
        method: 'POST',
        url,
        headers,
        payload: `action=${action}`,
      });
      expect(statusCode).toBe(303);
      expect(said['content-security-policy']).toContain("form-action 'self'");
      return new URL(String(said.location), 'http://nowhere');
    };
    for (const [action, status] of [
      ['back', 'null'],
      ['reject', 'rejected'],
      ['cancel', 'null'],
      ['pay', 'approved'],
    ] as const) {
      const { host, pathname, searchParams } = await press(action);
      expect([host, pathname]).toEqual(['nowhere', '/subscription-success']);
      expect(searchParams.get('collection_status')).toBe(status);
    }
    await processInbox(h.deps);
    expect((await p.check(provider)).body.data).toMatchObject({ status: 'active' });
    expect((await h.app.inject(url)).body).toContain('ya está autorizada');
  });

  it('tells what a plan costs, and that the payments are for testing', async () => {
    const { body } = await h.call('GET', '/api/subscriptions/plan');
    const plan = { name: 'Premium', price: 890, currency: 'UYU', test_payments: true, early_access_seats_left: 0 };
    expect(body).toEqual({ success: true, plan });
  });
});
