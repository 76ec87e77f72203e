import type { Service } from '@tero/shared/contract/services';
import { describe, expect, it } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin } from '../../../../test/people.ts';
import { filled } from '../../../../test/service-fields.ts';
import { createPublisher, edit, publish } from '../../../../test/service-form.ts';

const h = await startHarness();

const listed = async (query: string) => {
  const { body } = await h.call<{ services: Service[] }>('GET', `/api/services?${query}`);
  return body.services.map(({ id }) => id);
};

describe('a price', () => {
  it.each([
    ['1.500', 1500],
    ['$ 1.500', 1500],
    ['1.500,50', 1500.5],
    ['1,500', 1500],
    ['1500', 1500],
    ['1500.5', 1500.5],
  ])('typed as %s is %d', async (typed, pesos) => {
    const { status, body } = await publish(h, await createPublisher(h), { fixed_price: typed });
    expect([status, body.service?.fixed_price]).toEqual([200, pesos]);
  });

  it.each(['mil', '1.5000', 'US$ 50', '-5'])('typed as %s is refused by its field', async (typed) => {
    const { status, body } = await publish(h, await createPublisher(h), { fixed_price: typed });
    expect([status, body.errors]).toEqual([400, { fixed_price: 'Escribí un precio, por ejemplo 1.500' }]);
  });
});

describe('a service whose payment is to be agreed', () => {
  const agreed = { payment_type: 'a_convenir' };
  const none = { fixed_price: null, min_price: null, max_price: null, payment_type: 'a_convenir' };

  it('needs no price, and keeps none that came along', async () => {
    const provider = await createPublisher(h);
    const { fixed_price: _, ...unpriced } = filled;
    const bare = await publish(h, provider, { ...agreed, fixed_price: '' });
    expect([bare.status, bare.body.service]).toMatchObject([200, none]);
    const ranged = { ...agreed, price_type: 'range', min_price: '900', max_price: '100' };
    for (const form of [agreed, ranged]) {
      const { status, body } = await publish(h, provider, { ...unpriced, fixed_price: '800', ...form });
      expect([status, body.service]).toMatchObject([200, none]);
      expect(await listed('maxPrice=4000&limit=48')).not.toContain(body.service.id);
    }
  });

  it('loses the price that it had when it is edited so', async () => {
    const provider = await createPublisher(h);
    const { service } = (await publish(h, provider)).body;
    expect(service.fixed_price).toBe(1500.5);
    const { status, body } = await edit(h, provider, service.id, agreed);
    expect([status, body.service]).toMatchObject([200, none]);
  });

  it('takes no price from an administrator either', async () => {
    const { service } = (await publish(h, await createPublisher(h), agreed)).body;
    const { token } = await createAdmin(h);
    const change = (body: object) =>
      h.call<{ service: { price: string } }>('PUT', `/api/admin/services/${service.id}`, { as: token, body });
    const { status, body } = await change({ fixed_price: '1.500' });
    const message = 'El servicio se cobra «A convenir» y no lleva precio';
    expect([status, body.errors]).toEqual([400, { fixed_price: message }]);
    expect((await change({ title: 'Luces', fixed_price: null })).body.service.price).toBe('Consultar');
  });
});
