import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createClient } from '../../api/test/people.ts';
import { createPost } from '../../api/test/posts.ts';
import { createPublisher } from '../../api/test/service-form.ts';
import { createService } from '../../api/test/services.ts';
import { failing } from './line.ts';
import { open } from './open.tsx';

const h = await startHarness();

const provider = await createPublisher(h, { company_name: 'Rejas del Este' });
const title = 'Rejas y portones a medida';
const service = await createService(h, provider, { title, price: 2500, images: ['reja'] });
const other = await createService(h, provider, { title: 'Toldos de aluminio' });
const client = await createClient(h);
const post = await createPost(h, provider, 'Terminamos el portón de la escuela 12.');
await h.call('POST', '/api/favorites', { as: client.token, body: { service_id: service.id } });
await h.call('POST', '/api/history/visited', { as: client.token, body: { service_id: service.id } });

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const main = () => within(screen.getByRole('main'));
const rest = /^Esto es lo que guardamos en este dispositivo .*Cargamos el resto cuando vuelva la conexión\.$/;
const noSignal = () => expect(screen.queryByText('Sin conexión', { exact: true })).toBeNull();

/** The lists that have the card, and whether each includes the provider's number. */
const lists = [
  ['home', '/', false],
  ['all services', '/servicios', false],
  ['a search', '/servicios?q=portones', false],
  ['a filter', '/servicios?maxPrice=3000', false],
  ['a category', '/servicios/categoria/electricidad', false],
  ['a category in a place', '/servicios/categoria/electricidad/montevideo', false],
  ['the newest', '/recientes', false],
  ['favourites', '/favoritos', false],
  ['the last favourites', '/user-profile?tab=favorites', false],
  ['the history', '/historial', false],
  ['the last visits', '/user-profile?tab=history', false],
  // of the same provider
  ['similar services', `/servicios/${other.id}`, true],
  ["the provider's page", `/provider-profile/${provider.id}`, true],
] as const;

test.each(lists)('a service seen in %s shows its card without signal', async (_list, path, hasNumber) => {
  await open(h, path, { as: client, caches: true });
  // a search marks its words in the title
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(title));
  const repair = failing(/./, 'lost');
  await open(h, `/servicios/${service.id}`, { as: client, caches: true });
  await heading(title);
  expect(main().getByText(rest)).toBeVisible();
  expect(main().getByText(/^\$2\.500/)).toBeVisible();
  expect(main().getByRole('link', { name: 'Rejas del Este' })).toHaveAttribute(
    'href',
    `/provider-profile/${provider.id}`,
  );
  expect(main().queryAllByRole('link', { name: /^Llamar al/ }).length > 0).toBe(hasNumber);
  expect(main().queryAllByRole('link', { name: /WhatsApp/ }).length > 0).toBe(hasNumber);
  noSignal();
  repair();
});

test('a visitor gets no way in, and without a card the page says that there is no connection', async () => {
  await open(h, `/provider-profile/${provider.id}`, { caches: true });
  await main().findAllByText(title);
  failing(/./, 'lost');
  await open(h, `/servicios/${service.id}`, { caches: true });
  await heading(title);
  expect(main().queryByRole('link', { name: /WhatsApp|^Llamar al/ })).toBeNull();
  await open(h, '/servicios/999', { caches: true });
  await heading('Sin conexión');
});

test('the rest comes with the connection', async () => {
  await open(h, '/servicios', { caches: true });
  await main().findAllByText(title);
  const repair = failing(/./, 'lost');
  const user = await open(h, `/servicios/${service.id}`, { caches: true });
  await main().findByText(rest);
  repair();
  await user.click(main().getByRole('button', { name: 'Reintentar' }));
  await main().findByRole('heading', { name: 'Disponibilidad' });
  expect(main().queryByText(rest)).toBeNull();
});

/** The texts that appear once a person has signed in. */
const own = [
  ['/historial', client, () => main().findByRole('link', { name: title })],
  ['/historial?tab=contacted', client, () => main().findByText('Todavía no contactaste a ningún proveedor')],
  ['/historial?tab=reviews', client, () => main().findAllByText(/reseña/i)],
  ['/user-profile', client, () => main().findByText('Tus datos')],
  ['/user-profile?tab=history', client, () => main().findByText(title)],
  ['/help', client, () => heading('Centro de ayuda')],
  ['/ayuda', client, () => heading('Centro de ayuda')],
  ['/faq', client, () => heading('Centro de ayuda')],
  [`/edit-service/${service.id}`, provider, () => screen.findByDisplayValue(title)],
  [`/edit-service/${other.id}`, provider, () => screen.findByDisplayValue(other.title)],
  [`/edit-post/${post}`, provider, () => screen.findByDisplayValue(/portón de la escuela/)],
  ['/edit-profile', provider, () => screen.findByDisplayValue('Rejas del Este')],
  ['/provider-profile', provider, () => heading(/Rejas del Este/)],
  [`/publicacion/post/${post}`, provider, () => main().findByText(/portón de la escuela/)],
] as const;

test.each(own)('%s is there without signal once one has signed in', async (path, as, shown) => {
  await open(h, '/about', { as, caches: true });
  const { readOwn } = await import('../src/app/watch/own-ahead.ts');
  await readOwn();
  const { queryClient } = await import('../src/lib/http/query-client.ts');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  failing(/./, 'lost');
  await open(h, path, { as, caches: true });
  await shown();
  noSignal();
});
