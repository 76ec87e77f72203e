import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { filesIn, image } from '../../../../test/forms.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createClient, createProvider } from '../../../../test/people.ts';
import { filled } from '../../../../test/service-fields.ts';
import { createPublisher, expectNothing, publish } from '../../../../test/service-form.ts';

const h = await startHarness();

describe('a new service', () => {
  it('is stored whole, with its pictures in every width', async () => {
    const provider = await createPublisher(h);
    const colors = ['#c2412d', '#0b5e6b', '#f2b233'];
    const photos = await Promise.all(colors.map((color) => image({ color })));
    const { status, body } = await publish(h, provider, { main_image_index: '1' }, photos);
    expect([status, body.success, body.needsCorrection, body.corrections]).toEqual([200, true, false, undefined]);
    expect(body.service).toMatchObject({
      title: 'Instalación de luminarias',
      description: 'Instalo luces en casas y comercios.',
      category: 'Electricidad',
      provider_id: provider.id,
      price_type: 'fixed',
      fixed_price: 1500.5,
      min_price: null,
      max_price: null,
      requires_custom_quote: false,
      payment_type: 'por_trabajo',
      estimated_duration: '2 horas',
      available_days: ['lunes', 'miercoles'],
      available_hours: { start: '09:00', end: '18:00' },
      service_type: 'presencial',
      coverage_area: 'Montevideo',
      service_status: 'basic',
      is_active: true,
      listed: true,
      client_requirements: 'Acceso al tablero',
      additional_notes: null,
      rating: 0,
      reviews_count: 0,
    });
    expect(body.service.images.map((image) => image.is_main)).toEqual([true, false, false]);
    for (const { image_url, card_url, thumb_url } of body.service.images) {
      for (const url of [image_url, card_url, thumb_url]) {
        const { status: found, headers } = await h.call('GET', url);
        expect([found, headers['content-type']]).toEqual([200, 'image/webp']);
      }
    }
    const rows = await h.deps.db
      .selectFrom('service_images')
      .select(['position', 'is_main'])
      .where('service_id', '=', body.service.id)
      .orderBy('position')
      .execute();
    expect(rows).toEqual([
      { position: 0, is_main: 0 },
      { position: 1, is_main: 1 },
      { position: 2, is_main: 0 },
    ]);
    expect(filesIn(h, 'incoming')).toEqual([]);
  });

  it('serves no picture that says where and by whom it was taken', async () => {
    const place = {
      GPSLatitudeRef: 'S',
      GPSLatitude: '34/1 54/1 11/1',
      GPSLongitudeRef: 'W',
      GPSLongitude: '56/1 9/1 0/1',
    };
    const taken = await sharp(await image())
      .withExif({ IFD0: { Artist: 'Fulana de Tal' }, IFD3: place })
      .jpeg()
      .toBuffer();
    expect(taken.includes('Fulana')).toBe(true);
    const before = new Set(filesIn(h, 'uploads'));
    expect((await publish(h, await createPublisher(h), {}, [taken])).status).toBe(200);
    const made = filesIn(h, 'uploads').filter((name) => !before.has(name));
    expect(made).toHaveLength(3);
    for (const name of made) {
      const { rawPayload } = await h.app.inject(`/uploads/${name}`);
      const { format, exif, xmp } = await sharp(rawPayload).metadata();
      expect([format, exif, xmp, rawPayload.includes('Fulana')]).toEqual(['webp', undefined, undefined, false]);
    }
  });

  it.each([
    ['', 0],
    ['1', 1],
    ['2', 0],
    ['99', 0],
    ['-1', 0],
    ['x', 0],
  ])('with main_image_index "%s" shows photo %i of two first', async (main_image_index, expected) => {
    const provider = await createPublisher(h);
    const photos = [await image({ color: '#000000' }), await image({ color: '#ffffff' })];
    const { body } = await publish(h, provider, { main_image_index }, photos);
    const rows = await h.deps.db
      .selectFrom('service_images')
      .select(['position', 'is_main'])
      .where('service_id', '=', body.service.id)
      .execute();
    expect(rows.filter((row) => row.is_main === 1).map((row) => row.position)).toEqual([expected]);
  });

  it.each([
    ['lunes,sábado', ['lunes', 'sabado']],
    ['["domingo"]', ['domingo']],
    ['martes', ['martes']],
    ['', []],
  ])('takes days as %s', async (available_days, expected) => {
    const { body } = await publish(h, await createPublisher(h), { available_days });
    expect(body.service.available_days).toEqual(expected);
  });

  it('takes the category by id, name, alias and without accents, and the modality ambos', async () => {
    const provider = await createPublisher(h);
    const given = { electricidad: 'Electricidad', plomeria: 'Sanitario', 'CUIDADO-DE-NINOS': 'Cuidado de niños' };
    for (const [category, expected] of Object.entries(given)) {
      const { body } = await publish(h, provider, { category, service_type: 'ambos' });
      expect([body.service?.category, body.service?.service_type]).toEqual([expected, 'both']);
    }
    const leaf = await h.deps.db
      .selectFrom('categories')
      .select('id')
      .where('name', '=', 'Música')
      .executeTakeFirstOrThrow();
    expect((await publish(h, provider, { category: String(leaf.id) })).body.service.category).toBe('Música');
  });

  it('needs an existing category: no group and no unknown name', async () => {
    const provider = await createPublisher(h);
    await expectNothing(h, provider, async () => {
      for (const category of ['Mantenimiento del hogar', 'Astrología', '999999', "' or 1=1"]) {
        const { status, body } = await publish(h, provider, { category });
        expect([status, body.errors]).toEqual([400, { category: 'Elegí una categoría de la lista' }]);
      }
    });
  });

  it('may ask for a quote instead of a price, and keeps only the prices of its type', async () => {
    const provider = await createPublisher(h);
    const quoted = await publish(h, provider, { requires_custom_quote: '1', fixed_price: '' });
    expect(quoted.body.service).toMatchObject({ requires_custom_quote: true, fixed_price: null });
    const range = { price_type: 'range', fixed_price: '7', min_price: '100', max_price: '100.99' };
    const ranged = await publish(h, provider, range);
    expect(ranged.body.service).toMatchObject({ fixed_price: null, min_price: 100, max_price: 100.99 });
  });

  it('is made from JSON too, but a picture can only come with a form', async () => {
    const provider = await createPublisher(h);
    const { status, body } = await h.call('POST', '/api/services', { as: provider.token, body: filled });
    expect([status, body.errors]).toEqual([400, { images: 'Debes subir al menos una imagen para el servicio' }]);
    const large = { ...filled, additional_notes: 'a'.repeat(300_000) };
    expect((await h.call('POST', '/api/services', { as: provider.token, body: large })).status).toBe(413);
  });

  it('takes nothing from the body that is not its form', async () => {
    const other = await createPublisher(h);
    const provider = await createPublisher(h);
    const smuggled = { provider_id: String(other.id), rating: '500', reviews_count: '9', listed: '1', deleted_at: 'x' };
    const { body } = await publish(h, provider, { ...smuggled, id: '1', created_at: '2001-01-01' });
    expect(body.service).toMatchObject({ provider_id: provider.id, rating: 0, reviews_count: 0 });
    expect(body.service.created_at).toBe(h.clock.now().toISOString());
  });

  it('keeps line ends as they were typed, and drops what no database keeps', async () => {
    const provider = await createPublisher(h);
    const description = 'Instalo luces.\n\nLlevo materiales.';
    const { body } = await publish(h, provider, { description: `${description}\u0000` });
    expect(body.service.description).toBe(description);
  });
});

describe('the lists', () => {
  it('find the new service, count it, and forget it when it is deleted', async () => {
    const provider = await createPublisher(h);
    const count = async () => {
      const { body } = await h.call<{ id: number; name: string; services_count: number }[]>(
        'GET',
        '/api/service_category',
      );
      return Array.from(body).find((leaf) => leaf.name === 'Música')?.services_count;
    };
    const search = async () => {
      const { body } = await h.call<{ services: { id: number }[] }>('GET', '/api/search/services?q=bandoneon');
      return body.services.map((service) => service.id);
    };
    const before = await count();
    const { body } = await publish(h, provider, { title: 'Clases de bandoneón', category: 'Música' });
    expect(await search()).toContain(body.service.id);
    expect(await count()).toBe(Number(before) + 1);
    const files = filesIn(h, 'uploads').length;
    await h.call('DELETE', `/api/services/${body.service.id}`, { as: provider.token });
    expect(await search()).not.toContain(body.service.id);
    expect(await count()).toBe(before);
    expect(filesIn(h, 'uploads').length).toBe(files - 3);
  });

  it('do not show a service that is published switched off', async () => {
    const provider = await createPublisher(h);
    const { body } = await publish(h, provider, { title: 'Zarandajas de rafia', is_active: '0' });
    expect(body.service).toMatchObject({ is_active: false, listed: false });
    expect((await h.call<{ total: number }>('GET', '/api/search/services?q=zarandajas')).body.total).toBe(0);
    expect((await h.call('GET', `/api/services/${body.service.id}`)).status).toBe(404);
  });
});

describe('who may publish', () => {
  it('nobody without a session, no client, no forged token', async () => {
    const files = [await image()];
    const visitor = await publish(h, null, {}, files);
    expect([visitor.status, visitor.body.code]).toEqual([401, 'session_required']);
    const client = await publish(h, await createClient(h), {}, files);
    expect([client.status, client.body.message]).toEqual([403, 'No tienes permisos para crear servicios.']);
    const forged = await publish(h, { ...(await createPublisher(h)), token: 'ni.un.token' }, {}, files);
    expect([forged.status, forged.body.code]).toEqual([401, 'session_invalid']);
  });

  it('a provider with a subscription in force', async () => {
    const now = h.clock.now().getTime();
    for (const entitled of [false, new Date(now).toISOString(), new Date(now - 1).toISOString()]) {
      const provider = await createProvider(h, { entitled, profile: { company_name: 'Nido Azul' } });
      await expectNothing(h, provider, async () => {
        const { status, body } = await publish(h, provider);
        expect([status, body]).toMatchObject([403, { code: 'requires_subscription', requiresSubscription: true }]);
        expect(body.message).toBe('Necesitás una suscripción activa para publicar. Suscribite y seguí desde acá.');
      });
    }
    const soon = new Date(now + 1000).toISOString();
    const provider = await createProvider(h, { entitled: soon, profile: { company_name: 'Nido Azul' } });
    expect((await publish(h, provider)).status).toBe(200);
  });

  it('with a complete profile: what is missing is named', async () => {
    const provider = await createProvider(h, { entitled: true, profile: { service: '  ', cedula_number: null } });
    await expectNothing(h, provider, async () => {
      const { status, body } = await publish(h, provider);
      expect([status, body]).toMatchObject([
        403,
        { code: 'profile_incomplete', missingFields: ['service', 'company_name', 'cedula_number'] },
      ]);
      expect(body.message).toContain('nombre de la empresa');
    });
  });

  it('is checked after the form and before the corrections', async () => {
    const provider = await createProvider(h, { entitled: false });
    expect((await publish(h, provider, { title: '' })).status).toBe(400);
    expect((await publish(h, provider, { title: 'plomeria' })).status).toBe(403);
  });
});
