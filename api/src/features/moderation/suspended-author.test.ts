// @module-tag postgres
import type { DashboardStats } from '@tero/shared/contract/admin/figures/stats';
import { limits } from '@tero/shared/limits';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { everyRead, startSite } from '../../../test/every-read.ts';
import { startHarness } from '../../../test/harness.ts';
import { caseOf, decideCase, moderate, reportThing } from '../../../test/moderation.ts';
import { createAdmin, createClient, type Person } from '../../../test/people.ts';
import { provePhone, writeReview } from '../../../test/reviews.ts';
import { createPublisher } from '../../../test/service-form.ts';
import { createService } from '../../../test/services.ts';
import { migrate } from '../../db/migrate.ts';
import { countReviews } from '../reviews/counting.ts';
import { refreshStale } from '../services/lists/indexing.ts';

const h = await startHarness({ PUBLIC_URL: 'https://tero.example' });
const { db } = h.deps;
const site = await startSite(h);
const admin = await createAdmin(h);
const bad = { response_time_rating: 1, attention_rating: 1, work_quality_rating: 1 };

const review = (id: number) => ({ kind: 'review', id }) as const;

/** Returns a service with a five-star review, and what its page shows of both. */
async function reviewed() {
  const owner = await createPublisher(h);
  const service = await createService(h, owner, { title: 'Arreglo zorzales' });
  await writeReview(h, await createClient(h), service, { comment: 'Muy bien' });
  const averages = async () => {
    const { body } = await h.call<{ service: Record<string, unknown> & { provider: Record<string, unknown> } }>(
      'GET',
      `/api/services/${service.id}`,
    );
    const { rating, reviews_count, provider } = body.service;
    return [rating, reviews_count, provider.rating, provider.review_count];
  };
  return { owner, service, averages };
}
const good = [5, 1, 5, 1];
const both = [3, 2, 3, 2];

/** Returns a review of one star. */
async function panned(service: { id: number }, client: Person): Promise<number> {
  const { body } = await writeReview(h, client, service, { ...bad, comment: 'Una vergüenza' });
  return body.review.id;
}

describe('the average of the panel', () => {
  it('is of those in sight: without a suspended author, and without a suspended provider', async () => {
    const { service, owner } = await reviewed();
    const average = async () =>
      (await h.call<{ stats: DashboardStats }>('GET', '/api/admin/dashboard', { as: admin.token })).body.stats
        .averageRating;
    await writeReview(h, await createClient(h), (await reviewed()).service, { ...bad });
    expect(await average()).toBeCloseTo(11 / 3, 1);
    const found = await moderate(h, admin, { kind: 'profile', id: owner.id }, 'suspend');
    expect(await average()).toBe(3);
    await decideCase(h, admin, found.id, 'lift');
    await moderate(h, admin, review(await panned(service, await createClient(h))), 'suspend');
    expect(await average()).toBeCloseTo(11 / 3, 1);
  });
});

describe('the reviews of a suspended account', () => {
  it('are in no read and no average, as if they had not been written, and come back as they were', async () => {
    const { owner, service } = await reviewed();
    const fan = await createClient(h);
    await h.call('POST', '/api/favorites', { as: fan.token, body: { service_id: service.id } });
    const client = await createClient(h);
    const crowd = await Promise.all(Array.from({ length: limits.responseAnswers }, () => createClient(h)));
    const at = h.clock.now().toISOString();
    /** Makes a person answer the question about the provider's response. */
    const say = async (as: Person, given: object) => {
      const question = { account_id: as.id, provider_id: owner.id, contacted_at: at, asked_at: at };
      const row = await db.insertInto('contact_questions').values(question).returning('id').executeTakeFirstOrThrow();
      expect((await h.call('PUT', `/api/contact-questions/${row.id}`, { as: as.token, body: given })).status).toBe(200);
    };
    for (const one of crowd) await say(one, { outcome: 'responded', minutes: 60, agreed: true });
    const { last } = await db
      .selectFrom('reviews')
      .select((eb) => eb.fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    /** Returns everything that people can read, except notices that were sent. */
    const everything = async () => {
      await refreshStale(h.deps);
      const given = { ids: [service.id, owner.id, last + 1], queries: ['q=zorzales', `providerId=${owner.id}`] };
      const found = await everyRead(h, site, { ...given, readers: [null, fan, owner] });
      const told = found.filter(({ name }) => !name.startsWith('notifications.'));
      return new Map(told.map(({ url, reader, text }) => [`${reader} ${url}`, text]));
    };
    const differing = (one: Map<string, string>, other: Map<string, string>) =>
      [...new Set([...one.keys(), ...other.keys()])].filter((place) => one.get(place) !== other.get(place));

    await provePhone(h, client, service);
    await everything();
    const before = await everything();
    const id = await panned(service, client);
    expect(id).toBe(last + 1);
    await say(client, { outcome: 'silent' });
    const reply = { review_id: id, response_text: 'No fue así', is_public: true };
    await h.call('POST', '/api/review-responses/create', { as: owner.token, body: reply });
    const written = await everything();
    expect(differing(before, written).length).toBeGreaterThan(50);

    const found = await moderate(h, admin, review(id), 'suspend');
    // the owner of the reply still reads it
    expect(differing(before, await everything())).toEqual([`2 /api/review-responses/review/${id}?`]);
    expect((await decideCase(h, admin, found.id, 'lift')).status).toBe(201);
    expect(differing(written, await everything())).toEqual([]);
  }, 300_000);

  it.each(['hide first', 'suspend first'])(
    'are taken once and given once when one is hidden too: %s',
    async (order) => {
      const { service, averages } = await reviewed();
      const id = await panned(service, await createClient(h));
      const found = await moderate(h, admin, review(id), order === 'hide first' ? 'hide' : 'suspend');
      expect(await averages()).toEqual(good);
      const steps = order === 'hide first' ? ['suspend', 'restore'] : ['hide', 'lift'];
      for (const step of steps) {
        expect((await decideCase(h, admin, found.id, step as 'hide')).status).toBe(201);
        expect(await averages()).toEqual(good);
      }
      await decideCase(h, admin, found.id, order === 'hide first' ? 'lift' : 'restore');
      expect(await averages()).toEqual(both);
    },
  );

  it('are taken once also by two decisions at once', async () => {
    const { service, averages } = await reviewed();
    const client = await createClient(h);
    const ids = [await panned(service, client), await panned(await createService(h, await createPublisher(h)), client)];
    const cases: number[] = [];
    for (const id of ids) {
      await reportThing(h, null, review(id), { ip: '198.51.100.7' });
      cases.push((await caseOf(h, admin, review(id)))?.id ?? 0);
    }
    const [one = 0, other = 0] = cases;
    await Promise.all([decideCase(h, admin, one, 'hide'), decideCase(h, admin, other, 'suspend')]);
    expect(await averages()).toEqual(good);
    await Promise.all([decideCase(h, admin, one, 'restore'), decideCase(h, admin, other, 'lift')]);
    expect(await averages()).toEqual(both);
  });

  it('are taken once when one is deleted meanwhile, or its author', async () => {
    for (const what of ['review', 'author'] as const) {
      const { service, averages } = await reviewed();
      const client = await createClient(h);
      const id = await panned(service, client);
      await moderate(h, admin, review(id), 'suspend');
      const path = what === 'review' ? `/api/admin/reviews/${id}` : `/api/admin/users/${client.id}`;
      expect((await h.call('DELETE', path, { as: admin.token })).status).toBe(200);
      expect([what, await averages()]).toEqual([what, good]);
      const { body } = await h.call<{ reviews: object[] }>('GET', `/api/reviews/service/${service.id}`);
      expect([what, body.reviews.length]).toEqual([what, 1]);
    }
  });

  it('do not begin to count meanwhile, and do so after it', async () => {
    const { service, averages } = await reviewed();
    const client = await createClient(h, { email_verified: 0, created_at: h.clock.now().toISOString() });
    const { id } = await moderate(h, admin, review(await panned(service, client)), 'suspend');
    await db.updateTable('accounts').set({ email_verified: 1 }).where('id', '=', client.id).execute();
    await countReviews(h.deps);
    expect(await averages()).toEqual(good);
    await decideCase(h, admin, id, 'lift');
    await countReviews(h.deps);
    expect(await averages()).toEqual(both);
  });

  it('stay out when one is written in its name meanwhile', async () => {
    const { service, owner, averages } = await reviewed();
    const client = await createClient(h);
    const other = await createService(h, owner);
    const { id } = await moderate(h, admin, review(await panned(other, client)), 'suspend');
    const body = { user_id: client.id, provider_id: owner.id, service_id: service.id, rating: 1, comment: 'Mal' };
    expect((await h.call('POST', '/api/admin/reviews', { as: admin.token, body })).status).toBe(201);
    expect(await averages()).toEqual(good);
    await decideCase(h, admin, id, 'lift');
    expect((await averages()).slice(0, 2)).toEqual(both.slice(0, 2));
  });

  it('have no reply, wait for none, and are not reported', async () => {
    const { service, owner } = await reviewed();
    const id = await panned(service, await createClient(h));
    const waiting = async () =>
      (await h.call<{ unanswered: number }>('GET', '/api/provider/reviews/unanswered-count', { as: owner.token })).body
        .unanswered;
    expect(await waiting()).toBe(2);
    await moderate(h, admin, review(id), 'suspend');
    expect(await waiting()).toBe(1);
    const body = { review_id: id, response_text: 'Gracias', is_public: true };
    expect((await h.call('POST', '/api/review-responses/create', { as: owner.token, body })).status).toBe(404);
    expect((await reportThing(h, await createClient(h), review(id))).status).toBe(404);
  });

  it('go of accounts that were suspended before this was so', async () => {
    const { service, averages } = await reviewed();
    const client = await createClient(h);
    await panned(service, client);
    await sql`alter table reviews drop column author_suspended_at`.execute(db);
    await sql`delete from kysely_migration where name = '085-suspended-authors'`.execute(db);
    const suspended_at = h.clock.now().toISOString();
    await db.updateTable('accounts').set({ suspended_at }).where('id', '=', client.id).execute();
    await migrate(db);
    expect(await averages()).toEqual(good);
  });
});
