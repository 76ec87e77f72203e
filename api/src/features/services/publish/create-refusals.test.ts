// @module-tag postgres
import { limits } from '@tero/shared/limits';
import { describe, expect, it } from 'vitest';
import { filesIn, image } from '../../../../test/forms.ts';
import { startHarness } from '../../../../test/harness.ts';
import type { Person } from '../../../../test/people.ts';
import { createPublisher, expectNothing, publish, servicesOf } from '../../../../test/service-form.ts';

const h = await startHarness();

describe('invalid fields', () => {
  it('are all reported at once, in Spanish', async () => {
    const provider = await createPublisher(h);
    await expectNothing(h, provider, async () => {
      const fields = { price_type: 'range', min_price: '500', max_price: '100', title: ' ', terms_accepted: 'false' };
      const wrong = { estimated_duration: '', coverage_area: '', service_type: '', available_days: 'nunca' };
      const { status, body } = await publish(h, provider, { ...fields, ...wrong }, []);
      expect(status).toBe(400);
      expect(body.errors).toEqual({
        title: 'Escribí el título',
        'available_days.0': 'Día inválido',
        estimated_duration: 'Elegí la duración estimada',
        service_type: 'Elegí la modalidad',
        coverage_area: 'Elegí la zona de cobertura',
        terms_accepted: 'Tenés que aceptar los términos y condiciones',
        max_price: 'El precio máximo no puede ser menor que el mínimo',
        images: 'Debes subir al menos una imagen para el servicio',
      });
      const { body: empty } = await h.call('POST', '/api/services', { as: provider.token, body: {} });
      expect(Object.keys(empty.errors ?? {})).toEqual(
        expect.arrayContaining(['title', 'description', 'category', 'coverage_area', 'images', 'fixed_price']),
      );
    });
  });

  it.each([
    ['title', limits.serviceTitle, 'No puede superar los 120 caracteres'],
    ['description', limits.serviceDescription, 'No puede superar los 5000 caracteres'],
    ['client_requirements', 2000, 'No puede superar los 2000 caracteres'],
    ['additional_notes', 2000, 'No puede superar los 2000 caracteres'],
  ])('%s is refused beyond %i characters', async (field, max, message) => {
    const provider = await createPublisher(h);
    const longest = `A${'á\n'.repeat(max)}`.slice(0, max - 1).trim();
    const text = longest + 'b'.repeat(max - longest.length);
    const most = await publish(h, provider, { [field]: text, corrections: 'kept' });
    expect([most.status, most.body.errors]).toEqual([200, undefined]);
    const more = await publish(h, provider, { [field]: `${text}b`, corrections: 'kept' });
    expect([more.status, more.body.errors]).toEqual([400, { [field]: message }]);
  });

  it.each([
    ['fixed_price', '9999999', undefined],
    ['fixed_price', '9999999.01', 'El precio es demasiado alto'],
    ['fixed_price', '0.01', undefined],
    ['fixed_price', '0', 'Escribí el precio'],
    ['fixed_price', '-1', 'Escribí un precio, por ejemplo 1.500'],
    ['fixed_price', 'gratis', 'Escribí un precio, por ejemplo 1.500'],
    ['fixed_price', '1e999', 'Escribí un precio, por ejemplo 1.500'],
    ['service_status', 'oro', 'Elegí el nivel del servicio'],
    ['payment_type', 'trueque', 'Elegí cómo cobrás'],
    ['price_type', 'otro', 'Elegí el tipo de precio'],
  ])('%s %s: %s', async (field, value, message) => {
    const { body } = await publish(h, await createPublisher(h), { [field]: value });
    expect(body.errors).toEqual(message && { [field]: message });
  });
});

describe('the quota', () => {
  async function fill(provider: Person, count: number): Promise<void> {
    const { body } = await publish(h, provider);
    const created_at = h.clock.now().toISOString();
    const rows = Array.from({ length: count - 1 }, (_, i) => ({
      service_id: body.service.id,
      file: `relleno-${provider.id}-${i}`,
      position: i + 1,
      is_main: 0 as const,
      created_at,
    }));
    await h.deps.db.insertInto('service_images').values(rows).execute();
  }

  it('counts images, and holds for two concurrent publications', async () => {
    const provider = await createPublisher(h);
    await fill(provider, limits.accountImages - 2);
    const three = await Promise.all([1, 2, 3].map(() => image()));
    const more = await publish(h, provider, {}, three);
    expect([more.status, more.body.code]).toEqual([409, 'quota_exceeded']);
    const before = filesIn(h, 'uploads').length;
    const two = three.slice(0, 2);
    const both = await Promise.all([publish(h, provider, {}, two), publish(h, provider, {}, two)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await servicesOf(h, provider)).toBe(2);
    expect(filesIn(h, 'uploads').length).toBe(before + 6);
    expect(filesIn(h, 'incoming')).toEqual([]);
  });
});

describe('corrections', () => {
  const wrong = { title: 'electrisista  matriculado', description: 'Hago instalasiones,arreglos y mas !!!!' };
  const right = { title: 'Electricista matriculado', description: 'Hago instalaciones, arreglos y mas!' };

  it('are proposed first, with nothing created and no file left', async () => {
    const provider = await createPublisher(h);
    await expectNothing(h, provider, async () => {
      for (let time = 0; time < 2; time += 1) {
        const { status, body } = await publish(h, provider, wrong);
        expect(status).toBe(200);
        expect(body).toMatchObject({ success: true, needsCorrection: true });
        expect(body.corrections).toEqual({
          title: { original: wrong.title, corrected: right.title },
          description: { original: wrong.description, corrected: right.description },
        });
        expect(body.service).toBeUndefined();
      }
    });
  });

  it('store the corrected texts once accepted, whichever of the two is sent', async () => {
    const provider = await createPublisher(h);
    for (const texts of [wrong, right]) {
      const { body } = await publish(h, provider, { ...texts, corrections: 'accepted' });
      expect(body).toMatchObject({ needsCorrection: false, service: right });
    }
    expect(await servicesOf(h, provider)).toBe(2);
  });

  it('store the originals when they are kept', async () => {
    const { body } = await publish(h, await createPublisher(h), { ...wrong, corrections: 'kept' });
    expect(body.service).toMatchObject(wrong);
  });

  it('come after a picture was refused', async () => {
    const provider = await createPublisher(h);
    const { status, body } = await publish(h, provider, wrong, [{ bytes: '<html>', name: 'foto.jpg' }]);
    expect([status, body.code]).toEqual([400, 'upload_refused']);
  });
});
