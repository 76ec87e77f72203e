import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createClient, createProvider } from '../../api/test/people.ts';
import { createService } from '../../api/test/services.ts';
import { field, follow, isAt, logIn, main, press } from './acts.ts';
import { open } from './open.tsx';

const google = { GOOGLE_CLIENT_ID: 'tero', GOOGLE_CLIENT_SECRET: 'secreto' };
const facebook = { FACEBOOK_CLIENT_ID: 'tero', FACEBOOK_CLIENT_SECRET: 'secreto' };
const h = await startHarness();
const servers = [
  { h, shown: [] },
  { h: await startHarness(google), shown: ['Google'] },
  { h: await startHarness({ ...google, ...facebook }), shown: ['Google', 'Facebook'] },
];

test.each(servers)(
  'both pages offer the same ways in, and only those that are configured (rule SES-89): $shown',
  async ({ h, shown }) => {
    for (const path of ['/login', '/register']) {
      await open(h, path);
      await field('Contraseña');
      const offered = () => screen.queryAllByRole('link', { name: /^Continuar con / }).map((link) => link.textContent);
      await waitFor(() => expect(offered()).toEqual(shown.map((name) => `Continuar con ${name}`)));
    }
  },
);

test('a link from a stranger saves nothing: what is done was pressed in this browser, on that screen, once', async () => {
  const client = await createClient(h);
  const provider = await createProvider(h, { entitled: true });
  const [service, other] = [await createService(h, provider), await createService(h, provider)];
  let user = await open(h, '/servicios');
  await press(user, `Agregar a favoritos: ${service.title}`, main());
  await waitFor(() => expect(location.pathname).toBe('/login'));
  const path = `/servicios/${other.id}`;
  user = await open(h, `/login?next=${encodeURIComponent(path)}&intent=favorite&id=${other.id}`);
  await logIn(user, client.email);
  await isAt(path);
  await within(main()).findByRole('button', { name: `Agregar a favoritos: ${other.title}` });
  await open(h, '/servicios', { as: client });
  await within(main()).findByRole('button', { name: `Agregar a favoritos: ${service.title}` });
  await open(h, '/favoritos', { as: client });
  await within(main()).findAllByText(/Todavía no/);
});

test('from door to door nothing is lost, and the bar leads back too', async () => {
  const client = await createClient(h);
  const user = await open(h, '/historial');
  const banner = () => screen.getByRole('banner');
  await follow(user, 'Registrarse', banner());
  await follow(user, 'Registrate como proveedor', main());
  await follow(user, 'Registrate como cliente', main());
  await follow(user, 'Iniciar sesión', banner());
  await follow(user, '¿Olvidaste tu contraseña?', main());
  await follow(user, 'Volver a iniciar sesión', main());
  await logIn(user, client.email);
  await isAt('/historial');
});
