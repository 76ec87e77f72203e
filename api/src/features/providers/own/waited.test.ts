import { randomUUID } from 'node:crypto';
import type { OwnProvider } from '@tero/shared/contract/providers-own';
import { describe, expect, test } from 'vitest';
import { form, image } from '../../../../test/forms.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createProvider, type Person } from '../../../../test/people.ts';

const h = await startHarness();
const jpeg = await image({ width: 200, height: 100 });
type Reply = { provider: OwnProvider };
const read = (as: Person) => h.call<Reply>('GET', '/api/providers/profile', { as: as.token });
const update = (as: Person, body: object) => h.call<Reply>('PUT', '/api/providers/profile', { as: as.token, body });
const served = async (address: string | null) => (await h.app.inject(address ?? '')).statusCode;

/** Returns a provider without a subscription, and a valid form of its profile. */
async function rosa() {
  const provider = await createProvider(h, { profile: { cedula_number: '12345672' } });
  const body = {
    name: 'Rosa Luz',
    username: `rosa.luz.${provider.id}`,
    phone: '099 654 321',
    service: 'Electricidad',
    company_name: 'Luz y Norte',
    cedula_number: '41234567',
  };
  return { provider, body };
}

describe('an edit that waited for signal', () => {
  const keyed = (as: Person, body: object, key: string) =>
    h.call<Reply>('PUT', '/api/providers/profile', { as: as.token, body, headers: { 'idempotency-key': key } });

  test('has its photo uploaded ahead, is done once, and is followed by a change of it', async () => {
    const { provider, body } = await rosa();
    const photo = randomUUID();
    const upload = await h.call('PUT', `/api/uploads/${photo}`, {
      as: provider.token,
      body: form({}, 'photo', [jpeg]),
    });
    expect(upload.status, JSON.stringify(upload.body)).toBe(200);
    const key = randomUUID();
    const given = { ...body, description: 'Desde el sótano', photoIds: [photo] };
    const [first, second] = [await keyed(provider, given, key), await keyed(provider, given, key)];
    expect([first.status, second.status, second.headers['idempotency-replayed']]).toEqual([200, 200, 'true']);
    expect(first.body.provider.description).toBe('Desde el sótano');
    expect(await served(first.body.provider.profile_image)).toBe(200);
    const other = await keyed(provider, { ...given, description: 'Otra cosa' }, key);
    expect([other.status, other.body.code]).toEqual([422, 'key_reused']);
    expect(other.body).toMatchObject({ stored: { provider: { version: first.body.provider.version } } });
  });

  test('keeps the phone and the cédula, which it does not hold', async () => {
    const { provider, body } = await rosa();
    const { phone, cedula_number } = (await read(provider)).body.provider;
    const { phone: _phone, cedula_number: _cedula, ...waited } = body;
    const { status, body: reply } = await update(provider, { ...waited, description: 'Sin señal' });
    expect(status).toBe(200);
    expect(reply.provider).toMatchObject({ description: 'Sin señal', phone, cedula_number });
    expect((await update(provider, { ...body, cedula_number: '' })).status).toBe(400);
  });
});
