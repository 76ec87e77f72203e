import { randomUUID } from 'node:crypto';
import type { AdminService } from '@tero/shared/contract/admin/services';
import { expect, test } from 'vitest';
import { filesIn, form, image } from '../../../../test/forms.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createProvider } from '../../../../test/people.ts';

const h = await startHarness();
const { token: as } = await createAdmin(h);
const provider = await createProvider(h, { entitled: true });
const filled = { title: 'Poda de jacarandás', description: 'Con cuidado', category: 'Jardinería' };

test('services of the panel are created with photos by the rules of a provider’s form, once however often they are sent', async () => {
  const jpeg = await image();
  const fields = { ...filled, provider_id: String(provider.id), main_image_index: '1' };
  const send = (files: readonly Buffer[], key = randomUUID()) =>
    h.call<{ service: AdminService }>('POST', '/api/admin/services', {
      as,
      body: form(fields, 'images', files),
      headers: { 'idempotency-key': key },
    });
  const key = randomUUID();
  const [first, again] = [await send([jpeg, jpeg], key), await send([jpeg, jpeg], key)];
  expect([first.status, again.body.service.id]).toEqual([201, first.body.service.id]);
  const images = await h.deps.db
    .selectFrom('service_images')
    .select('is_main')
    .where('service_id', '=', first.body.service.id)
    .orderBy('position')
    .execute();
  expect(images.map(({ is_main }) => is_main)).toEqual([0, 1]);
  const before = filesIn(h, 'uploads');
  const refused = [await send(Array(6).fill(jpeg)), await send([Buffer.from('<html></html>')])];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(2).fill([400, 'upload_refused']));
  const gone = form({ ...fields, provider_id: '999999' }, 'images', [jpeg]);
  expect((await h.call('POST', '/api/admin/services', { as, body: gone })).status).toBe(400);
  expect(filesIn(h, 'uploads')).toEqual(before);
});
