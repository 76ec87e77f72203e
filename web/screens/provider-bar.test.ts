import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createClient, type Person } from '../../api/test/people.ts';
import { writeReview } from '../../api/test/reviews.ts';
import { createPublisher } from '../../api/test/service-form.ts';
import { createService } from '../../api/test/services.ts';
import { open } from './open.tsx';

const h = await startHarness();
let provider: Person;

beforeEach(async () => {
  provider = await createPublisher(h);
});

const bar = async () => within(await screen.findByRole('navigation', { name: 'Secciones' }));
const entry = async (name: string) => (await bar()).findByRole('link', { name: new RegExp(`^${name}`) });
const named = async (name: string, all: string | RegExp) =>
  waitFor(async () => expect(await entry(name)).toHaveAccessibleName(all));
const lit = async () =>
  (await bar())
    .queryAllByRole('link')
    .concat((await bar()).queryAllByRole('button'))
    .filter((one) => one.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);
const isLit = (...names: RegExp[]) =>
  waitFor(async () => expect(await lit()).toEqual(names.map((name) => expect.stringMatching(name))));
const top = () => within(screen.getAllByRole('banner')[0] ?? expect.fail('no banner'));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const isAt = (path: string) => waitFor(() => expect(location.pathname + location.search).toBe(path));
const entries = async () => (await bar()).getAllByRole('link').map(({ textContent }) => textContent);

test('a provider’s bar leads to its own places, and the right one is lit', async () => {
  const user = await open(h, '/', { as: provider });
  expect(await entries()).toEqual(
    [/^Mi perfil/, /^Reseñas/, /^Métricas/, /^Avisos/].map((name) => expect.stringMatching(name)),
  );
  await isLit();
  for (const [name, path, title] of [
    ['Mi perfil', '/provider-profile', 'Chispa Oriental'],
    ['Reseñas', '/provider/reviews', 'Mis Reseñas'],
    ['Métricas', '/metrics', 'Métricas'],
    ['Avisos', '/avisos', 'Avisos'],
  ] as const) {
    await user.click(await entry(name));
    await isAt(path);
    await heading(title);
    await isLit(new RegExp(`^${name}`));
  }
  await open(h, `/provider-profile/${provider.id}`, { as: provider });
  await isLit(/^Mi perfil$/);
  const other = await createPublisher(h, { company_name: 'Otra empresa' });
  await open(h, `/provider-profile/${other.id}`, { as: provider });
  await heading('Otra empresa');
  await isLit();
});

test('Crear asks what, and is lit on each of its forms', async () => {
  const user = await open(h, '/', { as: provider });
  for (const [choice, path] of [
    ['Un servicio', '/create_service'],
    ['Una publicación', '/create-post'],
    ['Una promoción', '/provider/create-offer'],
    ['Un presupuesto', '/provider/create-quote'],
  ] as const) {
    await user.click(await (await bar()).findByRole('button', { name: 'Crear' }));
    const sheet = within(await screen.findByRole('dialog', { name: '¿Qué querés crear?' }));
    await user.click(await sheet.findByRole('link', { name: new RegExp(`^${choice}`) }));
    await isAt(path);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await isLit(/^Crear$/);
  }
});

test('it counts what waits for an answer or to be read', async () => {
  const service = await createService(h, provider);
  await writeReview(h, await createClient(h), service, { comment: 'Prolijo y puntual.' });
  const user = await open(h, '/', { as: provider });
  await named('Reseñas', 'Reseñas 1 sin responder');
  await named('Avisos', /^Avisos \d+ sin leer$/);
  await user.click(await entry('Avisos'));
  await user.click(await screen.findByRole('button', { name: 'Marcar todas como leídas' }));
  await named('Avisos', 'Avisos');
  await user.click(await within(screen.getByRole('main')).findByRole('link', { name: /Nueva reseña/ }));
  await isAt('/provider/reviews');
  await user.click(await screen.findByRole('button', { name: /«Gracias por tu reseña»$/ }));
  await user.click(await screen.findByRole('button', { name: 'Publicar respuesta' }));
  await named('Reseñas', 'Reseñas');

  // without a reload, as it comes
  await writeReview(h, await createClient(h), service);
  await named('Reseñas', 'Reseñas 1 sin responder');
  await named('Avisos', 'Avisos 1 sin leer');
});

test('everything else stays in reach, and others keep their bar', async () => {
  let user = await open(h, '/', { as: provider });
  const menu = async () => user.click(await screen.findByRole('button', { name: /^Menú de/ }));
  for (const [name, path] of [
    ['Recientes', '/recientes'],
    ['Categorías', '/servicios'],
    ['Funciona', '/how-it-works'],
    ['Ayuda', '/help'],
  ] as const) {
    await menu();
    await user.click(await screen.findByRole('link', { name }));
    await isAt(path);
    // the heading takes the focus, and would close a menu that was opened before
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  }
  // help is in the top bar, where it covers nothing
  await user.click(top().getByRole('button', { name: 'Soporte' }));
  await screen.findByRole('button', { name: 'Contactar Soporte' });
  await user.click(top().getByRole('link', { name: 'Página de contacto' }));
  await isAt('/contact');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(screen.getAllByRole('button', { name: 'Soporte' })).toHaveLength(1);
  await menu();
  await user.click(await screen.findByRole('button', { name: 'Salir' }));
  const usual = ['Recientes', 'Categorías', 'Funciona', 'Ayuda'];
  await waitFor(async () => expect(await entries()).toEqual(usual));
  user = await open(h, '/', { as: await createClient(h) });
  expect(await entries()).toEqual(usual);
  await screen.findByRole('button', { name: /^Avisos/ });
});
