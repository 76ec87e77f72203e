// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { form, image } from '../../test/forms.ts';
import { startHarness } from '../../test/harness.ts';
import { createAdmin, createClient } from '../../test/people.ts';
import { createPublisher } from '../../test/service-form.ts';
import { createService } from '../../test/services.ts';

const stars = { response_time_rating: 5, attention_rating: 5, work_quality_rating: 5 };
const h = await startHarness();

it('an account that is erased while its photos are read has no session any more', async () => {
  const service = await createService(h, await createPublisher(h));
  const [admin, client] = [await createAdmin(h), await createClient(h)];
  const put = vi.spyOn(h.deps.images, 'put').mockImplementationOnce(async () => {
    expect((await h.call('DELETE', `/api/users/${client.id}`, { as: admin.token })).status).toBe(200);
  });
  const photo = randomUUID();
  await h.call('PUT', `/api/uploads/${photo}`, { as: client.token, body: form({}, 'photo', [await image()]) });
  const body = { ...stars, service_id: service.id, photoIds: [photo] };
  const refused = await h.call('POST', '/api/reviews', { as: client.token, body });
  expect([refused.status, refused.body.code]).toEqual([401, 'session_invalid']);
  expect(put).toHaveBeenCalled();
});
