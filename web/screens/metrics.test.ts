import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createClient } from '../../api/test/people.ts';
import { createPost } from '../../api/test/posts.ts';
import { createPublisher } from '../../api/test/service-form.ts';
import { createService } from '../../api/test/services.ts';
import { calls, failing } from './line.ts';
import { open } from './open.tsx';

const h = await startHarness();

const region = (name: string) => screen.findByRole('region', { name });
/** Returns the text under a name in a row or a card. */
const figure = (place: HTMLElement, name: string) => {
  const term = within(place)
    .getAllByRole('term')
    .find(({ textContent }) => textContent?.includes(name));
  return within(term?.closest('div') ?? expect.fail(name)).getAllByRole('definition')[0];
};

const answered = (call: string) => waitFor(() => expect(calls).toContain(call));

/** Opens the address as a new client, and returns the client and the page's user. */
async function visit(path: string) {
  const as = await createClient(h);
  return { as, user: await open(h, path, { as }) };
}

test('there is nothing yet', async () => {
  const provider = await createPublisher(h);
  for (const tab of ['', '?tab=posts']) {
    await open(h, `/metrics${tab}`, { as: provider });
    expect((await screen.findAllByText('No hay datos disponibles')).length).toBeGreaterThan(0);
  }
});

test('where nobody was reached there is no rate', async () => {
  const provider = await createPublisher(h);
  await createService(h, provider, { title: 'Porteros eléctricos' });
  await createPost(h, provider, 'Recién empezamos con los porteros');
  const user = await open(h, '/metrics', { as: provider });
  expect(figure(await region('Por servicio'), 'Conversión')).toHaveTextContent('—');
  expect(screen.getByRole('list', { name: 'Resumen de servicios' })).toHaveTextContent('Sin visitas en este período');
  await user.click(screen.getByRole('tab', { name: 'Publicaciones' }));
  expect(figure(await region('Por publicación'), 'Interacción')).toHaveTextContent('—');
});

test('a contact made from the profile is counted, with the rate of people in words', async () => {
  const provider = await createPublisher(h);
  const profile = `/provider-profile/${provider.id}`;
  const reader = await visit(profile);
  const [chat] = await screen.findAllByRole('link', { name: /WhatsApp/ });
  await reader.user.click(chat ?? expect.fail('no chat'));
  await answered('POST /api/metrics/track-click');
  await open(h, '/historial?tab=contacted', { as: reader.as });
  const contacted = (await screen.findByText(/Desde su perfil/)).closest('article') ?? expect.fail('no article');
  expect(await within(contacted).findByRole('link', { name: /Escribir por WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringContaining('wa.me'),
  );
  expect(within(within(contacted).getByRole('heading')).getByRole('link')).toHaveAttribute('href', profile);

  await open(h, '/metrics', { as: provider });
  const own = await region('Tu perfil');
  expect(figure(own, 'WhatsApp')).toHaveTextContent(/^1$/);
  expect(figure(own, 'Vistas')).toHaveTextContent(/^1$/);
  expect(figure(own, 'Conversión')).toHaveTextContent('100,0% (1 de 1)');
  const summary = screen.getByRole('list', { name: 'Resumen de servicios' });
  expect(summary).toHaveTextContent('1 de 1 persona te contactó');
  expect(screen.queryByText('Email')).toBeNull();
});

test('opening a post within a profile is a view, once a person', async () => {
  const provider = await createPublisher(h);
  const long = `Tablero nuevo en Malvín. ${'Cambiamos todas las llaves y quedó prolijo. '.repeat(6)}`;
  const first = await createPost(h, provider, long);
  const linked = await createPost(h, provider, 'Luces de jardín con sensor');
  const { as, user } = await visit(`/provider-profile/${provider.id}?tab=posts`);
  await user.click(await screen.findByRole('button', { name: 'Ver más' }));
  await answered(`POST /api/posts/${first}/open`);
  calls.length = 0;
  const again = await open(h, `/provider-profile/${provider.id}?post=${linked}`, { as });
  await answered(`POST /api/posts/${linked}/open`);
  await again.click(await screen.findByRole('button', { name: 'Ver más' }));
  await answered(`POST /api/posts/${first}/open`);

  await open(h, '/metrics?tab=posts', { as: provider });
  const rows = within(await region('Por publicación')).getAllByRole('listitem');
  for (const title of ['Tablero nuevo', 'Luces de jardín']) {
    const row = rows.find(({ textContent }) => textContent?.includes(title)) ?? expect.fail(title);
    expect(figure(row, 'Vistas')).toHaveTextContent(/^1$/);
    expect(figure(row, 'Interacción')).toHaveTextContent('0,0% (0 de 1)');
  }
});

test('a failure says so and offers another try', async () => {
  const provider = await createPublisher(h);
  await visit(`/servicios/${(await createService(h, provider)).id}`);
  await screen.findByRole('heading', { level: 1 });
  const repair = failing(/^\/api\/metrics\/provider\//, 429);
  const user = await open(h, '/metrics', { as: provider });
  await screen.findByText('Error al cargar las métricas');
  repair();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findAllByText('Vistas y contactos');
});

test('metrics are for providers', async () => {
  await open(h, '/metrics');
  await waitFor(() => expect(location.pathname).toBe('/login'));
  await open(h, '/metrics', { as: await createClient(h) });
  await waitFor(() => expect(location.pathname).toBe('/unauthorized'));
});
