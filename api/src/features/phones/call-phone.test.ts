// @module-tag postgres
import type { PhoneOwner } from '@tero/shared/contract/phone-owners';
import type { PublicProvider } from '@tero/shared/contract/providers';
import type { Service } from '@tero/shared/contract/services';
import { expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createClient, createProvider } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';

const h = await startHarness();

test('a second number for calls is given with the phone, and to nobody else (rule PHONE-94)', async () => {
  const provider = await createProvider(h, { entitled: true, phone: '099765432' });
  const service = await createService(h, provider);
  const form = { name: 'Rosa Luz', username: 'rosa.landline', service: 'Electricidad', company_name: 'Luz y Norte' };
  const save = (call_phone?: string) =>
    h.call<{ errors?: Record<string, string> }>('PUT', '/api/providers/profile', {
      as: provider.token,
      body: { ...form, ...(call_phone !== undefined && { call_phone }) },
    });
  const profile = async (as?: string) =>
    (await h.call<{ provider: PublicProvider }>('GET', `/api/providers/${provider.id}`, { as })).body.provider;
  const page = async (as?: string) =>
    (await h.call<{ service: Service }>('GET', `/api/services/${service.id}`, { as })).body.service.provider;

  expect((await save('2400 12')).body.errors?.call_phone).toMatch(/8 si es fijo/);
  expect((await save('2400 1234')).status).toBe(200);
  // an older form lacks the field and does not change it
  expect((await save()).status).toBe(200);

  const client = await createClient(h);
  for (const read of [profile, page]) {
    expect(await read(client.token)).toMatchObject({ phone: '099765432', call_phone: '24001234' });
    expect(await read()).not.toHaveProperty('call_phone');
  }
  const ask = { body: { numbers: ['2400 1234'] } };
  const whose = await h.call<{ owners: PhoneOwner[][] }>('POST', '/api/phone-owners', ask);
  expect(whose.body.owners).toMatchObject([[{ id: provider.id, phone_confirmed: false }]]);

  const { status } = await h.call('POST', '/api/provider/blocks', {
    as: provider.token,
    body: { origin: 'phone', id: client.id },
  });
  expect(status).toBe(201);
  for (const read of [profile, page]) {
    expect(await read(client.token)).toMatchObject({ phone: null });
    expect(await read(client.token)).not.toHaveProperty('call_phone');
  }
  expect((await save('')).status).toBe(200);
  expect(await profile(provider.token)).not.toHaveProperty('call_phone');
});
