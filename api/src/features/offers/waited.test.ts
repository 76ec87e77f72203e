import { randomUUID } from 'node:crypto';
import type { Offer } from '@tero/shared/contract/offers';
import { localDay } from '@tero/shared/rules/time/time';
import { expect, test } from 'vitest';
import { form, image } from '../../../test/forms.ts';
import { startHarness } from '../../../test/harness.ts';
import { createProvider } from '../../../test/people.ts';

const h = await startHarness();

test('an offer may come with an image that was uploaded ahead', async () => {
  const provider = await createProvider(h, { entitled: true, profile: { company_name: 'Luz y Norte' } });
  const id = randomUUID();
  const bytes = await image({ width: 300, height: 200 });
  const upload = await h.call('PUT', `/api/uploads/${id}`, { as: provider.token, body: form({}, 'photo', [bytes]) });
  expect(upload.status).toBe(200);
  const today = localDay(h.clock.now());
  const create = (photoIds: string[]) =>
    h.call<{ offer: Offer }>('POST', '/api/offers', {
      as: provider.token,
      body: { startDate: today, endDate: today, photoIds },
    });
  const { status, body } = await create([id]);
  expect(status).toBe(201);
  expect((await h.app.inject(body.offer.card_url)).statusCode).toBe(200);
  const missing = await create([randomUUID()]);
  expect([missing.status, missing.body.code]).toEqual([409, 'upload_missing']);
  expect((await create([])).body.errors).toEqual({ image: 'Elegí una imagen' });
});
