import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { demoPerson, startDemo } from '../../api/test/demo.ts';
import { createClient, createProvider, password } from '../../api/test/people.ts';
import { calls, failing } from './line.ts';
import { open } from './open.tsx';

const h = await startDemo();

const main = () => within(screen.getByRole('main'));
const address = () => location.pathname + location.search;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => main().findByRole('button', { name });

test('addresses send on to the canonical screens (rules NAV-4 to NAV-6)', async () => {
  for (const [path, to] of [
    ['/services', /^\/servicios$/],
    ['/register?type=provider', /^\/register-provider$/],
    ['/favoritos', /^\/login/],
    ['/provider-profile', /^\/login/],
    ['/servicios/1/review', /^\/login/],
  ] as const) {
    await open(h, path);
    await waitFor(() => expect(address()).toMatch(to));
  }
  await screen.findAllByText('Debes iniciar sesión para dejar una reseña');
});

test('a provider at the form of a review reads that clients write them, not that it has to sign in', async () => {
  await open(h, '/servicios/1/review', { as: await createProvider(h) });
  await heading('Acceso Denegado');
  await screen.findByText('Las reseñas las escriben los clientes, y tu cuenta es de proveedor.');
});

test('addresses that are words where a number belongs are not found', async () => {
  await open(h, '/servicios/post');
  await heading('Página no encontrada');
});

test('the registration shows what the server says of a taken email', async () => {
  const taken = await createClient(h);
  const user = await open(h, '/register');
  await user.type(await screen.findByRole('textbox', { name: /^Nombre( \*)?$/ }), 'Ana');
  await user.type(screen.getByLabelText(/^Nombre de usuario/), `otra.${taken.username}`);
  await user.type(screen.getByLabelText(/^Email/), taken.email.toUpperCase());
  await user.type(screen.getByLabelText(/^Teléfono/), '099 123 456');
  await user.type(screen.getByLabelText(/^Contraseña/, { selector: 'input' }), password);
  await user.type(screen.getByLabelText(/^Repetí la contraseña/, { selector: 'input' }), password);
  await user.click(screen.getByRole('checkbox'));
  await user.click(await press('Registrarse'));
  await screen.findAllByText('Este email ya está registrado. Usa otro email.');
  expect(screen.getByLabelText(/^Email/)).toHaveValue(taken.email.toUpperCase());
});

test('the login says what is wrong', async () => {
  const user = await open(h, '/login');
  await user.click(await press('Iniciar sesión'));
  await screen.findAllByText('Por favor completa todos los campos');
  await user.type(screen.getByLabelText(/^Email o nombre de usuario/), 'cliente@demo.example');
  await user.type(screen.getByLabelText(/^Contraseña/, { selector: 'input' }), 'no es');
  await user.click(await press('Iniciar sesión'));
  await screen.findAllByText('Credenciales incorrectas. Por favor verifica tu email/usuario y contraseña.');
  await user.clear(screen.getByLabelText(/^Email o nombre de usuario/));
  await user.type(screen.getByLabelText(/^Email o nombre de usuario/), 'nadie@correo.example');
  await user.click(await press('Iniciar sesión'));
  await screen.findAllByText('Usuario no encontrado. ¿Quieres registrarte?');
});

test('a session survives a server that does not answer', async () => {
  failing(/^\/api\/auth\/verify$/, 503);
  await open(h, '/favoritos', { as: await createClient(h) });
  await heading('Mis Favoritos');
  await waitFor(() => expect(calls).toContain('GET /api/favorites'));
  expect(address()).toBe('/favoritos');
});

test('the owner of a service switches it off and on, and only its owner sees how', async () => {
  const provider = await demoPerson(h, 'proveedor@demo.example');
  const { services } = (
    await h.call<{ services: { id: number; title: string }[] }>('GET', `/api/services/provider/${provider.id}`)
  ).body;
  const service = services.at(-1) ?? expect.fail('no service');
  const path = `/servicios/${service.id}`;
  const asOwner = async () => {
    const user = await open(h, path, { as: provider });
    return { user, toggle: await screen.findByRole('switch', { name: 'Visible para clientes' }) };
  };
  let { user, toggle } = await asOwner();
  expect(toggle).toBeChecked();
  await user.click(toggle);
  await screen.findAllByText('Oculto');
  const arrived = (times: number) =>
    waitFor(() => expect(calls.filter((call) => /^(PUT|POST) .*services/.test(call))).toHaveLength(times));
  await arrived(1);
  await open(h, path);
  await heading('Este servicio ya no está publicado');
  ({ user, toggle } = await asOwner());
  expect(toggle).not.toBeChecked();
  await user.click(toggle);
  await waitFor(() => expect(toggle).toBeChecked());
  await arrived(2);
  await waitFor(() => expect(screen.queryByText('Oculto')).toBeNull());
  await open(h, path);
  await heading(service.title);
  expect(screen.queryByRole('switch')).toBeNull();
  ({ user } = await asOwner());
  await user.click(screen.getAllByRole('button', { name: /^Eliminar/ })[0] as HTMLElement);
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Esta acción no se puede deshacer.');
  await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
});
