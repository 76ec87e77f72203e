// @module-tag postgres
import type { Review } from '@tero/shared/contract/reviews';
import { expect, test } from 'vitest';
import { startHarness } from '../../test/harness.ts';
import { createAdmin, createClient, createProvider } from '../../test/people.ts';
import { writeReview } from '../../test/reviews.ts';
import { createService } from '../../test/services.ts';
import { indexReviews } from './late-texts.ts';

const h = await startHarness();
const admin = await createAdmin(h);
const service = await createService(h, await createProvider(h, { entitled: true }));
const stars = { response_time_rating: 5, attention_rating: 4, work_quality_rating: 5 };

async function found(word: string): Promise<number[]> {
  const { body } = await h.call<{ reviews: Review[] }>('GET', `/api/admin/reviews?search=${word}`, { as: admin.token });
  return body.reviews.map(({ id }) => id);
}

async function reviewed(comment: string) {
  const client = await createClient(h);
  const { body } = await writeReview(h, client, service, { ...stars, comment });
  const { id } = (body as unknown as { review: Review }).review;
  const change = (to: string) =>
    h.call('PUT', `/api/reviews/${id}`, { as: client.token, body: { ...stars, comment: to } });
  const remove = () => h.call('DELETE', `/api/reviews/${id}`, { as: client.token });
  return { id, change, remove };
}

test('the panel finds what was just written, by words and by parts of them', async () => {
  const { id } = await reviewed('Quedó impermeabilizado, y sí');
  expect(await found('impermeabilizado')).toEqual([id]);
  expect(await found('permeabil')).toEqual([id]);
  expect(await found('si')).toEqual([id]);
  const next = await reviewed('Otra impermeabilización');
  expect(await found('impermeabiliza')).toEqual([next.id, id]);
});

test('what changes or goes before it is indexed is found as it is then, and the others with it', async () => {
  const [first, second, third] = [await reviewed('Azulejos'), await reviewed('Baldosas'), await reviewed('Cerámicas')];
  await second.change('Porcelanato');
  await third.remove();
  await indexReviews(h.deps.db);
  expect(await found('azulejos')).toEqual([first.id]);
  expect(await found('baldosas')).toEqual([]);
  expect(await found('porcelanato')).toEqual([second.id]);
  expect(await found('ceramicas')).toEqual([]);
});

test('what changes or goes after it was indexed is too, and what is written after the last one has gone', async () => {
  const [first, last] = [await reviewed('Durlock'), await reviewed('Isopanel')];
  await indexReviews(h.deps.db);
  await first.change('Machimbre');
  await last.remove();
  const next = await reviewed('Parquet');
  expect(await found('durlock')).toEqual([]);
  expect(await found('machimbre')).toEqual([first.id]);
  expect(await found('isopanel')).toEqual([]);
  expect(await found('parquet')).toEqual([next.id]);
});
