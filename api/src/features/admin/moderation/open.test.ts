// @module-tag postgres
import type { ModerationCase, ModerationDetail } from '@tero/shared/contract/admin/moderation/cases';
import type { Person as PersonPage } from '@tero/shared/contract/admin/people';
import type { ModeratedKind } from '@tero/shared/rules/moderation';
import { expect, test } from 'vitest';
import { logged } from '../../../../test/admin-log.ts';
import { outboxOf } from '../../../../test/deliveries.ts';
import { form, image } from '../../../../test/forms.ts';
import { startHarness } from '../../../../test/harness.ts';
import { decideCase } from '../../../../test/moderation.ts';
import { createAdmin, createClient, createProvider, type Person } from '../../../../test/people.ts';
import { createPost } from '../../../../test/posts.ts';
import { writeReview, writeUnproven } from '../../../../test/reviews.ts';
import { createPublisher } from '../../../../test/service-form.ts';
import { createService } from '../../../../test/services.ts';

const h = await startHarness();
const admin = await createAdmin(h);

const openCase = (kind: ModeratedKind, id: number, as: Person = admin) =>
  h.call<{ case: ModerationDetail }>('POST', '/api/admin/moderation', { as: as.token, body: { kind, id } });

async function opened(kind: ModeratedKind, id: number): Promise<ModerationDetail> {
  const { status, body } = await openCase(kind, id);
  if (status !== 200) throw new Error(`${kind} ${id}: ${JSON.stringify(body)}`);
  return body.case;
}

async function published() {
  const owner = await createPublisher(h);
  const service = await createService(h, owner);
  const client = await createClient(h);
  const { body } = await writeReview(h, client, service, { comment: 'Puras mentiras' });
  return { owner, service, client, review: body.review };
}

test('the team hides a review that nobody reported, tells its author, and takes it back', async () => {
  const { service, client, review } = await published();
  const found = await opened('review', review.id);
  expect(found).toMatchObject({ state: 'closed', reports: 0, reported: [], actions: ['hide', 'warn', 'suspend'] });
  const reviewsSeen = async () => {
    const { body } = await h.call<{ reviews: { comment: string; is_hidden: boolean }[] }>(
      'GET',
      `/api/reviews/service/${service.id}`,
    );
    return body.reviews.map(({ comment }) => comment);
  };
  expect((await decideCase(h, admin, found.id, 'hide', 'No hubo ese trabajo.')).status).toBe(201);
  expect(await reviewsSeen()).toEqual(['Reseña oculta por Tero']);
  expect((await outboxOf(h, client.id)).map(({ channel }) => channel)).toContain('email');
  expect((await decideCase(h, admin, found.id, 'restore')).status).toBe(201);
  expect(await reviewsSeen()).toEqual(['Puras mentiras']);
});

test('one case a thing: opening it again finds it and waits for nobody; the log says who opened it, once', async () => {
  const { review } = await published();
  const idOf = async () => (await opened('review', review.id)).id;
  const { rows } = await logged(h, async () => {
    expect(await idOf()).toBe(await idOf());
  });
  expect(rows).toMatchObject([
    {
      ...{ admin_id: admin.id, action: 'update', entity_type: 'review', entity_id: review.id },
      details: { moderation: { after: 'Caso abierto por el equipo' } },
    },
  ]);
  const { body } = await h.call<{ cases: ModerationCase[] }>('GET', '/api/admin/moderation?state=waiting&limit=100', {
    as: admin.token,
  });
  expect(body.cases.map((one) => one.id)).not.toContain(await idOf());
});

test('services, posts, promotions, replies and profiles are hidden the same way', async () => {
  const { owner, service, review } = await published();
  const { db, clock } = h.deps;
  const created_at = clock.now().toISOString();
  const reply = await db
    .insertInto('review_responses')
    .values({
      review_id: review.id,
      provider_id: owner.id,
      response_text: 'Mentira',
      is_public: 0,
      created_at,
      updated_at: created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const today = created_at.slice(0, 10);
  const dates = { title: 'Dos por uno', startDate: today, endDate: today };
  const offer = await h.call<{ offer: { id: number } }>('POST', '/api/offers', {
    as: owner.token,
    body: form(dates, 'image', [await image()]),
  });
  const things = [
    ['service', service.id],
    ['post', await createPost(h, owner, 'Compren ya')],
    ['offer', offer.body.offer.id],
    ['reply', reply.id],
    ['profile', owner.id],
  ] as const;
  for (const [kind, id] of things) {
    const found = await opened(kind, id);
    const { body } = await decideCase(h, admin, found.id, 'hide');
    expect(body.case).toMatchObject({ kind, is_hidden: true, state: 'decided' });
  }
});

test('an account of a client is suspended without any thing of it, and let in again', async () => {
  const client = await createClient(h);
  const found = await opened('client', client.id);
  expect(found).toMatchObject({ author: { id: client.id }, actions: ['warn', 'suspend'], is_hidden: false });
  expect((await decideCase(h, admin, found.id, 'hide')).body).toMatchObject({ code: 'already_exists' });
  const { rows } = await logged(h, () => decideCase(h, admin, found.id, 'suspend', 'Cuentas inventadas.'));
  expect(rows).toMatchObject([{ action: 'update', entity_type: 'user', entity_id: client.id, admin_id: admin.id }]);
  expect((await h.call('GET', '/api/favorites', { as: client.token })).status).toBe(401);
  const page = () => h.call<{ person: PersonPage }>('GET', `/api/admin/people/${client.id}`, { as: admin.token });
  expect((await page()).body.person.account.is_suspended).toBe(true);
  await decideCase(h, admin, found.id, 'lift');
  expect((await page()).body.person.account.is_suspended).toBe(false);
});

test('nobody reports an account of a client, and only the team opens cases, of what is there', async () => {
  const client = await createClient(h);
  const body = { kind: 'client', id: client.id, reason: 'spam' };
  expect((await h.call('POST', '/api/moderation/reports', { body })).status).toBe(404);
  expect((await openCase('client', client.id, client)).status).toBe(403);
  expect((await openCase('review', 999_999)).status).toBe(404);
  const boss = await opened('client', admin.id);
  expect((await decideCase(h, admin, boss.id, 'suspend')).body.code).toBe('forbidden');
});

test('a case shows stars, whose service, contact or not, and what else the author reviewed', async () => {
  const { client, review, service, owner } = await published();
  const other = await createService(h, await createProvider(h, { entitled: true }), { title: 'Otro techo' });
  await writeUnproven(h, client, other, { response_time_rating: 1, attention_rating: 1, work_quality_rating: 1 });
  const found = await opened('review', review.id);
  expect(found.review).toMatchObject({
    final_rating: 5,
    counts: true,
    verified_contact: true,
    Service: { id: service.id },
    Provider: { id: owner.id },
    User: { id: client.id },
  });
  expect(found.author_reviews).toMatchObject({
    total: 2,
    rows: [{ Service: { title: 'Otro techo' }, final_rating: 1, verified_contact: false }, { id: review.id }],
  });
  expect((await opened('service', service.id)).review).toBeNull();
});
