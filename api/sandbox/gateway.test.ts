import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FixedClock } from '../test/harness.ts';
import { startGateway } from './gateway.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'tero-gateway-'));
const clock = new FixedClock();
const options = { dataDir, accessToken: 'TEST-1', webhookSecret: 'secreto', clock };
let gateway = await startGateway(options);
afterAll(async () => {
  await gateway.close();
  rmSync(dataDir, { recursive: true });
});

const order = {
  reason: 'Tero Premium',
  external_reference: 'tero-1',
  payer_email: 'ana@ejemplo.uy',
  back_url: 'https://tero.example/subscription-success',
  status: 'pending',
  auto_recurring: {
    frequency: 1,
    frequency_type: 'months',
    transaction_amount: 890,
    currency_id: 'UYU',
    start_date: '2026-04-10T15:00:00.000Z',
  },
};

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(gateway.url + path, {
    method,
    headers: { authorization: 'Bearer TEST-1', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('the gateway speaks like MercadoPago', () => {
  it('asks for the token', async () => {
    for (const authorization of ['', 'Bearer otro', 'TEST-1']) {
      expect((await call('GET', '/preapproval/search', undefined, { authorization })).status).toBe(401);
    }
  });

  it.each([
    ['payer_email is required', { payer_email: undefined }],
    ['must be a valid URL', { back_url: 'tero' }],
    ['card_token_id is required', { status: 'authorized' }],
    ['lower than $ 15', { auto_recurring: { ...order.auto_recurring, transaction_amount: 10 } }],
    ['greater than $ 300000', { auto_recurring: { ...order.auto_recurring, transaction_amount: 300_001 } }],
    ['Invalid currency_id', { auto_recurring: { ...order.auto_recurring, currency_id: 'USD' } }],
    ['must be a future date', { auto_recurring: { ...order.auto_recurring, start_date: '2026-03-01T00:00:00.000Z' } }],
  ])('refuses an order: %s', async (message, change) => {
    const { status, body } = await call('POST', '/preapproval/', { ...order, ...change });
    expect(status).toBe(400);
    expect(body.message).toContain(message);
  });

  it('begins an order without a start at once, whatever time passes meanwhile', async () => {
    let reads = 0;
    const ticking = { now: () => new Date(clock.now().getTime() + ++reads) };
    const folder = mkdtempSync(join(tmpdir(), 'tero-gateway-'));
    const own = await startGateway({ ...options, dataDir: folder, clock: ticking });
    const { start_date: _, ...recurring } = order.auto_recurring;
    const headers = { authorization: 'Bearer TEST-1' };
    const body = JSON.stringify({ ...order, auto_recurring: recurring });
    const response = await fetch(`${own.url}/preapproval/`, { method: 'POST', headers, body });
    expect([response.status, await response.json()]).toMatchObject([201, { status: 'pending' }]);
    await own.close();
    rmSync(folder, { recursive: true });
  });

  it('returns the same response for the same idempotency key', async () => {
    const key = { 'x-idempotency-key': 'uno' };
    const first = await call('POST', '/preapproval/', order, key);
    expect([first.status, first.body.status]).toEqual([201, 'pending']);
    expect(first.body.init_point).toBe(`${gateway.url}/checkout/${first.body.id}`);
    expect(await call('POST', '/preapproval/', { ...order, payer_email: 'otra@ejemplo.uy' }, key)).toEqual(first);
    // a key that is reused for another operation has no effect there
    expect((await call('PUT', `/preapproval/${first.body.id}`, { status: 'cancelled' }, key)).body.status).toBe(
      'pending',
    );
    expect((await call('POST', '/preapproval/', order, { 'x-idempotency-key': 'dos' })).body.id).not.toBe(
      first.body.id,
    );
  });

  it('ends an agreement once', async () => {
    const { body } = await call('POST', '/preapproval/', order);
    const path = `/preapproval/${body.id}`;
    expect((await call('PUT', path, { status: 'cancelled' })).body.status).toBe('cancelled');
    const again = await call('PUT', path, { status: 'cancelled' });
    expect([again.status, again.body.message]).toEqual([400, 'You can not modify a cancelled preapproval.']);
    expect((await call('GET', '/preapproval/no-hay')).status).toBe(404);
    expect((await call('GET', '/v1/payments/1')).status).toBe(404);
  });

  it('keeps a checkout, its time and its notifications through a restart', async () => {
    const { body } = await call('POST', '/preapproval/', order);
    await gateway.ask('payer', { id: body.id, action: 'pay' });
    await gateway.ask('advance', { days: 40 });
    await gateway.close();
    gateway = await startGateway(options);
    const found = await call('GET', `/authorized_payments/search?preapproval_id=${body.id}`);
    const statuses = (found.body.results as { status: string }[]).map(({ status }) => status);
    expect(statuses).toEqual(['scheduled', 'processed']);
  });

  it('cannot be controlled by a web page', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const headers = { 'content-type': type };
      const response = await fetch(`${gateway.url}/_sim/advance`, { method: 'POST', headers, body: '{"days":1}' });
      expect(response.status).toBe(415);
    }
    await expect(gateway.ask('advance', { days: -1 })).rejects.toThrow('400');
    await expect(gateway.ask('otra-cosa', {})).rejects.toThrow('404');
  });
});
