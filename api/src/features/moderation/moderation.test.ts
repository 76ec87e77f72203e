// @module-tag postgres
import type { ModerationDetail } from '@tero/shared/contract/admin/moderation/cases';
import type { OwnDecision } from '@tero/shared/contract/moderation';
import type { Review } from '@tero/shared/contract/reviews';
import type { Service } from '@tero/shared/contract/services';
import { day } from '@tero/shared/rules/time/durations';
import { describe, expect, it } from 'vitest';
import { logged } from '../../../test/admin-log.ts';
import { outboxOf } from '../../../test/deliveries.ts';
import { startHarness } from '../../../test/harness.ts';
import { caseOf, decideCase, moderate, reportThing } from '../../../test/moderation.ts';
import { createAdmin, createClient, createProvider, type Person, password, signIn } from '../../../test/people.ts';
import { writeReview } from '../../../test/reviews.ts';
import { createService } from '../../../test/services.ts';
import { forgetReports } from './reports/service.ts';

const h = await startHarness();
const admin = await createAdmin(h);
const { db } = h.deps;

async function reviewed() {
  const owner = await createProvider(h, { entitled: true });
  const service = await createService(h, owner);
  const client = await createClient(h);
  const { body } = await writeReview(h, client, service, { comment: 'Una vergüenza' });
  await writeReview(h, await createClient(h), service, {
    response_time_rating: 2,
    attention_rating: 2,
    work_quality_rating: 2,
  });
  return { owner, service, client, review: body.review };
}

async function ratingsOf(service: { id: number; provider_id: number }) {
  const columns = ['rating', 'rating_total', 'reviews_count'] as const;
  const ofService = await db.selectFrom('services').select(columns).where('id', '=', service.id).executeTakeFirst();
  const ofProvider = await db
    .selectFrom('provider_profiles')
    .select(['rating_total', 'reviews_count'])
    .where('account_id', '=', service.provider_id)
    .executeTakeFirst();
  return { ofService, ofProvider };
}

const ownDecisions = async (as: Person) =>
  (await h.call<{ decisions: OwnDecision[] }>('GET', '/api/moderation/decisions', { as: as.token })).body.decisions;

describe('a report', () => {
  it('counts once an account, and once a network without one; the queue has it with its reasons', async () => {
    const { review, client, service } = await reviewed();
    const thing = { kind: 'review', id: review.id } as const;
    const ana = await createClient(h);
    const tell = (as: Person | null, ip: string, reason = 'spam') => reportThing(h, as, thing, { ip, reason });
    expect((await tell(ana, '203.0.113.1', 'offensive')).status).toBe(201);
    expect((await tell(ana, '203.0.113.2')).status).toBe(201);
    expect((await tell(null, '203.0.113.1')).status).toBe(201);
    expect((await tell(null, '203.0.113.3')).status).toBe(201);
    expect((await tell(null, '203.0.113.3')).status).toBe(201);
    const beto = await createClient(h);
    expect((await tell(beto, '203.0.113.3')).status).toBe(201);
    expect(await caseOf(h, admin, thing)).toMatchObject({
      state: 'open',
      reports: 2,
      reasons: [
        { reason: 'offensive', count: 1 },
        { reason: 'spam', count: 1 },
      ],
      text: 'Una vergüenza',
      link: `/servicios/${service.id}/reviews`,
      author: { id: client.id },
      actions: ['hide', 'warn', 'suspend', 'dismiss'],
    });
  });

  it('is of what can be seen, and not of one’s own', async () => {
    const { review, client, service, owner } = await reviewed();
    expect((await reportThing(h, client, { kind: 'review', id: review.id })).body.code).toBe('forbidden');
    expect((await reportThing(h, null, { kind: 'review', id: 999_999 })).body.code).toBe('not_found');
    expect((await reportThing(h, null, { kind: 'profile', id: client.id })).body.code).toBe('not_found');
    await h.call('PUT', `/api/services/${service.id}/active`, { as: owner.token, body: { is_active: false } });
    expect((await reportThing(h, null, { kind: 'service', id: service.id })).body.code).toBe('not_found');
    const bad = await reportThing(
      h,
      null,
      { kind: 'review', id: review.id },
      { reason: 'nada', note: 'x'.repeat(501) },
    );
    expect(bad.body.errors).toEqual({ reason: 'Elegí un motivo', note: 'No puede superar los 500 caracteres' });
  });

  it('is forgotten 180 days after, once nobody has to look at it', async () => {
    const { review } = await reviewed();
    const { id } = await moderate(h, admin, { kind: 'review', id: review.id }, 'dismiss');
    const left = () => db.selectFrom('content_reports').select('id').where('case_id', '=', id).execute();
    await forgetReports(h.deps);
    expect(await left()).toHaveLength(1);
    const later = { db, clock: { now: () => new Date(h.clock.now().getTime() + 181 * day) } };
    await forgetReports(later);
    expect(await left()).toHaveLength(0);
  });
});

describe('a hidden review', () => {
  it('leaves its line, counts nowhere, and comes back exactly', async () => {
    const { review, service, client, owner } = await reviewed();
    const before = await ratingsOf(service);
    const list = async (as: Person | null) =>
      (
        await h.call<{ reviews: Review[] }>('GET', `/api/reviews/service/${service.id}`, { as: as?.token })
      ).body.reviews.find(({ id }) => id === review.id);
    const shown = await list(null);
    const { id } = await moderate(h, admin, { kind: 'review', id: review.id }, 'hide');
    const line = { comment: 'Reseña oculta por Tero', is_hidden: true, counts: false, final_rating: 0 };
    expect(await list(null)).toMatchObject({ ...line, user_name: 'Usuario anónimo', reply: null, is_anonymous: true });
    expect(await list(owner)).toMatchObject(line);
    expect(await list(client)).toMatchObject({ comment: 'Una vergüenza', is_hidden: true, counts: false });
    expect(await ratingsOf(service)).toMatchObject({
      ofService: { rating: 200, reviews_count: 1 },
      ofProvider: { rating_total: 200, reviews_count: 1 },
    });
    await decideCase(h, admin, id, 'restore');
    expect(await ratingsOf(service)).toEqual(before);
    expect(await list(null)).toEqual(shown);
  });

  it('is changed and deleted by nobody but the team, and takes nothing away twice', async () => {
    const { review, service, client, owner } = await reviewed();
    await moderate(h, admin, { kind: 'review', id: review.id }, 'hide');
    const stars = { response_time_rating: 1, attention_rating: 1, work_quality_rating: 1, comment: 'Otra' };
    const path = `/api/reviews/${review.id}`;
    expect((await h.call('PUT', path, { as: client.token, body: stars })).body.code).toBe('forbidden');
    expect((await h.call('DELETE', path, { as: client.token })).body.code).toBe('forbidden');
    const reply = { review_id: review.id, response_text: 'Gracias', is_public: true };
    expect((await h.call('POST', '/api/review-responses/create', { as: owner.token, body: reply })).status).toBe(404);
    expect((await h.call('DELETE', `/api/admin/reviews/${review.id}`, { as: admin.token })).status).toBe(200);
    expect(await ratingsOf(service)).toMatchObject({
      ofService: { reviews_count: 1 },
      ofProvider: { reviews_count: 1 },
    });
  });
});

describe('a hidden service', () => {
  it('is not there for others, and its owner reads that it is hidden and changes nothing', async () => {
    const owner = await createProvider(h, { entitled: true });
    const service = await createService(h, owner);
    const fan = await createClient(h);
    await h.call('POST', '/api/favorites', { as: fan.token, body: { service_id: service.id } });
    await moderate(h, admin, { kind: 'service', id: service.id }, 'hide');
    const path = `/api/services/${service.id}`;
    expect((await h.call('GET', path)).status).toBe(404);
    const { body } = await h.call<{ service: Service }>('GET', path, { as: owner.token });
    expect(body.service).toMatchObject({ is_hidden: true, listed: false, title: service.title });
    const kept = await h.call<{ favorites: object[] }>('GET', '/api/favorites', { as: fan.token });
    expect(kept.body.favorites).toMatchObject([{ title: 'Servicio oculto por Tero', is_available: false }]);
    const off = await h.call('PUT', `${path}/active`, { as: owner.token, body: { is_active: true } });
    expect(off.body.code).toBe('forbidden');
    expect((await h.call('DELETE', path, { as: owner.token })).body.code).toBe('forbidden');
  });
});

describe('a decision', () => {
  it('is told by mail and in the app, is in the log, and may be answered once; then the team has the last word', async () => {
    const { review, client } = await reviewed();
    const { response, rows } = await logged(h, () => moderate(h, admin, { kind: 'review', id: review.id }, 'hide'));
    expect(rows).toMatchObject([
      {
        admin_id: admin.id,
        action: 'update',
        entity_type: 'review',
        entity_id: review.id,
        details: { moderation: { after: 'Ocultar' }, motivo: { after: 'Spam o publicidad' } },
      },
    ]);
    const [own] = await ownDecisions(client);
    expect(own).toMatchObject({
      action: 'hide',
      text: 'Una vergüenza',
      reason: 'spam',
      message: 'Lo miramos.',
      in_force: true,
      may_answer: true,
    });
    const sent = await outboxOf(h, client.id);
    expect(sent.filter(({ dedupe_key }) => dedupe_key.includes('moderation:')).map(({ channel }) => channel)).toEqual([
      'email',
    ]);

    const path = `/api/moderation/decisions/${own?.id}`;
    const reply = (as: Person | null, text = 'No fue así', token?: string) =>
      h.call<{ decision: OwnDecision }>('POST', `${path}/answer`, { as: as?.token, body: { answer: text, token } });
    expect((await reply(await createClient(h))).status).toBe(404);
    expect((await h.call('GET', `${path}?token=nada`)).status).toBe(404);
    expect((await reply(client)).body.decision).toMatchObject({ answer: 'No fue así', may_answer: false });
    expect((await reply(client, 'Otra vez')).body.code).toBe('already_exists');
    expect(await caseOf(h, admin, { kind: 'review', id: review.id })).toMatchObject({ state: 'answered' });
    const upheld = await decideCase(h, admin, response.id, 'uphold', 'La leímos.');
    expect(upheld.body.case).toMatchObject({ state: 'closed', is_hidden: true });
    expect((await decideCase(h, admin, response.id, 'hide')).body.code).toBe('already_exists');
    expect((await ownDecisions(client)).map(({ action }) => action)).toEqual(['uphold', 'hide']);
  });

  it('is not answered after 30 days', async () => {
    const { review, client } = await reviewed();
    await moderate(h, admin, { kind: 'review', id: review.id }, 'warn');
    const [own] = await ownDecisions(client);
    const long = new Date(h.clock.now().getTime() - 30 * day).toISOString();
    await db
      .updateTable('moderation_decisions')
      .set({ created_at: long })
      .where('id', '=', own?.id ?? 0)
      .execute();
    const path = `/api/moderation/decisions/${own?.id}/answer`;
    expect((await h.call('POST', path, { as: client.token, body: { answer: 'Tarde' } })).body.code).toBe('forbidden');
  });

  it('of a suspension ends the sessions, keeps out, and is answered with the link of its mail', async () => {
    const owner = await createProvider(h, { entitled: true });
    const service = await createService(h, owner);
    const login = () => h.call('POST', '/api/auth/login', { body: { identifier: owner.email, password } });
    const found = await moderate(h, admin, { kind: 'service', id: service.id }, 'suspend');
    expect(found).toMatchObject({ is_suspended: true, is_hidden: false, state: 'decided' });
    expect((await h.call('GET', '/api/moderation/decisions', { as: owner.token })).status).toBe(401);
    expect((await login()).body.code).toBe('account_suspended');
    expect((await h.call('GET', `/api/services/${service.id}`)).status).toBe(404);

    const mail = await db
      .selectFrom('outbox')
      .select('payload')
      .where('account_id', '=', owner.id)
      .where('dedupe_key', 'like', '%moderation:%')
      .executeTakeFirstOrThrow();
    const [, id, token] = /aviso=(\d+)&token=([\w-]+)/.exec(JSON.stringify(mail.payload)) ?? [];
    const path = `/api/moderation/decisions/${id}`;
    const read = await h.call<{ decision: OwnDecision }>('GET', `${path}?token=${token}`);
    expect(read.body.decision).toMatchObject({ action: 'suspend', in_force: true, may_answer: true });
    const body = { answer: 'Fue un error', token };
    expect((await h.call('POST', `${path}/answer`, { body })).status).toBe(201);
    const { body: seen } = await h.call<{ case: ModerationDetail }>('GET', `/api/admin/moderation/${found.id}`, {
      as: admin.token,
    });
    expect(seen.case).toMatchObject({ state: 'answered', decisions: [{ answer: 'Fue un error', admin: admin.name }] });

    await decideCase(h, admin, found.id, 'lift');
    expect((await login()).status).toBe(200);
    expect((await h.call('GET', `/api/services/${service.id}`)).status).toBe(200);
  });

  it('never suspends an administrator', async () => {
    const owner = await createProvider(h, { entitled: true });
    const service = await createService(h, owner);
    await db.updateTable('accounts').set({ role: 'admin' }).where('id', '=', owner.id).execute();
    await reportThing(h, null, { kind: 'service', id: service.id });
    const found = await caseOf(h, admin, { kind: 'service', id: service.id });
    expect((await decideCase(h, admin, found?.id ?? 0, 'suspend')).body.code).toBe('forbidden');
    expect(await signIn(h, owner)).toBeTruthy();
  });

  it('and an answer are stored once under one key, and the download has both', async () => {
    const { review, client } = await reviewed();
    const reporter = await createClient(h);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { kind: 'review', id: review.id, reason: 'false', note: 'No contrató' };
    const once = () => h.call('POST', '/api/moderation/reports', { as: reporter.token, body, headers });
    expect((await once()).status).toBe(201);
    expect((await once()).status).toBe(201);
    const found = await caseOf(h, admin, { kind: 'review', id: review.id });
    expect(found?.reports).toBe(1);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const hide = () =>
      h.call('POST', `/api/admin/moderation/${found?.id}/decisions`, {
        ...{ as: admin.token, headers: key },
        body: { action: 'hide', reason: 'false', message: 'Falsa.' },
      });
    expect([(await hide()).status, (await hide()).status]).toEqual([201, 201]);
    const [own, ...more] = await ownDecisions(client);
    expect(more).toEqual([]);
    const answer = () =>
      h.call('POST', `/api/moderation/decisions/${own?.id}/answer`, {
        ...{ as: client.token, headers: key },
        body: { answer: 'Es cierta' },
      });
    expect([(await answer()).status, (await answer()).status]).toEqual([201, 201]);
    const data = async (as: Person) =>
      (await h.call('GET', '/api/users/me/export', { as: as.token })).body as Record<string, object[]>;
    expect((await data(reporter)).reports_of_content).toMatchObject([{ reason: 'false', note: 'No contrató' }]);
    const { moderated, moderation_decisions } = await data(client);
    expect(moderated).toEqual([{ kind: 'review', thing_id: review.id, state: 'answered' }]);
    expect(moderation_decisions).toMatchObject([{ action: 'hide', message: 'Falsa.', answer: 'Es cierta' }]);
    expect(JSON.stringify(moderation_decisions)).not.toContain('admin_id');
  });
});
