// @module-tag postgres
import { randomUUID } from 'node:crypto';
import type { Post, posts } from '@tero/shared/contract/posts';
import type { Review } from '@tero/shared/contract/reviews';
import { day } from '@tero/shared/rules/time/durations';
import { describe, expect, test } from 'vitest';
import { form, image } from '../../../test/forms.ts';
import { startHarness } from '../../../test/harness.ts';
import { createClient, createProvider, type Person } from '../../../test/people.ts';
import { createPublisher } from '../../../test/service-form.ts';
import { createService } from '../../../test/services.ts';
import { nameOfKey, unseal } from '../../core/sealed.ts';
import { up as sealAnswers } from '../../db/migrations/031-sealed-answers.ts';
import type { Call } from '../bind.ts';
import { type Claim, forgetOldKeys, settled } from './claims.ts';

const h = await startHarness();
const provider = await createPublisher(h);
const client = await createClient(h);

const stars = { response_time_rating: 5, attention_rating: 4, work_quality_rating: 5 };
const review = (person: Person, service_id: number, key: string, more: object = {}) =>
  h.call<{ review: Review }>('POST', '/api/reviews', {
    as: person.token,
    body: { service_id, ...stars, ...more },
    headers: { 'idempotency-key': key },
  });
const post = (key: string, content = 'Terminamos una obra en Pocitos', person = provider) =>
  h.call<{ post: Post }>('POST', '/api/posts', {
    as: person.token,
    body: { content },
    headers: { 'idempotency-key': key },
  });
const rowsOf = async (key: string) =>
  h.deps.db.selectFrom('idempotency_keys').selectAll().where('key', '=', nameOfKey(key)).execute();
const postsOf = async (person: Person) =>
  (await h.call<{ posts: Post[] }>('GET', `/api/posts/provider/${person.id}`)).body.posts;

describe('a write with an idempotency key', () => {
  test('returns the cached response to the same request, and has no second effect', async () => {
    const service = await createService(h, provider);
    const key = randomUUID();
    const first = await review(client, service.id, key, { comment: 'Muy prolijo' });
    const second = await review(client, service.id, key, { comment: 'Muy prolijo' });
    expect([first.status, first.headers['idempotency-replayed']]).toEqual([201, undefined]);
    expect([second.status, second.headers['idempotency-replayed']]).toEqual([201, 'true']);
    expect(second.body).toEqual(first.body);
    const { body } = await h.call<{ reviews: Review[] }>('GET', `/api/reviews/service/${service.id}`);
    expect(body.reviews).toHaveLength(1);
  });

  test('without a key has an effect each time', async () => {
    const owner = await createPublisher(h);
    for (const _ of [1, 2]) {
      await h.call('POST', '/api/posts', { as: owner.token, body: { content: 'Una obra y otra igual' } });
    }
    expect(await postsOf(owner)).toHaveLength(2);
  });

  test('keeps the keys of different callers apart', async () => {
    const [one, two] = [await createPublisher(h), await createPublisher(h)];
    const key = randomUUID();
    for (const person of [one, two]) expect((await post(key, 'Obra nueva en Salto', person)).status).toBe(201);
    expect([await postsOf(one), await postsOf(two)].map((posts) => posts.length)).toEqual([1, 1]);
  });

  test('refuses another body with a used key, and tells its account what it has stored under it', async () => {
    const key = randomUUID();
    const first = await post(key);
    expect(first.status).toBe(201);
    const other = await post(key, 'Un texto que nada tiene que ver');
    expect([other.status, other.body.code]).toEqual([422, 'key_reused']);
    expect(other.body).toMatchObject({ stored: { post: { id: first.body.post.id } } });
  });

  test('tells visitors nothing of what is stored under a key: they all share one owner', async () => {
    const key = randomUUID();
    const message = { name: 'Ana', email: 'ana@ejemplo.uy', subject: 'De visita', message: 'Una consulta' };
    const write = (body: object) => h.call('POST', '/api/contact', { body, headers: { 'idempotency-key': key } });
    expect((await write(message)).status).toBe(201);
    const other = await write({ ...message, message: 'Otra consulta' });
    expect([other.status, other.body.code, 'stored' in other.body]).toEqual([422, 'key_reused', false]);
  });

  test('releases its key when it is refused, so that it may be corrected and sent again', async () => {
    const key = randomUUID();
    const short = await post(key, 'corto');
    expect(short.status).toBe(400);
    expect((await post(key, 'Ya no tan corto como antes')).status).toBe(201);
    const lapsed = await createProvider(h, { entitled: false, profile: { company_name: 'Luz' } });
    expect((await post(randomUUID(), 'Sin suscripción no sale', lapsed)).status).toBe(403);
    expect(await h.deps.db.selectFrom('idempotency_keys').selectAll().where('answer', 'is', null).execute()).toEqual(
      [],
    );
  });

  test.each(['corta', 'con espacios adentro', 'x'.repeat(101), '../../etc/passwd'])(
    'refuses the key %j',
    async (key) => {
      const { status, body } = await post(key);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['idempotency-key']]);
    },
  );

  test('has one effect when it is sent many times at once', async () => {
    const owner = await createPublisher(h);
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 12 }, () => post(key, 'La misma obra doce veces', owner)));
    const statuses = new Set(responses.map(({ status }) => status));
    expect([...statuses].every((status) => status === 201 || status === 409)).toBe(true);
    expect(statuses.has(201)).toBe(true);
    expect(await postsOf(owner)).toHaveLength(1);
    expect((await post(key, 'La misma obra doce veces', owner)).headers['idempotency-replayed']).toBe('true');
  });

  test('is in progress for other requests during its lease, and can be claimed by another one after it', async () => {
    const owner = await createPublisher(h);
    const key = randomUUID();
    expect((await post(key, 'Obra de un servidor que murió', owner)).status).toBe(201);
    // what is left by a process that dies before the effect
    const lease_until = new Date(h.clock.now().getTime() + 5000).toISOString();
    await h.deps.db
      .updateTable('idempotency_keys')
      .set({ answer: null, lease_until, holder: 'dead' })
      .where('key', '=', nameOfKey(key))
      .execute();
    const early = await post(key, 'Obra de un servidor que murió', owner);
    expect([early.status, early.body.code, early.headers['retry-after']]).toEqual([409, 'in_progress', '5']);
    const otherwise = await post(key, 'Otras palabras, antes de saber', owner);
    expect([otherwise.status, otherwise.body.code]).toEqual([409, 'in_progress']);
    h.clock.advance(5001);
    expect((await post(key, 'Otras palabras para la misma obra', owner)).status).toBe(201);
    expect((await post(key, 'Otras palabras para la misma obra', owner)).headers['idempotency-replayed']).toBe('true');
  });

  test('stores the response in the transaction of the effect: both exist or neither', async () => {
    const owner = await createPublisher(h);
    const key = randomUUID();
    await post(key, 'Una obra con su clave', owner);
    const [row] = await rowsOf(key);
    expect(row?.owner).toBe(`account:${owner.id}`);
    expect(JSON.parse(unseal(key, row?.answer ?? ''))).toMatchObject({
      success: true,
      post: { content: 'Una obra con su clave' },
    });
    expect(row?.lease_until).toBeNull();
  });

  test('works for replies, offers and support messages too', async () => {
    const service = await createService(h, provider);
    const { body } = await review(await createClient(h), service.id, randomUUID());
    const reply = (key: string) =>
      h.call('POST', `/api/provider/reviews/${body.review.id}/reply`, {
        as: provider.token,
        body: { reply: '¡Gracias!' },
        headers: { 'idempotency-key': key },
      });
    const key = randomUUID();
    expect([(await reply(key)).status, (await reply(key)).status, (await reply(randomUUID())).status]).toEqual([
      201, 201, 409,
    ]);

    const offer = { startDate: '2026-03-10', endDate: '2026-03-20' };
    const picture = await image();
    const offered = () =>
      h.call('POST', '/api/offers', {
        as: provider.token,
        body: form(offer, 'image', [picture]),
        headers: { 'idempotency-key': key },
      });
    expect([(await offered()).status, (await offered()).status]).toEqual([422, 422]);
    const fresh = randomUUID();
    const twice = [fresh, fresh].map((own) =>
      h.call('POST', '/api/offers', {
        as: provider.token,
        body: form(offer, 'image', [picture]),
        headers: { 'idempotency-key': own },
      }),
    );
    await Promise.all(twice);
    const offers = await h.call<{ offers: unknown[] }>('GET', `/api/offers?providerId=${provider.id}`);
    expect(offers.body.offers).toHaveLength(1);

    const message = { name: 'Ana', email: 'ana@ejemplo.uy', subject: 'Hola', message: 'Una consulta' };
    for (const _ of [1, 2, 3]) {
      const sent = await h.call('POST', '/api/contact', { body: message, headers: { 'idempotency-key': key } });
      expect(sent.status).toBe(201);
    }
    const rows = h.deps.db.selectFrom('contact_messages').select('id').where('subject', '=', 'Hola');
    expect(await rows.execute()).toHaveLength(1);
  });

  test('is remembered for 60 days', async () => {
    const key = randomUUID();
    await post(key);
    h.clock.advance(59 * day);
    await forgetOldKeys(h.deps);
    expect(await rowsOf(key)).toHaveLength(1);
    h.clock.advance(2 * day);
    await forgetOldKeys(h.deps);
    expect(await rowsOf(key)).toHaveLength(0);
  });
});

test('the types demand that an effect stores its response, and give a claim to idempotent writes alone', async () => {
  const none: Claim = { settle: async () => undefined };
  const envelope = (value: number) => value;
  // @ts-expect-error: what `settle` gives is not returned
  const forgotten = settled(none, envelope, async () => 1);
  await expect(forgotten).resolves.toBeUndefined();
  const claimOf = (call: Call<typeof posts.create>): Claim => call.claim;
  // @ts-expect-error: a like is no idempotent write
  const wrong: Call<typeof posts.like>['claim'] = none;
  expect([claimOf, wrong]).toHaveLength(2);
});

describe('a stored response', () => {
  const save = (owner: Person, key: string, fields: object) =>
    h.call('PUT', '/api/providers/profile', {
      as: owner.token,
      body: {
        ...fields,
        name: owner.name,
        username: owner.username,
        service: 'Electricidad',
        company_name: 'Luz y Norte',
      },
      headers: { 'idempotency-key': key },
    });

  test('can be read by nobody but who sends its key again', async () => {
    const owner = await createPublisher(h, { cedula_number: '12345672' });
    const key = randomUUID();
    const fields = { birth_date: '1985-04-03', address: 'Calle Sellada 1' };
    const first = await save(owner, key, fields);
    expect([first.status, JSON.stringify(first.body)]).toEqual([200, expect.stringContaining('12345672')]);
    const [row] = await rowsOf(key);
    expect(JSON.stringify(row)).not.toMatch(/12345672|Sellada|099123456/);
    expect(JSON.stringify(row)).not.toContain(key);
    expect(() => unseal(randomUUID(), row?.answer ?? '')).toThrow();
    const again = await save(owner, key, fields);
    expect([again.body, again.headers['idempotency-replayed']]).toEqual([first.body, 'true']);
    const other = await save(owner, key, { ...fields, address: 'Calle Abierta 2' });
    expect([other.status, other.body.stored]).toEqual([422, first.body]);
  });

  test('from before they were sealed is sealed, and found', async () => {
    const owner = await createPublisher(h);
    const key = randomUUID();
    const row = { owner: `account:${owner.id}`, key, fingerprint: 'f', holder: 'h', lease_until: null };
    const created_at = h.clock.now().toISOString();
    await h.deps.db.deleteFrom('idempotency_keys').execute();
    await h.deps.db
      .insertInto('idempotency_keys')
      .values({ ...row, created_at, answer: '{"success":true,"message":"Lo de antes"}' })
      .execute();
    await sealAnswers(h.deps.db as never);
    expect(await h.deps.db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: nameOfKey(key) }]);
    const { status, body } = await save(owner, key, { birth_date: '1985-04-03' });
    expect([status, body.stored]).toEqual([422, { success: true, message: 'Lo de antes' }]);
  });
});
