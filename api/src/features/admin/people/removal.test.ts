// @module-tag postgres
import type { Removal } from '@tero/shared/contract/admin/people';
import { expect, test } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient, createProvider } from '../../../../test/people.ts';
import { writeReview } from '../../../../test/reviews.ts';
import { createService } from '../../../../test/services.ts';

const h = await startHarness();
const admin = await createAdmin(h);
const read = (id: number) =>
  h.call<{ removal: Removal }>('GET', `/api/admin/people/${id}/removal`, { as: admin.token });
const count = async (table: 'services' | 'reviews') =>
  (await h.deps.db.selectFrom(table).select('id').execute()).length;

test('what the deletion of a provider takes along is what is told before (rule ADM-4)', async () => {
  const provider = await createProvider(h, { entitled: true, name: 'Ana Gómez' });
  const client = await createClient(h, { name: 'Clara' });
  const service = await createService(h, provider);
  const gone = await createService(h, provider);
  await h.call('DELETE', `/api/services/${gone.id}`, { as: provider.token });
  expect((await writeReview(h, client, service)).status).toBe(201);

  const { removal } = (await read(provider.id)).body;
  expect(removal).toMatchObject({ id: provider.id, kind: 'provider', name: 'Ana Gómez', email: provider.email });
  expect(removal.goes).toEqual({ services: 1, posts: 0, offers: 0, reviews_received: 1 });
  expect(removal.entitled_until).not.toBeNull();
  expect((await read(client.id)).body.removal).toMatchObject({
    goes: { services: 0, reviews_received: 0 },
    stays: { reviews_written: 1, payments: 0 },
    entitled_until: null,
  });

  const before = { services: await count('services'), reviews: await count('reviews') };
  const removed = await h.call('DELETE', `/api/admin/providers/${provider.id}`, { as: admin.token });
  expect(removed.status).toBe(200);
  // a service that was deleted earlier still has a row, which goes too
  expect(await count('services')).toBe(before.services - removal.goes.services - 1);
  expect(await count('reviews')).toBe(before.reviews - removal.goes.reviews_received);
});

test('an account without time left asks for nothing to be typed, and an unknown one is not found', async () => {
  const lapsed = await createProvider(h, { entitled: true });
  h.clock.advance(400 * 24 * 60 * 60 * 1000);
  const late = await createAdmin(h);
  const { body } = await h.call<{ removal: Removal }>('GET', `/api/admin/people/${lapsed.id}/removal`, {
    as: late.token,
  });
  expect(body.removal.entitled_until).toBeNull();
  const unknown = await h.call('GET', '/api/admin/people/999999/removal', { as: late.token });
  expect([unknown.status, unknown.body.message]).toEqual([404, 'Esa persona ya no existe. Recargá la página.']);
});
