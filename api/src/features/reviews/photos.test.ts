import type { Review } from '@tero/shared/contract/reviews';
import { limits } from '@tero/shared/limits';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { eraseOwn } from '../../../test/deletion.ts';
import { filesIn, form, image } from '../../../test/forms.ts';
import { startHarness } from '../../../test/harness.ts';
import { moderate } from '../../../test/moderation.ts';
import { createAdmin, createClient, createProvider, type Person } from '../../../test/people.ts';
import { writeReview } from '../../../test/reviews.ts';
import { createService } from '../../../test/services.ts';
import { sweepImages } from '../../images/sweep.ts';

const h = await startHarness();
const owner = await createProvider(h, { entitled: true });
const admin = await createAdmin(h);
const jpeg = await image({ exif: true });
const stars = { response_time_rating: 5, attention_rating: 4, work_quality_rating: 5 };

const upload = (as: Person, id: string, bytes = jpeg) =>
  h.call('PUT', `/api/uploads/${id}`, { as: as.token, body: form({}, 'photo', [bytes]) });
/** Sends a review as the outbox does: first each photo, then the texts that name them. */
async function written(method: 'POST' | 'PUT', path: string, as: Person, photos: Buffer[], fields: object) {
  const photoIds: string[] = photos.map(() => crypto.randomUUID());
  for (const [at, id] of photoIds.entries()) await upload(as, id, photos[at]);
  return h.call<{ review: Review }>(method, path, { as: as.token, body: { ...stars, ...fields, photoIds } });
}
const send = (as: Person, service_id: number, photos: Buffer[]) =>
  written('POST', '/api/reviews', as, photos, { service_id });
const change = (as: Person, id: number, photos: Buffer[], fields: object = {}) =>
  written('PUT', `/api/reviews/${id}`, as, photos, fields);
const addresses = ({ photos = [] }: Review) => photos.flatMap((photo) => [photo.image_url, photo.thumb_url]);
const served = async (paths: string[]) => {
  const seen = await Promise.all(paths.map((path) => h.app.inject(path)));
  return [...new Set(seen.map(({ statusCode }) => statusCode))];
};

async function reviewed(files = [jpeg, jpeg]) {
  const [client, service] = [await createClient(h), await createService(h, owner)];
  const { status, body } = await send(client, service.id, files);
  expect(status).toBe(201);
  const read = async (as: Person | null = null) => {
    const path = `/api/reviews/service/${service.id}`;
    return (await h.call<{ reviews: Review[] }>('GET', path, { as: as?.token })).body.reviews[0] as Review;
  };
  return { client, service, review: body.review, read };
}

describe('the photos of a review (rule REV-98)', () => {
  test('are shown to everybody in two widths, without what the file said of its author', async () => {
    const { review, read } = await reviewed();
    expect(review.photos).toHaveLength(2);
    expect((await read()).photos).toEqual(review.photos);
    for (const path of addresses(review)) {
      const { statusCode, headers, rawPayload } = await h.app.inject(path);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
      expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
    }
  });

  test('are at most three, and pictures; what is refused leaves no file', async () => {
    const [client, service] = [await createClient(h), await createService(h, owner)];
    const before = filesIn(h, 'uploads');
    const many = await send(client, service.id, Array(limits.reviewPhotos + 1).fill(jpeg));
    expect([many.status, many.body.errors]).toEqual([400, { photos: 'Una reseña lleva hasta 3 fotos' }]);
    const page = await upload(client, crypto.randomUUID(), Buffer.from('<html></html>'));
    expect([page.status, page.body.code]).toEqual([400, 'upload_refused']);
    expect((await send(owner, service.id, [jpeg])).status).toBe(403);
    expect((await send(client, 999_999, [jpeg])).status).toBe(404);
    expect((await send(client, service.id, [jpeg])).status).toBe(201);
    const second = filesIn(h, 'uploads');
    expect((await send(client, service.id, [jpeg])).status).toBe(409);
    expect(filesIn(h, 'uploads')).toEqual(second);
    expect(second.length - before.length).toBe(2);
  });

  test('come ahead one by one, once, and only so many wait', async () => {
    const [client, service] = [await createClient(h), await createService(h, owner)];
    const ids = Array.from({ length: limits.reviewPhotosWaiting + 1 }, () => crypto.randomUUID());
    const seen: number[] = [];
    for (const id of ids) seen.push((await upload(client, id)).status);
    expect(seen).toEqual([...Array(limits.reviewPhotosWaiting).fill(200), 409]);
    const photoIds = ids.slice(0, 2);
    const body = {
      service_id: service.id,
      response_time_rating: 5,
      attention_rating: 5,
      work_quality_rating: 5,
      photoIds,
    };
    const key = crypto.randomUUID();
    const post = () =>
      h.call<{ review: Review }>('POST', '/api/reviews', {
        as: client.token,
        body,
        headers: { 'idempotency-key': key },
      });
    const [first, again] = [await post(), await post()];
    expect([first.status, again.body.review.photos]).toEqual([201, first.body.review.photos]);
    expect(first.body.review.photos).toHaveLength(2);
    const missing = await h.call('PUT', `/api/reviews/${first.body.review.id}`, { as: client.token, body });
    expect([missing.status, missing.body.code]).toEqual([409, 'upload_missing']);
  });

  test('stay when a bundle that knows none changes the review, and go as its author says', async () => {
    const { client, review } = await reviewed();
    const [first, second] = review.photos ?? [];
    const old = await change(client, review.id, [], { comment: 'Volvería a llamar' });
    expect(old.body.review.photos).toEqual(review.photos);
    const { status, body } = await change(client, review.id, [jpeg], { kept_photos: [second?.id] });
    expect([status, body.review.photos?.length, body.review.photos?.[0]]).toEqual([200, 2, second]);
    expect(await served([first?.image_url ?? '', first?.thumb_url ?? ''])).toEqual([404]);
    const full = await change(client, review.id, [jpeg, jpeg]);
    expect([full.status, full.body.code]).toEqual([400, 'upload_refused']);
    const none = await change(client, review.id, [], { kept_photos: [] });
    expect(none.body.review.photos).toBeUndefined();
    expect(await served(addresses(body.review))).toEqual([404]);
    const other = await reviewed();
    const foreign = other.review.photos?.map(({ id }) => id) ?? [];
    expect((await change(await createClient(h), other.review.id, [jpeg], { kept_photos: foreign })).status).toBe(404);
    await change(client, review.id, [], { kept_photos: foreign });
    expect((await other.read()).photos).toEqual(other.review.photos);
  });
});

describe('the files of a review', () => {
  test('lead nowhere while it is hidden, to its author neither; the team sees them, and they come back (rule MOD-7)', async () => {
    const { client, review, read } = await reviewed();
    const thing = { kind: 'review', id: review.id } as const;
    const { images } = await moderate(h, admin, thing, 'hide');
    expect(await served(addresses(review))).toEqual([404]);
    expect([(await read()).photos, (await read(client)).photos]).toEqual([undefined, undefined]);
    expect([images.length, await served(images)]).toEqual([2, [200]]);
    const data = await h.call<{ review_photos: { file: string | null }[] }>('GET', '/api/users/me/export', {
      as: client.token,
    });
    expect(data.body.review_photos.map(({ file }) => file)).toEqual([null, null]);
    await sweepImages(h.deps, 0);
    await moderate(h, admin, thing, 'restore');
    const restored = await read();
    expect([restored.photos?.length, await served(addresses(restored))]).toEqual([2, [200]]);
    expect(await served(addresses(review))).toEqual([404]);
  });

  test('are in the download, and go with the review and with the account, which the review outlives', async () => {
    const mine = await reviewed();
    const data = await h.call<{ review_photos: { file: string }[] }>('GET', '/api/users/me/export', {
      as: mine.client.token,
    });
    expect(
      data.body.review_photos.map(({ file }) => mine.review.photos?.some(({ image_url }) => image_url.includes(file))),
    ).toEqual([true, true]);
    await h.call('DELETE', `/api/reviews/${mine.review.id}`, { as: mine.client.token });
    expect(await served(addresses(mine.review))).toEqual([404]);

    const left = await reviewed();
    await eraseOwn(h, left.client.token);
    expect(await served(addresses(left.review))).toEqual([404]);
    expect(await left.read()).toMatchObject({ user_name: 'Usuario anónimo' });
    expect((await left.read()).photos).toBeUndefined();

    const removed = await reviewed();
    await h.call('DELETE', `/api/admin/reviews/${removed.review.id}`, { as: admin.token });
    expect(await served(addresses(removed.review))).toEqual([404]);
  });

  test('of a review without photos are none: the response says nothing of them', async () => {
    const service = await createService(h, owner);
    const { body } = await writeReview(h, await createClient(h), service);
    expect('photos' in body.review).toBe(false);
  });
});
