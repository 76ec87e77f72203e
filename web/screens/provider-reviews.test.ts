import { day } from '@tero/shared/rules/time/durations';
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createAdmin, createClient, createProvider, type Person } from '../../api/test/people.ts';
import { writeReview } from '../../api/test/reviews.ts';
import { type CreatedService, createService } from '../../api/test/services.ts';
import { failing } from './line.ts';
import { open } from './open.tsx';

const h = await startHarness();
let provider: Person;
let service: CreatedService;
let made = 0;

/** Creates a client's review of the provider's service, with `stars` for each part. */
async function reviewed(stars: number): Promise<{ client: Person; comment: string }> {
  const client = await createClient(h);
  const comment = `Opinión ${++made}.`;
  const parts = { response_time_rating: stars, attention_rating: stars, work_quality_rating: stars };
  expect((await writeReview(h, client, service, { ...parts, comment })).status).toBe(201);
  return { client, comment };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const articles = () => screen.findAllByRole('article');
const card = async (comment: string) =>
  within((await screen.findByText(comment)).closest('article') ?? expect.fail('no article'));

/** Returns the stars of the reviews on the screen, in order. */
const scores = () =>
  screen
    .queryAllByRole('article')
    .map((one) => within(one).getAllByRole('img')[0]?.getAttribute('aria-label')?.split(' ')[0]?.replace(',', '.'))
    .map(Number);

/** Returns the path of a page of the account. */
const pathOf = (path: string) => `/provider/${provider.id}/${path}`;
const address = () => location.pathname + location.search;
const isAt = (path: string) => waitFor(() => expect(address()).toBe(path));

let old: string[];

beforeAll(async () => {
  provider = await createProvider(h, { entitled: `${h.clock.now().getFullYear() + 5}-01-01T12:00:00.000Z` });
  service = await createService(h, provider);
  old = [];
  for (const stars of [4, 5, 5]) old.push((await reviewed(stars)).comment);
  h.clock.advance(200 * day);
  for (const stars of [5, 4, 4, 2]) await reviewed(stars);
});

describe('public pages', () => {
  test.each([
    ['reviews', 'Reseñas'],
    ['reviews?tab=historical&filter=positive&sort=rating', 'Reseñas'],
    ['reviews/current', 'Reseñas de los últimos 6 meses'],
    ['reviews/historical', 'Reseñas anteriores'],
  ])('%s', async (path, title) => {
    await open(h, pathOf(path));
    await heading(title);
    await articles();
    await waitFor(() => expect(document.title).toBe(`${title} · ${provider.name} | Tero`));
    expect(screen.queryByRole('button', { name: 'Responder' })).toBeNull();
  });

  test('nobody’s reviews', async () => {
    await open(h, '/provider/999999/reviews');
    await screen.findByText('Perfil no encontrado');
  });

  test('each list holds its own half of time', async () => {
    const user = await open(h, pathOf('reviews/historical'));
    expect(await articles()).toHaveLength(old.length);
    for (const comment of old) await card(comment);
    await user.click(screen.getByRole('link', { name: /^Últimos 6 meses/ }));
    await heading('Reseñas de los últimos 6 meses');
    expect(address()).toBe(pathOf('reviews/current'));
    await articles();
    for (const comment of old) expect(screen.queryByText(comment)).toBeNull();
  });

  test('phones show three reviews first', async () => {
    const user = await open(h, pathOf('reviews/current'));
    expect(await articles()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: /^Ver todas las reseñas/ }));
    expect((await articles()).length).toBeGreaterThan(3);
  });

  test('a failure says so and offers another try', async () => {
    const repair = failing(/^\/api\/providers\/\d+\/reviews$/);
    const user = await open(h, pathOf('reviews'));
    await screen.findByText('Error al cargar las reseñas');
    repair();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await articles();
  });
});

test('one’s own reviews are for providers', async () => {
  await open(h, '/provider/reviews');
  await waitFor(() => expect(location.pathname).toBe('/login'));
  await open(h, '/provider/reviews', { as: await createClient(h) });
  await waitFor(() => expect(address()).toBe('/unauthorized'));
});

test('a provider filters, sorts and opens the tabs of its own', async () => {
  const { comment } = await reviewed(2);
  let user = await open(h, '/provider/reviews', { as: provider });
  await heading('Mis Reseñas');
  expect(document.title).toBe('Mis Reseñas | Tero');
  const summary = await screen.findByRole('list', { name: 'Resumen' });
  expect(summary).toHaveTextContent('Últimos 6 meses');
  expect(summary).toHaveTextContent('Anteriores');

  await user.click(screen.getByRole('radio', { name: 'Negativas' }));
  await isAt('/provider/reviews?filter=negative');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Negativas' })).toBeChecked());
  await card(comment);
  await waitFor(() => expect(scores()).toEqual([2, 2]));

  await user.click(screen.getByRole('radio', { name: 'Positivas' }));
  await waitFor(() => expect(screen.queryByText(comment)).toBeNull());
  await user.selectOptions(screen.getByLabelText('Ordenar por'), 'rating');
  await isAt('/provider/reviews?filter=positive&sort=rating');
  await waitFor(() => expect(scores()).toEqual([5, 4, 4]));

  await user.click(screen.getByRole('tab', { name: /^Anteriores/ }));
  await isAt('/provider/reviews?filter=positive&sort=rating&tab=historical');
  for (const comment of old) await card(comment);
  expect(screen.queryByRole('button', { name: 'Responder' })).toBeNull();
  user = await open(h, address(), { as: provider });
  expect(await screen.findByRole('tab', { name: /^Anteriores/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByLabelText('Ordenar por')).toHaveValue('rating');
});

test('a reply is written, changed, made private and deleted', async () => {
  const { client, comment } = await reviewed(5);
  const [neighbour, admin] = [await createClient(h), await createAdmin(h)];
  const asProvider = async () => {
    const user = await open(h, '/provider/reviews', { as: provider });
    return { user, own: await card(comment) };
  };
  const seenBy = async (as: Person) => {
    await open(h, pathOf('reviews'), { as });
    return (await screen.findByText(comment)).closest('article');
  };
  let { user, own } = await asProvider();
  await user.click(await own.findByRole('button', { name: 'Responder' }));
  await user.click(await own.findByRole('button', { name: 'Publicar respuesta' }));
  await own.findByText('Escribí una respuesta');
  await user.type(await own.findByLabelText('Tu respuesta'), 'Un gusto trabajar en tu casa.');
  await user.click(await own.findByRole('button', { name: 'Publicar respuesta' }));
  await own.findByText('Respuesta del proveedor');
  expect(await seenBy(client)).toHaveTextContent('Un gusto trabajar en tu casa.');

  ({ user, own } = await asProvider());
  await user.click(await own.findByRole('button', { name: 'Editar' }));
  await user.clear(await own.findByLabelText('Tu respuesta'));
  await user.type(await own.findByLabelText('Tu respuesta'), 'Nota: pedir la llave del tablero.');
  await user.click(await own.findByLabelText('Respuesta privada'));
  await own.findByText(/Solo la leen quien escribió la reseña y el equipo de Tero/);
  await user.click(await own.findByRole('button', { name: 'Guardar respuesta' }));
  await own.findByText('Privada');
  await own.findByText(/pedir la llave/);
  expect(await seenBy(neighbour)).not.toHaveTextContent(/Respuesta del proveedor|pedir la llave/);
  expect(await seenBy(admin)).toHaveTextContent('pedir la llave');

  ({ user, own } = await asProvider());
  await user.click(await own.findByRole('button', { name: 'Eliminar' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }));
  await own.findByRole('button', { name: 'Responder' });
  const thanks = await own.findByRole('button', { name: 'Responder: «Gracias por tu reseña»' });
  await user.click(thanks);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(thanks).toHaveFocus());
  expect(await seenBy(client)).not.toHaveTextContent('Respuesta del proveedor');

  ({ user, own } = await asProvider());
  await user.click(await own.findByRole('button', { name: 'Responder: «Gracias por tu reseña»' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publicar respuesta' }));
  await own.findByText('Respuesta del proveedor');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(await seenBy(client)).toHaveTextContent('Gracias por tu reseña');
});

test('below three stars nobody is thanked first: the reply begins with an apology (rule REV-17)', async () => {
  const { comment } = await reviewed(2);
  const user = await open(h, '/provider/reviews', { as: provider });
  const own = await card(comment);
  expect(own.queryByRole('button', { name: /Gracias por tu reseña/ })).toBeNull();
  await user.click(await own.findByRole('button', { name: 'Responder' }));
  expect(await own.findByLabelText('Tu respuesta')).toHaveValue('Lamento que no hayas quedado conforme. ');
});
