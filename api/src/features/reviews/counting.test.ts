// @module-tag postgres
import type { Review } from '@tero/shared/contract/reviews';
import { day } from '@tero/shared/rules/time/durations';
import { expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createClient, createProvider, type Person, signIn } from '../../../test/people.ts';
import { provePhone, writeReview, writeUnproven } from '../../../test/reviews.ts';
import { createService } from '../../../test/services.ts';
import { recount } from '../../db/migrations/095-proven-reviews.ts';
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
    const { status, body } = await writeUnproven(h, as, service, bad);
    expect(status).toBe(201);
    return body.review.id;
  };
  const shown = async () =>
    (await h.call<{ reviews: Review[] }>('GET', `/api/reviews/service/${service.id}`)).body.reviews;
  return { provider, service, averages, write, shown, before: await averages() };
}

const fresh = (given: object = {}) =>
  createClient(h, { email_verified: 0, created_at: h.clock.now().toISOString(), ...given });
const verify = (id: number) => db.updateTable('accounts').set({ email_verified: 1 }).where('id', '=', id).execute();
const openPage = async (as: Person, { id }: { id: number }) =>
  expect((await h.call('GET', `/api/services/${id}`, { as: await signIn(h, as) })).status).toBe(200);
const press = async (as: Person, { id }: { id: number }) => {
  const body = { service_id: id, click_type: 'whatsapp' };
  expect((await h.call('POST', '/api/metrics/track-click', { as: as.token, body })).status).toBe(200);
};

test('three new accounts move nothing: nor once verified, nor by pressing contact, nor by opening the page', async () => {
  const { service, averages, write, shown, before } = await reviewed();
  for (const email_verified of [0, 1, 1] as const) {
    const attacker = await fresh({ email_verified });
    await openPage(attacker, service);
    await press(attacker, service);
    await write(attacker);
  }
  await countReviews(h.deps);
  expect(await averages()).toEqual(before);
  expect((await shown()).map(({ counts, verified_contact }) => [counts, verified_contact])).toEqual([
    [true, true],
    [false, false],
    [false, false],
    [false, false],
  ]);
});

test('a verified account of which nothing else is known does not count after a day either', async () => {
  const { averages, write, before } = await reviewed();
  await write(await fresh({ email_verified: 1 }));
  h.clock.advance(3 * day);
  await countReviews(h.deps);
  expect(await averages()).toEqual(before);
});

interface Setting {
  client: Person;
  provider: Person;
  service: { id: number };
  id: number;
}

test.each<[string, (setting: Setting) => Promise<unknown>]>([
  [
    'the phone was given a day ago',
    async ({ client, service }) => {
      await openPage(client, service);
      h.clock.advance(day);
    },
  ],
  ['a quote was accepted', ({ client, provider }) => accept(client, provider)],
  [
    'the provider confirms the contact',
    async ({ provider, id }) =>
      expect(
        (await h.call('PUT', `/api/provider/reviews/${id}/contact`, { as: provider.token, body: {} })).status,
      ).toBe(200),
  ],
])('with a verified email a review counts, once, when %s', async (_, prove) => {
  const { provider, service, averages, write, shown, before } = await reviewed();
  const client = await fresh();
  const id = await write(client);
  await prove({ client, provider, service, id });
  await countReviews(h.deps);
  expect(await averages()).toEqual(before);
  await verify(client.id);
  await Promise.all([countReviews(h.deps), countReviews(h.deps)]);
  await countReviews(h.deps);
  expect(await averages()).toEqual([(Number(before[0]) + 1) / 2, 2, 2]);
  expect((await shown()).find((one) => one.id === id)).toMatchObject({ counts: true, verified_contact: true });
});

let quotes = 0;
function accept(client: Person, provider: Person) {
  quotes += 1;
  const at = h.clock.now().toISOString();
  const agreed = { accepted_at: at, accepted_by: client.id, accepted_phone: `0981${String(quotes).padStart(5, '0')}` };
  return db
    .insertInto('quotes')
    .values({ provider_id: provider.id, token: `t${quotes}`, version_number: 1, created_at: at, ...agreed })
    .execute();
}

test('nobody but its provider confirms the contact of a review, which it is offered', async () => {
  const { provider, write, shown, averages, before, service } = await reviewed();
  const client = await fresh({ email_verified: 1 });
  const id = await write(client);
  const confirm = async (as: Person) =>
    (await h.call('PUT', `/api/provider/reviews/${id}/contact`, { as: as.token, body: {} })).status;
  expect([await confirm(client), await confirm(await createProvider(h))]).toEqual([403, 404]);
  await countReviews(h.deps);
  expect(await averages()).toEqual(before);
  const offered = async (as: Person) => {
    const path = `/api/reviews/service/${service.id}`;
    const { reviews } = (await h.call<{ reviews: Review[] }>('GET', path, { as: as.token })).body;
    return reviews.find((review) => review.id === id)?.may_confirm;
  };
  expect([await offered(provider), await offered(client)]).toEqual([true, undefined]);
  expect(await confirm(provider)).toBe(200);
  await countReviews(h.deps);
  expect(await averages()).toEqual([3, 2, 2]);
  expect(await offered(provider)).toBeUndefined();
  expect((await shown()).every(({ counts }) => counts)).toBe(true);
});

test('those that count stand before the others, however many and new these are', async () => {
  const { write, shown } = await reviewed();
  for (let at = 0; at < 3; at += 1) await write(await fresh());
  expect((await shown()).map(({ counts }) => counts)).toEqual([true, false, false, false]);
});

test('changed or deleted before it counts it leaves the averages alone', async () => {
  const { averages, write, before, service } = await reviewed();
  const client = await fresh();
  const id = await write(client);
  const body = { ...bad, work_quality_rating: 5 };
  expect((await h.call('PUT', `/api/reviews/${id}`, { as: client.token, body })).status).toBe(200);
  expect(await averages()).toEqual(before);
  expect((await h.call('DELETE', `/api/reviews/${id}`, { as: client.token })).status).toBe(200);
  await verify(client.id);
  await provePhone(h, client, service);
  await countReviews(h.deps);
  expect(await averages()).toEqual(before);
});

test('what does not count is in no public number of reviews', async () => {
  const { write } = await reviewed();
  const { lastMonths } = await import('../numbers/service.ts');
  for (let at = 0; at < 6; at += 1) await write(await fresh());
  h.clock.advance(32 * day);
  const [month] = await lastMonths(h.deps);
  const rows = await db.selectFrom('reviews').select(['counts', 'created_at']).execute();
  const counted = rows.filter(({ counts, created_at }) => counts === 1 && created_at.startsWith(month?.month ?? ''));
  expect(month?.reviews).toBe(counted.length < 5 ? null : counted.length);
});

test('the migration counts anew what stands, and lets what is proven stand', async () => {
  const { provider, service, averages, write } = await reviewed();
  const [stranger, unverified, agreed, old] = [
    await fresh({ email_verified: 1 }),
    await fresh(),
    await fresh(),
    await fresh(),
  ];
  for (const one of [stranger, unverified, agreed, old]) await write(one);
  await provePhone(h, unverified, service);
  await accept(agreed, provider);
  await verify(agreed.id);
  await verify(old.id);
  // reviews as the last release left them: they all count, after a single press of a button
  await db
    .updateTable('reviews')
    .set({ counts: 1, verified_contact: 1 })
    .where('service_id', '=', service.id)
    .execute();
  await db.updateTable('reviews').set({ agreed_work: 1 }).where('client_id', '=', agreed.id).execute();
  // the migration reads the real clock
  const today = new Date().toISOString();
  await db.updateTable('reviews').set({ created_at: today }).where('service_id', '=', service.id).execute();
  const longAgo = new Date(Date.now() - 400 * day).toISOString();
  await db.updateTable('reviews').set({ created_at: longAgo }).where('client_id', '=', old.id).execute();
  await recount(db as never);
  expect(await averages()).toEqual([(5 + 1 + 1) / 3, 3, 3].map((one) => Math.round(one * 100) / 100));
  const counted = await db
    .selectFrom('reviews')
    .select('client_id')
    .where('service_id', '=', service.id)
    .where('counts', '=', 1)
    .execute();
  expect(counted.map(({ client_id }) => client_id)).toEqual(expect.arrayContaining([agreed.id, old.id]));
});
