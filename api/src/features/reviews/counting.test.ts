// @module-tag postgres
import type { Review } from '@tero/shared/contract/reviews';
import { day } from '@tero/shared/rules/time/durations';
import { expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createClient, createProvider, type Person } from '../../../test/people.ts';
import { writeReview } from '../../../test/reviews.ts';
import { createService } from '../../../test/services.ts';
import { countReviews } from './counting.ts';

const h = await startHarness();
const { db } = h.deps;
const bad = { response_time_rating: 1, attention_rating: 1, work_quality_rating: 1 };

async function reviewed() {
  const provider = await createProvider(h, { entitled: true });
  const service = await createService(h, provider);
  expect((await writeReview(h, await createClient(h), service, {})).status).toBe(201);
  const averages = async () => {
    const [one, two] = [
      await h.call<{ service: { rating: number; reviews_count: number } }>('GET', `/api/services/${service.id}`),
      await db.selectFrom('provider_profiles').select('reviews_count').where('account_id', '=', provider.id).execute(),
    ];
    return [one.body.service.rating, one.body.service.reviews_count, two[0]?.reviews_count];
  };
  const write = async (as: Person) => {
    const { status, body } = await writeReview(h, as, service, bad);
    expect(status).toBe(201);
    return body.review.id;
  };
  const shown = async () =>
    (await h.call<{ reviews: object[] }>('GET', `/api/reviews/service/${service.id}`)).body.reviews.length;
  return { averages, write, shown, before: await averages() };
}

const stranger = () => createClient(h, { email_verified: 0, created_at: h.clock.now().toISOString() });

test('fresh accounts without a verified email do not move an average; their reviews are shown', async () => {
  const { averages, write, shown, before } = await reviewed();
  for (let at = 0; at < 5; at += 1) await write(await stranger());
  await countReviews(h.deps);
  expect([await shown(), await averages()]).toEqual([6, before]);
});

test.each([
  ['its author has verified the email', (id: number) => verify(id)],
  ['its author’s account is a day old', async () => h.clock.advance(day)],
])('a review counts once, when %s', async (_, become) => {
  const { averages, write, before } = await reviewed();
  const client = await stranger();
  await write(client);
  await become(client.id);
  await Promise.all([countReviews(h.deps), countReviews(h.deps)]);
  await countReviews(h.deps);
  expect(await averages()).toEqual([(Number(before[0]) + 1) / 2, 2, 2]);
  expect((await reviewed()).before[1]).toBe(1);
});

test('changed or deleted before it counts it leaves the averages alone', async () => {
  const { averages, write, before } = await reviewed();
  const client = await stranger();
  const id = await write(client);
  const body = { ...bad, work_quality_rating: 5 };
  expect((await h.call('PUT', `/api/reviews/${id}`, { as: client.token, body })).status).toBe(200);
  expect(await averages()).toEqual(before);
  expect((await h.call('DELETE', `/api/reviews/${id}`, { as: client.token })).status).toBe(200);
  await verify(client.id);
  await countReviews(h.deps);
  expect(await averages()).toEqual(before);
});

const verify = (id: number) => db.updateTable('accounts').set({ email_verified: 1 }).where('id', '=', id).execute();

test('a review says whether it counts, so that what is shown of the average does not move either', async () => {
  const { write } = await reviewed();
  const client = await stranger();
  const id = await write(client);
  const { service_id } = await db
    .selectFrom('reviews')
    .select('service_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const seenBy = async (as: Person | null) => {
    const path = `/api/reviews/service/${service_id}`;
    const { reviews } = (await h.call<{ reviews: Review[] }>('GET', path, { as: as?.token })).body;
    return reviews.find((review) => review.id === id)?.counts;
  };
  expect([await seenBy(client), await seenBy(null), await seenBy(await stranger())]).toEqual([false, false, false]);
  await verify(client.id);
  await countReviews(h.deps);
  expect(await seenBy(client)).toBe(true);
});
