import type { Offer } from '@tero/shared/contract/offers';
import { beforeEach, describe, expect, test } from 'vitest';
import { filesIn, form, image, type SentFile } from '../../../test/forms.ts';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person } from '../../../test/people.ts';

const h = await startHarness();
const publisher = () => createProvider(h, { entitled: true, profile: { company_name: 'Luz y Norte' } });
const today = '2026-03-10';
const later = { startDate: '2026-04-01', endDate: '2026-04-05' };

beforeEach(() => h.clock.set('2026-03-10T15:00:00.000Z'));

async function made(person: Person, dates: Record<string, string> = later): Promise<Offer> {
  const body = form(dates, 'image', [await image()]);
  const { status, body: reply } = await h.call<{ offer: Offer }>('POST', '/api/offers', { as: person.token, body });
  expect(status).toBe(201);
  return reply.offer;
}

const edit = (
  person: Person | null,
  id: number,
  dates: Record<string, string> = later,
  files: (SentFile | Buffer)[] = [],
  key?: string,
) =>
  h.call<{ offer: Offer }>('PUT', `/api/offers/${id}`, {
    as: person?.token,
    body: files.length > 0 ? form(dates, 'image', files) : dates,
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const publicList = async () => (await h.call<{ offers: Offer[] }>('GET', '/api/offers')).body.offers;

describe('editing a promotion', () => {
  test('changes its dates and keeps its image; what waits is not shown to others', async () => {
    const provider = await publisher();
    const offer = await made(provider);
    expect(await publicList()).not.toContainEqual(offer);
    const { status, body } = await edit(provider, offer.id, { startDate: today, endDate: '2026-03-12' });
    expect([status, body.message]).toEqual([200, 'Promoción actualizada exitosamente']);
    const edited = { ...offer, startDate: today, endDate: '2026-03-12', version: body.offer.version };
    expect(body.offer).toEqual(edited);
    expect(await publicList()).toContainEqual(edited);
    await edit(provider, offer.id, { startDate: '2026-03-11', endDate: '2026-03-12' });
    expect((await publicList()).map(({ id }) => id)).not.toContain(offer.id);
  });

  test('takes another image in the place of the first, whose file goes', async () => {
    const provider = await publisher();
    const offer = await made(provider);
    const { body } = await edit(provider, offer.id, later, [await image({ color: '#c2412d' })]);
    expect(body.offer.image_url).not.toBe(offer.image_url);
    expect((await h.app.inject(body.offer.image_url)).statusCode).toBe(200);
    expect((await h.app.inject(offer.image_url)).statusCode).toBe(404);
  });

  test('happens once, however often it arrives', async () => {
    const provider = await publisher();
    const offer = await made(provider);
    const before = filesIn(h, 'uploads').length;
    const key = crypto.randomUUID();
    const files = [await image({ color: '#0b5e6b' })];
    const [one, other] = [
      await edit(provider, offer.id, later, files, key),
      await edit(provider, offer.id, later, files, key),
    ];
    expect(other.body).toEqual(one.body);
    expect(filesIn(h, 'uploads').length).toBe(before);
  });

  test('is for its own provider alone', async () => {
    const offer = await made(await publisher());
    expect((await edit(null, offer.id)).status).toBe(401);
    for (const person of [await createClient(h), await createAdmin(h), await publisher()]) {
      expect((await edit(person, offer.id, { startDate: today, endDate: today })).status).toBe(403);
    }
    expect((await edit(await publisher(), 999_999)).status).toBe(404);
  });

  test('needs dates in their order, not past, and an image that is one', async () => {
    const provider = await publisher();
    const { id } = await made(provider);
    const refused: [Record<string, string>, (SentFile | Buffer)[], Record<string, string>][] = [
      [{}, [], { startDate: 'Elegí la fecha de inicio', endDate: 'Elegí la fecha de fin' }],
      [
        { startDate: '2026-04-02', endDate: '2026-04-01' },
        [],
        { endDate: 'La fecha de fin tiene que ser igual o posterior a la de inicio' },
      ],
      [
        { startDate: '2026-03-01', endDate: '2026-03-09' },
        [],
        { endDate: 'La fecha de fin ya pasó. Elegí una de hoy en adelante.' },
      ],
      [
        { startDate: today, endDate: '2027-03-11' },
        [],
        { endDate: 'Una promoción dura como mucho un año desde hoy. Elegí una fecha más cercana.' },
      ],
      [later, [{ bytes: '<html>', name: 'a.jpg' }], { image: 'El archivo a.jpg no es una imagen válida' }],
    ];
    for (const [dates, files, errors] of refused) {
      const { status, body } = await edit(provider, id, dates, files);
      expect([status, body.errors]).toEqual([400, errors]);
    }
  });

  test('ends with the promotion itself, and not with the subscription', async () => {
    const provider = await publisher();
    const { id } = await made(provider, { startDate: today, endDate: today });
    await h.deps.db
      .updateTable('provider_profiles')
      .set({ entitled_until: null })
      .where('account_id', '=', provider.id)
      .execute();
    expect((await edit(provider, id, { startDate: today, endDate: '2026-03-11' })).status).toBe(200);
    h.clock.set('2026-03-12T03:00:00.000Z');
    const over = await edit(provider, id, { startDate: '2026-03-12', endDate: '2026-03-13' });
    expect([over.status, over.body.message]).toEqual([404, 'La promoción ya terminó. Creá otra.']);
  });
});

describe('what a promotion offers', () => {
  const titled = { ...later, title: '  20%   en la\n primera visita ' };

  test('is one line, shown as it was given; without another it stays (rule OFFER-91)', async () => {
    const provider = await publisher();
    const offer = await made(provider, titled);
    expect(offer.title).toBe('20% en la primera visita');
    const old = await edit(provider, offer.id, { ...later, endDate: '2026-04-06' });
    expect(old.body.offer.title).toBe('20% en la primera visita');
    expect(old.body.offer.version).not.toBe(offer.version);
    const changed = await edit(provider, offer.id, { ...later, title: 'Dos por uno' });
    expect(changed.body.offer.title).toBe('Dos por uno');
    expect((await edit(provider, offer.id, { ...later, title: '' })).body.offer.title).toBe('');
  });

  test('has at most 80 letters', async () => {
    const provider = await publisher();
    const offer = await made(provider);
    expect(offer.title).toBe('');
    const { status, body } = await edit(provider, offer.id, { ...later, title: 'a'.repeat(81) });
    expect([status, body.errors]).toEqual([400, { title: 'Puede tener hasta 80 caracteres' }]);
  });

  test('has no link: it heads the mails to those who follow the provider', async () => {
    const provider = await publisher();
    const offer = await made(provider);
    const titled = { ...later, title: 'Ganaste: entrá a premio-tero.com' };
    const { status, body } = await edit(provider, offer.id, titled);
    expect([status, body.errors]).toEqual([400, { title: 'No pongas enlaces ni direcciones como ejemplo.com.' }]);
  });
});
