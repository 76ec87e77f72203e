import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createClient, type Person } from '../../api/test/people.ts';
import { fill, follow, heading, isAt, main, press } from './acts.ts';
import { open } from './open.tsx';

const h = await startHarness();
let client: Person;

beforeEach(async () => {
  client = await createClient(h);
});

const settings = 'Configuración de Notificaciones';
const promotions = async () => {
  const email = await screen.findByRole('heading', { name: 'Email' });
  return within(email.closest<HTMLElement>('form > div') ?? expect.fail('no card')).getByRole('switch', {
    name: /^Promociones/,
  });
};
const question = () => screen.findByRole('alertdialog');
const goesOn = async (user: Awaited<ReturnType<typeof open>>) => {
  await press(user, 'Seguir editando', await question());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};

test('unsaved changes are asked about: on a link, on Volver and on Back', async () => {
  const user = await open(h, '/user-settings', { as: client });
  await heading('Configuración de Cuenta');
  await follow(user, /^Notificaciones/, main());
  await heading(settings);
  await user.click(await promotions());

  await follow(user, 'Tero, ir al inicio');
  expect(await question()).toHaveTextContent('Tenés cambios sin guardar');
  await goesOn(user);
  expect(await promotions()).toBeChecked();

  await press(user, 'Volver');
  await goesOn(user);

  history.back();
  await question();
  expect(location.pathname).toBe('/notification-settings');
  await press(user, 'Salir sin guardar', await question());
  await isAt('/user-settings');
  await follow(user, /^Notificaciones/, main());
  expect(await promotions()).not.toBeChecked();
  await press(user, 'Volver');
  await isAt('/user-settings');
});

test('Volver asks too where there is nothing to go back to, and so does a button that leads elsewhere', async () => {
  const user = await open(h, '/notification-settings', { as: client });
  await heading(settings);
  history.replaceState({ ...history.state, idx: 0 }, '');
  await user.click(await promotions());
  await press(user, 'Volver');
  expect(await question()).toHaveTextContent('Tenés cambios sin guardar');
  await goesOn(user);
  expect(location.pathname).toBe('/notification-settings');

  // the search is no link: its form navigates
  await fill(user, screen.getAllByRole('combobox', { name: /Buscar/, hidden: true })[0] as HTMLElement, 'pintura');
  await user.keyboard('{Enter}');
  await question();
  await goesOn(user);
  expect(await promotions()).toBeChecked();
  await press(user, 'Guardar cambios');
  await screen.findByText('Configuración guardada exitosamente');
  await press(user, 'Volver');
  await isAt('/');
});
