import { expect, it } from 'vitest';
import { startHarness } from '../test/harness.ts';
import { clientBody } from '../test/registrations.ts';
import { createPublisher, publish } from '../test/service-form.ts';

/**
 * Tests through the API what the table of shared/src/contract/pasted.test.ts says about texts (rules TEXT-1 and
 * TEXT-2).
 */
const h = await startHarness();

it.each([
  ['ana@ñandú.uy', 'ana@ñandú.uy'],
  ['\u202aana.paz@correo.uy\u202c', 'ana.paz@correo.uy'],
  ['beto@correo\u200b.uy', 'beto@correo.uy'],
  ['ｃａｒｏ＠ｃｏｒｒｅｏ．ｕｙ', 'caro@correo.uy'],
  ['ñata@peluquería.com.uy'.normalize('NFD'), 'ñata@peluquería.com.uy'],
])('somebody registers with %j as pasted, and signs in with it as pasted and as kept', async (pasted, kept) => {
  const sent = clientBody({ email: pasted, name: '\u200eAna\u00a0Pérez\u3164', phone: 'Cel: 099/123\u2212456' });
  expect(await h.call('POST', '/api/users/register', { body: sent })).toMatchObject({ status: 201 });
  for (const identifier of [pasted, kept, ` ${kept.toUpperCase()}\u200e`, `${sent.username}\u200b`]) {
    const entered = await h.call('POST', '/api/auth/login', { body: { identifier, password: sent.password } });
    const user = { email: kept, name: 'Ana Pérez', phone: '099123456' };
    expect(entered, identifier).toMatchObject({ status: 200, body: { user } });
  }
});

it('a name, a username and a title that show nothing are refused by what they are', async () => {
  const sent = clientBody({ name: '\u3164\u3164', username: '\u2800\u2800\u2800\u2800' });
  expect(await h.call('POST', '/api/users/register', { body: sent })).toMatchObject({
    status: 400,
    body: { errors: { name: 'El nombre es requerido', username: 'El nombre de usuario es requerido' } },
  });
  const provider = await createPublisher(h);
  expect(await publish(h, provider, { title: '\u200d\u2800\u200d' })).toMatchObject({
    status: 400,
    body: { errors: { title: 'Escribí el título' } },
  });
});

it('a service is kept as it was meant, and found by a search that was pasted', async () => {
  const provider = await createPublisher(h);
  const { body } = await publish(h, provider, {
    title: '\u202aAlambrado\u00a0olímpico\u202c'.normalize('NFD'),
    price_type: 'fixed',
    fixed_price: '\u202a$\u00a01.500\u202c',
    corrections: 'kept',
  });
  expect(body).toMatchObject({ success: true, service: { title: 'Alambrado olímpico', fixed_price: 1500 } });
  for (const typed of [
    'Ａｌａｍｂｒａｄｏ',
    'alam\u00adbra\u200bdo',
    '\u202aalambrado\u00a0olímpico\u202c',
    'alambra\u200ddo',
  ]) {
    const path = `/api/search/services?q=${encodeURIComponent(`%${typed}%`)}`;
    const found = await h.call<{ services: { title: string }[] }>('GET', path);
    expect(found.body.services.map(({ title }) => title)[0], typed).toBe('Alambrado olímpico');
  }
});
