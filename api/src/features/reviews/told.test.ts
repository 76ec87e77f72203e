import type { Review, ReviewResponse } from '@tero/shared/contract/reviews';
import { day } from '@tero/shared/rules/time/durations';
import { describe, expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createClient, createProvider, type Person } from '../../../test/people.ts';
import { writeReview } from '../../../test/reviews.ts';
import { createService } from '../../../test/services.ts';

const h = await startHarness({ RATE_LIMIT_SCALE: '100' });

const told = async ({ id }: Person, type: string) => {
  const of = (table: 'notifications' | 'outbox', key: string) =>
    h.deps.db
      .selectFrom(table)
      .select('dedupe_key')
      .where('account_id', '=', id)
      .where('dedupe_key', 'like', key)
      .execute();
  return [(await of('notifications', `${type}:%`)).length, (await of('outbox', `email:${type}:%`)).length];
};
const reply = async ({ token }: Person, reviewId: number) => {
  const path = `/api/provider/reviews/${reviewId}/reply`;
  return (await h.call<{ response: ReviewResponse }>('POST', path, { as: token, body: { reply: 'Insisto' } })).body;
};
const remove = async ({ token }: Person, path: string) =>
  expect((await h.call('DELETE', path, { as: token })).status).toBe(200);

describe('what is deleted and written again floods nobody', () => {
  test('a reply is told once a day (rule REV-93)', async () => {
    const provider = await createProvider(h, { entitled: '2030-01-01T00:00:00.000Z' });
    const client = await createClient(h);
    const { id } = (await writeReview(h, client, await createService(h, provider))).body.review;
    for (let at = 0; at < 4; at += 1) {
      const { response } = await reply(provider, id);
      await remove(provider, `/api/review-responses/${response.id}`);
    }
    expect(await told(client, 'review_response')).toEqual([1, 1]);
    h.clock.advance(day);
    const { response } = await reply(provider, id);
    expect(await told(client, 'review_response')).toEqual([2, 2]);
    const body = { response_text: 'Ahora mejor', is_public: false };
    await h.call('PUT', `/api/review-responses/${response.id}`, { as: provider.token, body });
    h.clock.advance(day);
    await h.call('PUT', `/api/review-responses/${response.id}`, { as: provider.token, body });
    expect(await told(client, 'review_response')).toEqual([2, 2]);
  });

  test('a review is told once a day and client (rule REV-97)', async () => {
    const provider = await createProvider(h, { entitled: '2030-01-01T00:00:00.000Z' });
    const [client, other] = [await createClient(h), await createClient(h)];
    const service = await createService(h, provider);
    const write = async (as: Person) => (await writeReview(h, as, service)).body.review as Review;
    for (let at = 0; at < 4; at += 1) await remove(client, `/api/reviews/${(await write(client)).id}`);
    expect(await told(provider, 'new_review')).toEqual([1, 1]);
    await write(other);
    expect(await told(provider, 'new_review')).toEqual([2, 2]);
    h.clock.advance(day);
    await write(client);
    expect(await told(provider, 'new_review')).toEqual([3, 3]);
  });
});
