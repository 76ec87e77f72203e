// @module-tag postgres
import { type Offer, offerLimits } from '@tero/shared/contract/offers';
import { beforeEach, describe, expect, test } from 'vitest';
import { eraseOwn } from '../../../test/deletion.ts';
import { filesIn, form, image, type SentFile } from '../../../test/forms.ts';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person } from '../../../test/people.ts';

const h = await startHarness();
const profile = { company_name: 'Luz y Norte' };
const publisher = (entitled: boolean | string = true) => createProvider(h, { entitled, profile });
const jpeg = await image();
const today = '2026-03-10';

beforeEach(async () => {
  h.clock.set('2026-03-10T15:00:00.000Z');
  await h.deps.db.deleteFrom('offers').execute();
});

const create = (
  person: Person | null,
  dates: Record<string, string> = { startDate: today, endDate: today },
  files: (SentFile | Buffer)[] = [jpeg],
) => h.call<{ offer: Offer }>('POST', '/api/offers', { as: person?.token, body: form(dates, 'image', files) });
const list = async (query = '', person: Person | null = null) => {
  const { status, body } = await h.call<{ offers: Offer[] }>('GET', `/api/offers${query}`, { as: person?.token });
  expect(status).toBe(200);
  return body.offers.map((offer) => offer.id);
};
const remove = (id: number, person: Person | null) => h.call('DELETE', `/api/offers/${id}`, { as: person?.token });

async function made(person: Person, startDate = today, endDate = startDate): Promise<Offer> {
  const { status, body } = await create(person, { startDate, endDate });
  expect(status).toBe(201);
  return body.offer;
}

describe('a promotion', () => {
  test('is made by providers with a subscription and a whole profile', async () => {
    expect((await create(null)).status).toBe(401);
    for (const person of [await createClient(h), await createAdmin(h)]) expect((await create(person)).status).toBe(403);
    expect((await create(await publisher(false))).body).toMatchObject({ requiresSubscription: true });
    expect((await create(await createProvider(h, { entitled: true }))).body).toMatchObject({
      code: 'profile_incomplete',
      missingFields: ['company_name'],
    });
    expect(filesIn(h, 'uploads')).toEqual([]);
  });

  test('shows its image and its dates as they were given', async () => {
    const provider = await publisher();
    const { status, body } = await create(provider, { startDate: '2026-02-28', endDate: '2026-03-31' });
    expect([status, body.message]).toEqual([201, 'Promoción creada exitosamente']);
    const { offer } = body;
    expect(offer).toEqual({
      id: offer.id,
      provider_id: provider.id,
      provider_name: 'Luz y Norte',
      title: '',
      image_url: offer.image_url,
      card_url: offer.card_url,
      startDate: '2026-02-28',
      endDate: '2026-03-31',
      created_at: h.clock.now().toISOString(),
      version: expect.any(String),
    });
    for (const address of [offer.image_url, offer.card_url]) {
      expect((await h.app.inject(address)).headers['content-type']).toBe('image/webp');
    }
    const { body: listed } = await h.call('GET', '/api/offers');
    expect(listed.offers).toEqual([offer]);
  });

  test('needs dates in their order, not past, and one image', async () => {
    const provider = await publisher();
    const dates = { startDate: today, endDate: today };
    const refused: [Record<string, string>, (SentFile | Buffer)[], Record<string, string>][] = [
      [
        {},
        [],
        {
          startDate: 'Elegí la fecha de inicio',
          endDate: 'Elegí la fecha de fin',
          image: 'Elegí una imagen',
        },
      ],
      [{ ...dates, startDate: '2026-02-30' }, [jpeg], { startDate: 'Elegí la fecha de inicio' }],
      [
        { ...dates, startDate: '2026-03-11' },
        [jpeg],
        { endDate: 'La fecha de fin tiene que ser igual o posterior a la de inicio' },
      ],
      [
        { startDate: '2026-03-01', endDate: '2026-03-09' },
        [jpeg],
        { endDate: 'La fecha de fin ya pasó. Elegí una de hoy en adelante.' },
      ],
      [
        { startDate: today, endDate: '2027-03-11' },
        [jpeg],
        { endDate: 'Una promoción dura como mucho un año desde hoy. Elegí una fecha más cercana.' },
      ],
      [dates, [], { image: 'Elegí una imagen' }],
      [dates, [jpeg, jpeg], { image: 'Una promoción lleva una sola imagen' }],
      [dates, [{ bytes: '<html>', name: 'a.jpg' }], { image: 'El archivo a.jpg no es una imagen válida' }],
    ];
    const before = filesIn(h, 'uploads');
    for (const [given, files, errors] of refused) {
      const { status, body } = await create(provider, given, files);
      expect([status, body.errors]).toEqual([400, errors]);
    }
    const json = await h.call('POST', '/api/offers', { as: provider.token, body: dates });
    expect(json.body.errors).toEqual({ image: 'Elegí una imagen' });
    expect(filesIn(h, 'uploads')).toEqual(before);
    expect(await list()).toEqual([]);
  });

  test('is one of so many at a time, those to come included', async () => {
    const provider = await publisher();
    await made(provider, '2026-04-01');
    const row = await h.deps.db
      .selectFrom('offers')
      .selectAll()
      .where('provider_id', '=', provider.id)
      .executeTakeFirstOrThrow();
    const { id: _, ...columns } = row;
    const copies = Array.from({ length: offerLimits.inForce - 2 }, () => columns);
    await h.deps.db.insertInto('offers').values(copies).execute();
    const responses = await Promise.all([create(provider), create(provider)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { status, body } = await create(provider);
    expect([status, body.code, body.message]).toEqual([
      409,
      'quota_exceeded',
      'Podés tener hasta 20 promociones a la vez. Eliminá alguna para seguir.',
    ]);
    h.clock.set('2026-03-11T03:00:00.000Z'); // the offer of the 10th has ended
    expect((await create(provider, { startDate: '2026-03-11', endDate: '2026-03-11' })).status).toBe(201);
  });
});

describe('those in force', () => {
  test('begin and end at local midnight', async () => {
    const { id } = await made(await publisher(), '2026-03-11', '2026-03-12');
    const at = async (iso: string) => {
      h.clock.set(iso);
      return list();
    };
    expect(await at('2026-03-11T02:59:59.999Z')).toEqual([]);
    expect(await at('2026-03-11T03:00:00.000Z')).toEqual([id]);
    expect(await at('2026-03-13T02:59:59.999Z')).toEqual([id]);
    expect(await at('2026-03-13T03:00:00.000Z')).toEqual([]);
  });

  test('are of providers with a subscription, of all or of one, the newest first', async () => {
    const lapsing = await publisher('2026-03-10T16:00:00.000Z');
    const [one, other] = [await publisher(), await publisher()];
    const ids: number[] = [];
    for (const person of [lapsing, one, other, one]) {
      h.clock.advance(1000);
      ids.unshift((await made(person)).id);
    }
    expect(await list()).toEqual(ids);
    expect(await list(`?providerId=${one.id}`)).toEqual([ids[0], ids[2]]);
    expect(await list(`?providerId=${lapsing.id}`)).toEqual([ids[3]]);
    h.clock.set('2026-03-10T16:00:00.000Z');
    expect(await list()).toEqual(ids.slice(0, 3));
    expect(await list(`?providerId=${lapsing.id}`, one)).toEqual([]);
    expect((await h.call('GET', '/api/offers?providerId=uno')).status).toBe(400);
  });

  test('are with those to come for their provider and admins', async () => {
    const provider = await publisher();
    const { id } = await made(provider, '2026-03-11');
    const query = `?providerId=${provider.id}`;
    for (const person of [null, await publisher(), await createClient(h)])
      expect(await list(query, person)).toEqual([]);
    for (const person of [provider, await createAdmin(h)]) expect(await list(query, person)).toEqual([id]);
    expect(await list('', provider)).toEqual([]);
    h.clock.set('2026-03-12T03:00:00.000Z');
    expect(await list(query, provider)).toEqual([]);
  });
});

test('withdrawing is for the provider and admins, and takes the image along', async () => {
  const provider = await publisher();
  const offer = await made(provider);
  expect((await remove(offer.id, null)).status).toBe(401);
  for (const person of [await createClient(h), await publisher()]) {
    expect((await remove(offer.id, person)).status).toBe(403);
  }
  expect((await h.app.inject(offer.image_url)).statusCode).toBe(200);
  expect((await remove(offer.id, provider)).body.message).toBe('Promoción eliminada exitosamente');
  expect((await h.app.inject(offer.image_url)).statusCode).toBe(404);
  expect((await remove(offer.id, provider)).status).toBe(404);
  expect(await list()).toEqual([]);
  expect((await remove((await made(provider)).id, await createAdmin(h))).status).toBe(200);
});

test('an account that goes takes its promotions and their images along', async () => {
  const provider = await publisher();
  const offer = await made(provider);
  expect((await eraseOwn(h, provider.token)).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await h.app.inject(offer.image_url)).statusCode).toBe(404);
});
