// @module-tag postgres
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createClient, createProvider } from '../../../test/people.ts';
import { startSmsGateway } from '../../../test/sms-gateway.ts';

const gateway = await startSmsGateway();
afterAll(() => gateway.close());
const h = await startHarness(gateway.env);
const without = await startHarness();
const { db } = h.deps;

beforeEach(() => h.clock.set('2026-03-10T15:00:00.000Z'));

const ask = (as: string, phone: string) => h.call('POST', '/api/phone-confirmation/code', { as, body: { phone } });
const confirm = (as: string, phone: string, code: string) =>
  h.call('POST', '/api/phone-confirmation', { as, body: { phone, code } });
async function newestCode() {
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('channel', '=', 'sms')
    .orderBy('id', 'desc')
    .execute();
  return /Tero: (\d{6})/.exec(JSON.stringify(rows[0]))?.[1] ?? '';
}
const confirmedAt = async (id: number) =>
  await db
    .selectFrom('accounts')
    .select(['phone', 'phone_confirmed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const pedido = { what: 'Cambiar un enchufe', place: 'Centro', timing: 'sin-apuro', service_ids: [1] };

describe('a phone is confirmed by a code (rule TRUST-55)', () => {
  test('which came to it; a changed phone loses that', async () => {
    const client = await createClient(h, { phone: '098111222' });
    expect((await ask(client.token, '098111222')).status).toBe(200);
    const code = await newestCode();
    const wrong = await confirm(client.token, '098111222', code === '000000' ? '000001' : '000000');
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([400, ['code']]);
    expect((await confirm(client.token, '098111222', code)).status).toBe(200);
    expect(await confirmedAt(client.id)).toEqual({
      phone: '098111222',
      phone_confirmed_at: '2026-03-10T15:00:00.000Z',
    });
    await db.updateTable('accounts').set({ phone: '098111333' }).where('id', '=', client.id).execute();
    expect((await confirmedAt(client.id)).phone_confirmed_at).toBeNull();
  });

  test('and one that is new becomes the phone of the account', async () => {
    const client = await createClient(h, { phone: null });
    await ask(client.token, '098111444');
    expect((await confirm(client.token, '098111444', await newestCode())).status).toBe(200);
    expect(await confirmedAt(client.id)).toMatchObject({ phone: '098111444', phone_confirmed_at: expect.any(String) });
  });

  test('of another account serves nobody else', async () => {
    const [one, two] = [await createClient(h), await createClient(h)];
    await ask(one.token, '098111555');
    expect((await confirm(two.token, '098111555', await newestCode())).status).toBe(400);
  });
});

test('an account sends five codes a day, to whatever phones (rule TRUST-56)', async () => {
  const client = await createClient(h);
  const statuses: number[] = [];
  for (let at = 0; at < 6; at += 1) statuses.push((await ask(client.token, `09822200${at}`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

describe('without a confirmed phone (rule TRUST-57)', () => {
  test.each(['/api/inquiries', '/api/reviews', '/api/services'])(
    '%s is refused where a gateway sends codes',
    async (path) => {
      for (const [harness, isRefused] of [
        [h, true],
        [without, false],
      ] as const) {
        const person = path === '/api/services' ? await createProvider(harness) : await createClient(harness);
        const body = path === '/api/inquiries' ? pedido : { service_id: 1 };
        const { body: reply } = await harness.call('POST', path, { as: person.token, body });
        if (reply.code !== 'validation_failed') expect(reply.code === 'phone_unconfirmed').toBe(isRefused);
      }
    },
  );
});
