// @module-tag postgres
import type { ContactQuestion } from '@tero/shared/contract/contact-questions';
import type { PublicProvider } from '@tero/shared/contract/providers';
import type { Service } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { day, hour } from '@tero/shared/rules/time/durations';
import { describe, expect, test } from 'vitest';
import { eraseOwn } from '../../../test/deletion.ts';
import { startHarness } from '../../../test/harness.ts';
import { createClient, createProvider, type Person, signIn } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';
import { openDatabase } from '../../db/open.ts';
import { isPostgres } from '../../db/sql/dialect.ts';
import { askAboutContacts } from './asking.ts';

// noon in Montevideo
const h = await startHarness();

const contact = async (person: Person, of: { service_id: number } | { provider_id: number }) => {
  const body = { ...of, click_type: 'whatsapp' };
  expect((await h.call('POST', '/api/metrics/track-click', { as: await signIn(h, person), body })).status).toBe(200);
};
const questionsOf = async (person: Person) =>
  (await h.call<{ questions: ContactQuestion[] }>('GET', '/api/contact-questions', { as: await signIn(h, person) }))
    .body.questions;
const noticesOf = (person: Person) =>
  h.deps.db
    .selectFrom('notifications')
    .select(['title', 'message', 'link'])
    .where('account_id', '=', person.id)
    .where('type', '=', 'contact_question')
    .execute();
const answer = async (person: Person, id: number, body: unknown) =>
  h.call('PUT', `/api/contact-questions/${id}`, { as: await signIn(h, person), body });

/** Makes a new client who contacts the provider, gets the question a day later, and answers it. */
async function askedOf(provider: Person): Promise<{ client: Person; id: number }> {
  const client = await createClient(h);
  await contact(client, { provider_id: provider.id });
  h.clock.advance(day);
  await askAboutContacts(h.deps);
  return { client, id: (await questionsOf(client))[0]?.id ?? 0 };
}

async function answered(provider: Person, body: unknown): Promise<Person> {
  const { client, id } = await askedOf(provider);
  expect((await answer(client, id, body)).status).toBe(200);
  return client;
}

const soon = { outcome: 'responded', minutes: 60, agreed: true };

describe('the question about a contact', () => {
  test('comes after 24 hours, not after 23, once, also from two processes at once', async () => {
    const provider = await createProvider(h, { entitled: true, name: 'Rosa Luz' });
    const service = await createService(h, provider);
    const client = await createClient(h);
    await contact(client, { service_id: service.id });
    h.clock.advance(23 * hour);
    await askAboutContacts(h.deps);
    h.clock.advance(hour - 1);
    await askAboutContacts(h.deps);
    expect(await questionsOf(client)).toEqual([]);
    h.clock.advance(1);
    const other = openDatabase(h.deps.config);
    const elsewhere = { ...h.deps, db: other };
    // two connections to SQLite in one thread would wait for each other, so the second process follows the first
    const atOnce = isPostgres(h.deps.db) ? elsewhere : h.deps;
    await Promise.all([askAboutContacts(h.deps), askAboutContacts(atOnce)]);
    await askAboutContacts(elsewhere);
    await other.destroy();
    expect(await questionsOf(client)).toMatchObject([{ provider_id: provider.id, outcome: null, minutes: null }]);
    expect(await noticesOf(client)).toMatchObject([
      {
        title: expect.stringMatching(/^¿Te respondió .*Rosa Luz/),
        message: expect.stringContaining('Rosa Luz'),
        link: '/historial?tab=contacted',
      },
    ]);
    // the same person, again from the profile, counts as one conversation
    await contact(client, { provider_id: provider.id });
    h.clock.advance(2 * day);
    await askAboutContacts(h.deps);
    expect(await questionsOf(client)).toHaveLength(1);
    h.clock.advance(limits.contactQuestionEvery * day);
    await contact(client, { service_id: service.id });
    h.clock.advance(day);
    await askAboutContacts(h.deps);
    expect(await questionsOf(client)).toHaveLength(2);
  });

  test('waits for the day in Montevideo, and one notice a day tells of all', async () => {
    h.clock.set('2026-05-04T23:30:00.000Z');
    const client = await createClient(h);
    for (const name of ['Ana Sol', 'Beto Mar', 'Ceci Río']) {
      await contact(client, { provider_id: (await createProvider(h, { name })).id });
    }
    h.clock.set('2026-05-06T00:00:00.000Z');
    await askAboutContacts(h.deps);
    h.clock.set('2026-05-06T11:59:59.000Z');
    await askAboutContacts(h.deps);
    expect(await noticesOf(client)).toEqual([]);
    h.clock.set('2026-05-06T12:00:00.000Z');
    await askAboutContacts(h.deps);
    expect(await questionsOf(client)).toHaveLength(3);
    expect(await noticesOf(client)).toMatchObject([
      { title: '¿Te respondieron los 3 proveedores?', message: expect.stringMatching(/y a 2 más/) },
    ]);
  });

  test('is not asked of contacts of more than a week, nor of providers out of sight', async () => {
    h.clock.set('2026-06-01T15:00:00.000Z');
    const [client, gone] = [await createClient(h), await createProvider(h)];
    await contact(client, { provider_id: gone.id });
    const suspended = { suspended_at: h.clock.now().toISOString() };
    await h.deps.db.updateTable('accounts').set(suspended).where('id', '=', gone.id).execute();
    h.clock.advance(day);
    await askAboutContacts(h.deps);
    const late = await createClient(h);
    await contact(late, { provider_id: (await createProvider(h)).id });
    h.clock.advance((limits.contactQuestionWithin + 1) * day);
    await askAboutContacts(h.deps);
    for (const person of [client, late]) expect(await questionsOf(person)).toEqual([]);
  });

  test('is answered by whom it was asked, with words where something is missing', async () => {
    const provider = await createProvider(h, { entitled: true });
    const { client, id } = await askedOf(provider);
    expect((await answer(await createClient(h), id, soon)).status).toBe(404);
    expect((await answer(provider, id, soon)).status).toBe(404);
    const faulty = [
      [{}, { outcome: 'Decí si te respondió' }],
      [{ outcome: 'responded' }, { minutes: 'Elegí en cuánto tiempo te respondió' }],
      [{ outcome: 'responded', minutes: 7 }, { minutes: 'Elegí en cuánto tiempo te respondió' }],
    ] as const;
    for (const [body, errors] of faulty) {
      const refused = await answer(client, id, body);
      expect([refused.status, refused.body.errors]).toEqual([400, errors]);
    }
    for (const _ of [1, 2]) expect((await answer(client, id, soon)).status).toBe(200);
    expect(await questionsOf(client)).toMatchObject([soon]);
    expect((await answer(client, id, { outcome: 'silent', minutes: 60, agreed: true })).status).toBe(200);
    expect(await questionsOf(client)).toMatchObject([{ outcome: 'silent', minutes: null, agreed: null }]);
    const exported = await h.call<{ contact_questions: object[] }>('GET', '/api/users/me/export', {
      as: await signIn(h, client),
    });
    expect(exported.body.contact_questions).toMatchObject([{ outcome: 'silent', provider_id: provider.id }]);
    h.clock.advance(limits.contactAnswerDays * day);
    expect((await answer(client, id, soon)).status).toBe(404);
  });
});

describe('how soon a provider responds', () => {
  const shown = async (provider: Person, service: { id: number }) => {
    const detail = await h.call<{ service: Service }>('GET', `/api/services/${service.id}`);
    const profile = await h.call<{ provider: PublicProvider }>('GET', `/api/providers/${provider.id}`);
    expect(profile.body.provider.response_time).toEqual(detail.body.service.provider.response_time);
    return { time: detail.body.service.provider.response_time, etag: detail.headers.etag };
  };
  const own = async (provider: Person) =>
    (await h.call('GET', '/api/provider/response-time', { as: await signIn(h, provider) })).body;

  test('is told from five people on, each counted once, and changes what visitors are given', async () => {
    const provider = await createProvider(h, { entitled: true });
    const service = await createService(h, provider);
    const clients: Person[] = [];
    for (const minutes of [60, 120, 120, 2880]) clients.push(await answered(provider, { ...soon, minutes }));
    // visitors see figures that change daily, so everything here happens on one day
    const [skipper, quiet] = [await askedOf(provider), await askedOf(provider)];
    const before = await shown(provider, service);
    expect(before.time).toBeNull();
    expect(await own(provider)).toMatchObject({ answers: 4, response_time: null, silent: null, agreed: null });
    await answer(skipper.client, skipper.id, { outcome: 'skipped' });
    expect((await shown(provider, service)).etag).toBe(before.etag);
    await answer(quiet.client, quiet.id, { outcome: 'silent' });
    const after = await shown(provider, service);
    expect(after.time).toEqual({ minutes: 120, answers: 5 });
    expect(after.etag).not.toBe(before.etag);
    expect(await own(provider)).toMatchObject({ answers: 5, response_time: after.time, silent: 1, agreed: 4 });
    // a person who answers about a later contact still counts once
    const [again] = clients as [Person];
    h.clock.advance(limits.contactQuestionEvery * day);
    await contact(again, { provider_id: provider.id });
    h.clock.advance(day);
    await askAboutContacts(h.deps);
    const [newest] = await questionsOf(again);
    await answer(again, newest?.id ?? 0, { ...soon, minutes: 2880 });
    expect((await shown(provider, service)).time).toEqual({ minutes: 120 + (2880 - 120) / 2, answers: 5 });
    // deleting an account also deletes its answer
    await eraseOwn(h, await signIn(h, again));
    expect((await shown(provider, service)).time).toBeNull();
  });

  test('is asked for by providers alone', async () => {
    expect((await h.call('GET', '/api/provider/response-time')).status).toBe(401);
    const { status } = await h.call('GET', '/api/provider/response-time', { as: (await createClient(h)).token });
    expect(status).toBe(403);
  });
});
