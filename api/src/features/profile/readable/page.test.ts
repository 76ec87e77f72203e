// @module-tag postgres
import { expect, test } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { createClient } from '../../../../test/people.ts';
import { createPublisher } from '../../../../test/service-form.ts';
import { createService } from '../../../../test/services.ts';

const h = await startHarness();

test('the file to read tells money, hours of Uruguay, yes and no, and titles; what people wrote is text (rule ACC-96)', async () => {
  h.clock.set('2026-03-10T02:30:00.000Z');
  const provider = await createPublisher(h, { company_name: '<b>Caños & Cía</b>' });
  const service = await createService(h, provider, {
    title: 'Arreglo <i>grifos</i>',
    min_price: 150_000,
    max_price: 250_050,
  });
  const client = await createClient(h, { name: 'Ana <script>alert(1)</script>' });
  await h.call('POST', '/api/favorites', { as: client.token, body: { service_id: service.id } });
  const read = async (as: string) =>
    (await h.call<{ html: string }>('GET', '/api/users/me/export/readable', { as })).body.html;
  const own = await read(provider.token);
  expect(own).toContain('<dt>Precio mínimo</dt><dd>$1.500</dd>');
  expect(own).toContain('<dt>Precio máximo</dt><dd>$2.500,50</dd>');
  expect(own).toContain('<dd>&lt;b&gt;Caños &amp; Cía&lt;/b&gt;</dd>');
  expect(own).toContain('el 09/03/2026 a las 23:30');
  const hers = await read(client.token);
  expect(hers).toContain(`<dt>Servicio</dt><dd>Arreglo &lt;i&gt;grifos&lt;/i&gt; (n.º ${service.id})</dd>`);
  expect(hers).toContain('Ana &lt;script&gt;');
  expect(hers).not.toContain('<script');
  expect(hers).toContain('<dt>Email verificado</dt><dd>');
  expect(hers).toContain('De esto no hay nada tuyo');
});

test('the file to read says nothing of a post or service that the team hid since', async () => {
  const provider = await createPublisher(h, {});
  const service = await createService(h, provider, { title: 'Trabajo escondido' });
  const client = await createClient(h);
  await h.call('POST', '/api/favorites', { as: client.token, body: { service_id: service.id } });
  const read = async () =>
    (await h.call<{ html: string }>('GET', '/api/users/me/export/readable', { as: client.token })).body.html;
  expect(await read()).toContain('Trabajo escondido');
  const hidden = { hidden_at: h.clock.now().toISOString() };
  await h.deps.db.updateTable('services').set(hidden).where('id', '=', service.id).execute();
  expect(await read()).not.toContain('Trabajo escondido');
});

test('a text that only looks like a date is read as it is written', async () => {
  for (const name of ['2026-99-99', '2026-99-99T99:99:99Z']) {
    const client = await createClient(h, { name });
    const response = await h.call<{ html: string }>('GET', '/api/users/me/export/readable', { as: client.token });
    expect(response.status).toBe(200);
    expect(response.body.html).toContain(`<dd>${name}</dd>`);
  }
});
