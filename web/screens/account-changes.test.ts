import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { passDays } from '../../api/test/deletion.ts';
import { startHarness } from '../../api/test/harness.ts';
import { createClient, createProvider, type Person, password, signIn } from '../../api/test/people.ts';
import { writeReview } from '../../api/test/reviews.ts';
import { createService } from '../../api/test/services.ts';
import { field, fill, follow, heading, isAt, logIn, main, nextDownload, press } from './acts.ts';
import { failing } from './line.ts';
import { open } from './open.tsx';

const h = await startHarness();
let client: Person;

beforeEach(async () => {
  client = await createClient(h);
});

/** Returns whether the session of the token is still open. */
const isOpen = async (token: string) => (await h.call('GET', '/api/auth/verify', { as: token })).status === 200;

test('change password → another device is signed out, and this one after 2 s', async () => {
  const other = await signIn(h, client);
  const user = await open(h, '/user-profile?tab=settings', { as: client });
  await follow(user, /Cambiar contraseña/);
  await isAt('/change-password');
  await press(user, 'Cancelar');
  await isAt('/user-profile?tab=settings');
  await follow(user, /Cambiar contraseña/);

  const write = async (current: string, next: string, again = next) => {
    await fill(user, await field('Contraseña actual'), current);
    await fill(user, await field('Nueva contraseña'), next);
    await fill(user, await field('Confirmá la nueva contraseña'), again);
    await press(user, 'Cambiar contraseña');
  };
  await press(user, 'Cambiar contraseña');
  await screen.findByText('La contraseña actual es requerida');
  await screen.findByText('La nueva contraseña es requerida');
  await screen.findByText('Confirma tu nueva contraseña');
  await write(password, password, 'no coincide');
  await screen.findByText('La nueva contraseña debe ser diferente a la actual');
  await screen.findByText('Las contraseñas no coinciden');

  await write('no es esta', 'clave nueva');
  await waitFor(() =>
    expect(within(main()).getByRole('alert')).toHaveTextContent('La contraseña actual es incorrecta'),
  );
  expect(await field('Nueva contraseña')).toHaveValue('clave nueva');
  await write(password, client.username);
  await screen.findByText('Esa contraseña se adivina enseguida con tus datos', { exact: false });
  expect(await field('Contraseña actual')).toHaveValue(password);
  expect(await isOpen(other)).toBe(true);
  await write(password, 'clave nueva');
  await screen.findByText('Cambiaste tu contraseña.', { exact: false });
  expect(await field('Contraseña actual')).toHaveValue('');
  await isAt('/login');
  await within(main()).findByText('Cambiaste tu contraseña y por seguridad cerramos todas tus sesiones.');
  expect(await field('Email o nombre de usuario')).toHaveValue(client.email);
  expect(await isOpen(other)).toBe(false);
  await logIn(user, client.email, 'clave nueva');
  await isAt('/');
});

test('profile: cancel keeps, save changes, and a failure loses nothing', async () => {
  const user = await open(h, '/user-profile', { as: client });
  await press(user, 'Editar');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Nombre/ })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
  await fill(user, await field('Dirección'), 'Se pierde');
  await press(user, 'Cancelar');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Editar' })).toHaveFocus());
  expect(screen.queryByText('Se pierde')).toBeNull();

  await press(user, 'Editar');
  await fill(user, await field('Teléfono'), '12');
  await press(user, 'Guardar');
  await screen.findByText('El teléfono debe tener 9 dígitos', { exact: false });
  await fill(user, await field('Teléfono'), '098 765 432');
  await fill(user, await field('Dirección'), 'Av. Italia 1234');
  const repair = failing(/^\/api\/users\/profile$/, 500);
  await press(user, 'Guardar');
  await screen.findByText('Error al actualizar perfil');
  expect(await field('Dirección')).toHaveValue('Av. Italia 1234');
  repair();
  await press(user, 'Guardar');
  await screen.findByText('Perfil actualizado correctamente.');
  await within(main()).findByText('098 765 432');
  await within(main()).findByText('Av. Italia 1234');
  await waitFor(() => expect(screen.queryByText('Perfil actualizado correctamente.')).toBeNull());
  await open(h, '/user-profile', { as: client });
  await within(main()).findByText('Av. Italia 1234');
});

test('sessions: the others are listed and closed; the data can be taken away', async () => {
  const other = await signIn(h, client);
  // ends the session with which the account was created
  await h.call('DELETE', '/api/auth/sessions', { as: other });
  const user = await open(h, '/user-settings', { as: client });
  const list = within(await screen.findByRole('list', { name: 'Sesiones abiertas' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  expect(list.getAllByText('Esta sesión')).toHaveLength(1);
  await press(user, 'Cerrar las demás sesiones');
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  await screen.findByText('Cerramos las demás sesiones.');
  expect(await isOpen(other)).toBe(false);

  const saved = nextDownload();
  await press(user, 'Descargar mis datos');
  const { name, text } = await saved;
  expect(name).toBe('mis-datos-tero.json');
  expect(JSON.parse(text).account[0].email).toBe(client.email);
  expect(text).not.toContain('password');
  const page = nextDownload();
  await press(user, 'Descargar para leer');
  const readable = await page;
  expect(readable.name).toBe('mis-datos-tero.html');
  expect(readable.text).toContain(`<dt>Email</dt><dd>${client.email}</dd>`);
  await screen.findByText('Guardamos tus datos en mis-datos-tero.html.');
});

test('a session that another device closes: a public screen stays and says so, the login says why', async () => {
  const closeOthers = async () => h.call('DELETE', '/api/auth/sessions', { as: await signIn(h, client) });
  let user = await open(h, '/servicios', { as: client });
  await heading(/./);
  await closeOthers();
  const ended = within(
    (await screen.findByText('Tu sesión ha expirado.', { exact: false })).closest<HTMLElement>('[role=status]') ??
      expect.fail('no status'),
  );
  expect(screen.getAllByRole('link', { name: 'Iniciar sesión' }).length).toBeGreaterThan(0);
  expect(location.pathname).toBe('/servicios');
  await user.click(ended.getByRole('button', { name: 'Iniciar sesión' }));
  await isAt('/login?next=%2Fservicios');
  await waitFor(() => expect(main()).toHaveTextContent('Tu sesión se cerró'));
  await logIn(user, client.email);
  await isAt('/servicios');

  user = await open(h, '/user-profile', { as: client });
  await heading('Mi Perfil');
  await closeOthers();
  await isAt('/login?next=%2Fuser-profile');
  await waitFor(() => expect(main()).toHaveTextContent('Tu sesión se cerró'));
});

test('deleting the account: its reviews say Usuario anónimo, and nothing lets it in again', async () => {
  const service = await createService(h, await createProvider(h, { entitled: true }));
  const comment = 'Quedó impecable.';
  expect((await writeReview(h, client, service, { comment })).status).toBe(201);
  const reviews = `/servicios/${service.id}/reviews`;
  const card = async () => (await screen.findByText(comment)).closest('article');
  await open(h, reviews);
  expect(await card()).toHaveTextContent(client.name);

  const user = await open(h, '/user-settings', { as: client });
  const remove = await screen.findByRole('button', { name: 'Eliminar cuenta' });
  await user.click(remove);
  const dialog = () => screen.findByRole('alertdialog');
  expect(await dialog()).toHaveTextContent('¿Estás seguro');
  await press(user, 'Cancelar', await dialog());
  await waitFor(() => expect(remove).toHaveFocus());
  await user.click(remove);
  const repair = failing(/^\/api\/users\/profile$/, 500);
  await press(user, 'Eliminar cuenta', await dialog());
  await screen.findByText('Error al eliminar la cuenta');
  repair();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(remove);
  await press(user, 'Eliminar cuenta', await dialog());
  await heading('Tu cuenta ya no se ve');
  await open(h, reviews);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(comment)).toBeNull();
  await passDays(h);
  await logIn(await open(h, '/login'), client.email);
  await screen.findAllByText(/Usuario no encontrado. ¿Quieres registrarte\?/);

  await open(h, reviews);
  expect(await card()).toHaveTextContent('Usuario anónimo');
  expect(await card()).not.toHaveTextContent(client.name);
});

test('a client becomes a provider with the same account', async () => {
  let user = await open(h, '/', { as: client });
  await press(user, new RegExp(client.name));
  await follow(user, 'Ser Proveedor');
  await heading('Ser Proveedor');
  await waitFor(() => expect(main()).toHaveTextContent(client.email));
  expect(await field('Teléfono')).toHaveValue(client.phone);
  await press(user, 'Ser Proveedor', main());
  await screen.findByText('La cédula es obligatoria');
  await fill(user, await field('Nombre de la empresa'), 'Ana Arregla');
  await fill(user, await field('Servicio que ofrecés'), 'Electricidad');
  await fill(user, await field('Cédula de identidad'), '1.234.567-2');
  // the written text is restored after a reload, except the identity card
  user = await open(h, '/register-provider', { as: client });
  await waitFor(async () => expect(await field('Nombre de la empresa')).toHaveValue('Ana Arregla'));
  await fill(user, await field('Cédula de identidad'), '1.234.567-2');
  await user.click(screen.getByRole('checkbox'));
  await press(user, 'Ser Proveedor', main());
  await isAt('/provider-profile');
  await waitFor(() => expect(main()).toHaveTextContent('Ana Arregla'));
  await press(user, new RegExp(client.name));
  await within(screen.getByRole('banner')).findByRole('link', { name: 'Mis Reseñas' });
});
