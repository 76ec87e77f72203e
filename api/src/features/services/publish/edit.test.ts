// @module-tag postgres
import type { Service } from '@tero/shared/contract/services';
import { minute } from '@tero/shared/rules/time/durations';
import { describe, expect, it } from 'vitest';
import { image } from '../../../../test/forms.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient, type Person } from '../../../../test/people.ts';
import { createPublisher, edit, publish } from '../../../../test/service-form.ts';

const h = await startHarness();

async function published(owner: Person, images = 1, fields = {}): Promise<Service> {
  const files = await Promise.all(Array.from({ length: images }, () => image()));
  return (await publish(h, owner, fields, files)).body.service;
}

async function counts(): Promise<Record<string, number>> {
  const rows = await h.deps.db.selectFrom('categories').select(['name', 'listed_count']).execute();
  return Object.fromEntries(rows.map((row) => [row.name, row.listed_count]));
}

describe('an edit', () => {
  it('is for the owner and admins alone', async () => {
    const owner = await createPublisher(h);
    const { id } = await published(owner);
    const title = 'Reparación de tableros';
    const visitor = await edit(h, null, id, { title });
    expect([visitor.status, visitor.body.code]).toEqual([401, 'session_required']);
    for (const stranger of [await createClient(h), await createPublisher(h)]) {
      const { status, body } = await edit(h, stranger, id, { title });
      expect([status, body.message]).toEqual([403, 'No tienes permisos para editar servicios.']);
    }
    const admin = await createAdmin(h);
    for (const insider of [owner, admin]) {
      const { status, body } = await edit(h, insider, id, { title });
      expect([status, body.success, body.service.title, body.service.provider_id]).toEqual([
        200,
        true,
        title,
        owner.id,
      ]);
    }
    const missing = await edit(h, owner, 999_999, { title });
    expect([missing.status, missing.body.message]).toEqual([404, 'Servicio no encontrado']);
    await h.call('DELETE', `/api/services/${id}`, { as: owner.token });
    expect((await edit(h, owner, id, { title })).status).toBe(404);
  });

  it('writes every field, derives what filters read, and touches nothing else', async () => {
    const owner = await createPublisher(h);
    const other = await createPublisher(h);
    const before = await published(owner);
    h.clock.advance(minute);
    const { body } = await edit(h, owner, before.id, {
      title: 'Clases de acordeón',
      description: 'Clases para todas las edades.',
      category: 'musica',
      price_type: 'range',
      min_price: '300',
      max_price: '450',
      payment_type: 'por_hora',
      estimated_duration: '3 semanas',
      available_days: 'domingo',
      available_hours: '',
      service_type: 'both',
      coverage_area: 'Salto',
      service_status: 'premium',
      client_requirements: '',
      additional_notes: 'Traer ganas',
      provider_id: String(other.id),
      rating: '500',
      reviews_count: '12',
      created_at: '2000-01-01',
    });
    expect(body.service).toMatchObject({
      id: before.id,
      title: 'Clases de acordeón',
      category: 'Música',
      provider_id: owner.id,
      price_type: 'range',
      fixed_price: null,
      min_price: 300,
      max_price: 450,
      payment_type: 'por_hora',
      available_days: ['domingo'],
      available_hours: null,
      service_type: 'both',
      coverage_area: 'Salto',
      service_status: 'premium',
      client_requirements: null,
      additional_notes: 'Traer ganas',
      rating: 0,
      reviews_count: 0,
      created_at: before.created_at,
      updated_at: h.clock.now().toISOString(),
    });
    const filters = 'coverageArea=Salto&duration=larga&availableDays=domingo&minPrice=400&serviceType=remoto';
    const { body: found } = await h.call<{ services: { id: number }[] }>('GET', `/api/services?${filters}`);
    expect(found.services.map((service) => service.id)).toEqual([before.id]);
  });

  it('moves the service between the counters, the search and the suggestions', async () => {
    const owner = await createPublisher(h);
    const hits = async (q: string) =>
      (await h.call<{ total: number }>('GET', `/api/search/services?q=${q}`)).body.total;
    const suggested = async (q: string) => {
      const { body } = await h.call<unknown[]>('GET', `/api/search/suggestions?q=${q}`);
      return Array.from(body as unknown as unknown[]).length;
    };
    const start = await counts();
    const { id } = await published(owner, 1, { title: 'Zarandajas de rafia', category: 'Música' });
    const added = await counts();
    expect(added.Música).toBe(Number(start.Música) + 1);
    await edit(h, owner, id, { title: 'Quinqués de bronce', category: 'Carpintería' });
    const moved = await counts();
    expect(moved).toEqual({ ...start, Carpintería: Number(start.Carpintería) + 1 });
    expect([await hits('zarandajas'), await hits('quinques')]).toEqual([0, 1]);
    expect([await suggested('zaran'), await suggested('quinq')]).toEqual([0, 1]);
    await edit(h, owner, id, { title: 'Quinqués de bronce', category: 'Música', is_active: '0' });
    expect(await counts()).toEqual(start);
    expect([await hits('quinques'), await suggested('quinq')]).toEqual([0, 0]);
    await edit(h, owner, id, { title: 'Quinqués de bronce', category: 'Carpintería', is_active: '0' });
    expect(await counts()).toEqual(start);
    await edit(h, owner, id, { title: 'Quinqués de bronce', category: 'Carpintería', is_active: '1' });
    expect(await counts()).toEqual(moved);
    await h.call('DELETE', `/api/services/${id}`, { as: owner.token });
    expect(await counts()).toEqual(start);
  });

  it('keeps the counters right when two move the same service at once', async () => {
    const owner = await createPublisher(h);
    const start = await counts();
    const { id } = await published(owner, 1, { category: 'Música' });
    const targets = ['Pintura', 'Idiomas', 'Música', 'Pintura', 'Idiomas'];
    const switches = [false, true].map((is_active) =>
      h.call('PUT', `/api/services/${id}/active`, { as: owner.token, body: { is_active } }),
    );
    const edits = await Promise.all([...targets.map((category) => edit(h, owner, id, { category })), ...switches]);
    expect(edits.map(({ status }) => status)).toEqual(edits.map(() => 200));
    await h.call('DELETE', `/api/services/${id}`, { as: owner.token });
    expect(await counts()).toEqual(start);
  });

  it('tells all that is wrong at once', async () => {
    const owner = await createPublisher(h);
    const { id } = await published(owner);
    const fields = { title: '', description: '', price_type: 'range', fixed_price: '', min_price: '', max_price: '' };
    const { status, body } = await edit(h, owner, id, fields);
    expect([status, body.errors]).toEqual([
      400,
      {
        title: 'Escribí el título',
        description: 'Escribí una descripción',
        min_price: 'Escribí el precio mínimo',
        max_price: 'Escribí el precio máximo',
      },
    ]);
    const category = await edit(h, owner, id, { category: 'Astrología' });
    expect(category.body.errors).toEqual({ category: 'Elegí una categoría de la lista' });
    const quoted = { ...fields, title: 'A medida', description: 'A medida.', requires_custom_quote: '1' };
    expect((await edit(h, owner, id, quoted)).status).toBe(200);
  });
});

describe('switching on', () => {
  it('needs a subscription in force; the rest of an edit does not', async () => {
    const owner = await createPublisher(h);
    const { id } = await published(owner);
    await edit(h, owner, id, { is_active: '0' });
    const lapse = h.clock.now().toISOString();
    await h.deps.db
      .updateTable('provider_profiles')
      .set({ entitled_until: lapse })
      .where('account_id', '=', owner.id)
      .execute();
    const refused = await edit(h, owner, id, { is_active: '1', title: 'Otro título' });
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { code: 'requires_subscription', requiresSubscription: true },
    ]);
    expect(refused.body.message).toBe(
      'Necesitas una suscripción activa para activar servicios. Suscríbete para continuar.',
    );
    expect((await edit(h, await createAdmin(h), id, { is_active: '1' })).status).toBe(403);
    const kept = await edit(h, owner, id, { is_active: '0', title: 'Otro título' });
    expect([kept.status, kept.body.service.title, kept.body.service.is_active]).toEqual([200, 'Otro título', false]);
  });

  it('never happens by leaving the switch out', async () => {
    const owner = await createPublisher(h);
    const { id } = await published(owner);
    await edit(h, owner, id, { is_active: '0' });
    const { body: before } = await h.call<{ service: Service }>('GET', `/api/services/${id}`, { as: owner.token });
    const body = { ...before.service, is_active: undefined };
    const { body: reply } = await h.call<{ service: Service }>('PUT', `/api/services/${id}`, { as: owner.token, body });
    expect(reply.service.is_active).toBe(false);
  });

  it('stays on through an edit after the subscription ended', async () => {
    const owner = await createPublisher(h);
    const { id } = await published(owner);
    await h.deps.db
      .updateTable('provider_profiles')
      .set({ entitled_until: h.clock.now().toISOString() })
      .where('account_id', '=', owner.id)
      .execute();
    const { status, body } = await edit(h, owner, id, { is_active: '1' });
    expect([status, body.service.is_active, body.service.listed]).toEqual([200, true, false]);
  });
});
