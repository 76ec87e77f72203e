// @module-tag postgres
import { expect, it } from 'vitest';
import { startHarness } from '../../test/harness.ts';
import { createClient, createProvider } from '../../test/people.ts';
import { up } from './migrations/034-single-places.ts';

const h = await startHarness();
const { db } = h.deps;

it('writes a stored town that is called like its department once (rule SRCH-97)', async () => {
  const [salto, tala] = [
    await createProvider(h, { profile: { location: 'Salto, Salto' } }),
    await createProvider(h, { profile: { location: 'Tala, Canelones' } }),
  ];
  const client = await createClient(h, { address: 'Treinta y Tres, Treinta y Tres' });
  await up(db as never);
  const profiles = db.selectFrom('provider_profiles').select('location').where('account_id', 'in', [salto.id, tala.id]);
  expect(await profiles.orderBy('account_id').execute()).toEqual([
    { location: 'Salto' },
    { location: 'Tala, Canelones' },
  ]);
  const account = db.selectFrom('accounts').select('address').where('id', '=', client.id);
  expect(await account.executeTakeFirstOrThrow()).toEqual({ address: 'Treinta y Tres' });
});

it('keeps an own place so too', async () => {
  const provider = await createProvider(h, { profile: { company_name: 'Luz y Norte' } });
  const { body: read } = await h.call('GET', '/api/providers/profile', { as: provider.token });
  expect(read.provider).toBeDefined();
  const body = { ...(read.provider as object), location: 'Rivera, Rivera' };
  const { body: saved } = await h.call('PUT', '/api/providers/profile', { as: provider.token, body });
  expect(saved.provider).toMatchObject({ location: 'Rivera' });
});
