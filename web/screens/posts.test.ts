import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createClient, createProvider } from '../../api/test/people.ts';
import { createPost } from '../../api/test/posts.ts';
import { createPublisher } from '../../api/test/service-form.ts';
import { calls } from './line.ts';
import { open } from './open.tsx';

const h = await startHarness();

const main = () => within(screen.getByRole('main'));
const isAt = (path: string) => waitFor(() => expect(location.pathname + location.search).toBe(path));

test('a visitor is asked to log in for a like; comments say that they are to come; a copied link counts', async () => {
  const long = `Consejo para cuidar el hierro: ${'lijar, limpiar y pintar cada dos años. '.repeat(6)}Fin del consejo`;
  const id = await createPost(h, await createPublisher(h), long);
  const user = await open(h, `/publicacion/post/${id}`);
  const end = () => main().queryByText(/Fin del consejo/);
  await main().findByText(/Consejo para cuidar/);
  expect(end()).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Ver más' }));
  await waitFor(() => expect(end()).toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Ver menos' }));
  await waitFor(() => expect(end()).toBeNull());

  await user.click(screen.getByRole('button', { name: /^Me gusta/ }));
  await screen.findByText('Debes iniciar sesión para dar like a las publicaciones');
  await user.click(screen.getByRole('button', { name: 'Comentarios' }));
  await screen.findByText('Sistema de comentarios próximamente');
  await screen.findByRole('button', { name: 'Preguntar por WhatsApp' });
  await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
  await screen.findByText('Enlace copiado');
  await waitFor(() => expect(calls).toContain(`POST /api/posts/${id}/share`));
  expect(await navigator.clipboard.readText()).toMatch(new RegExp(`/publicacion/post/${id}$`));
});

test('a hashtag leads to a search, and a question to the profile with its ways in (rules POST-9 and POST-11)', async () => {
  const provider = await createPublisher(h);
  const id = await createPost(h, provider, 'Pintamos una fachada en #el_pinar');
  const user = await open(h, `/publicacion/post/${id}`, { as: await createClient(h) });
  expect(await main().findByRole('link', { name: '#el_pinar' })).toHaveAttribute('href', '/servicios?q=el%20pinar');
  await user.click(screen.getByRole('button', { name: 'Comentarios' }));
  await user.click(await screen.findByRole('button', { name: 'Preguntar por WhatsApp' }));
  await isAt(`/provider-profile/${provider.id}`);
});

test('only its owner edits a post', async () => {
  const id = await createPost(h, await createPublisher(h), 'Un trabajo de otra persona');
  await open(h, `/edit-post/${id}`);
  await waitFor(() => expect(location.pathname).toBe('/login'));
  const as = await createClient(h);
  await open(h, `/edit-post/${id}`, { as });
  await isAt('/unauthorized');
  await screen.findByText('Debes iniciar sesión como proveedor para editar publicaciones');
  const user = await open(h, '/create-post', { as });
  await screen.findByText('Debes iniciar sesión como proveedor para crear publicaciones');
  await user.click(await main().findByRole('link', { name: 'Ser Proveedor' }));
  await isAt('/register-provider');
  await open(h, `/edit-post/${id}`, { as: await createProvider(h) });
  await screen.findByRole('heading', { level: 1, name: 'Esta publicación es de otra cuenta' });
});

test('without a subscription no promotion is made', async () => {
  await open(h, '/provider/create-offer', { as: await createProvider(h) });
  await screen.findByText('Necesitas una suscripción activa para acceder a esta página');
});
