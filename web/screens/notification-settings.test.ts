import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createClient, createProvider, type Person, password } from '../../api/test/people.ts';
import { createService } from '../../api/test/services.ts';
import { failing } from './line.ts';
import { open } from './open.tsx';

const h = await startHarness();
let client: Person;

beforeEach(async () => {
  client = await createClient(h);
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest<HTMLElement>('form > div') ?? expect.fail(name));
const save = () => screen.getByRole('button', { name: 'Guardar cambios' });
const address = () => location.pathname + location.search;

test('the settings’ screens', async () => {
  await open(h, '/notification-settings', { as: client });
  await heading('Configuración de Notificaciones');
  expect(document.title).toBe('Configuración de Notificaciones | Tero');
  for (const name of ['Email', 'Notificaciones push', 'SMS', 'Dispositivos']) {
    await screen.findByRole('heading', { name });
  }
  await screen.findByText(/Todavía no hay ningún dispositivo/);
  await screen.findByRole('link', { name: 'Búsquedas guardadas' });

  let user = await open(h, '/unsubscribe/1.promotionalOffers.no-es-nuestro', { as: client });
  await screen.findByText(/«Promociones»/);
  expect(document.title).toBe('Dejar de recibir emails | Tero');
  await user.click(screen.getByRole('button', { name: 'Dejar de recibir estos emails' }));
  await heading('El enlace no sirve');

  for (const path of ['/user-profile?tab=settings', '/user-settings']) {
    user = await open(h, path, { as: client });
    await user.click(await within(screen.getByRole('main')).findByRole('link', { name: /^Notificaciones/ }));
    await heading('Configuración de Notificaciones');
    expect(address()).toBe('/notification-settings');
  }
});

test('choosing, discarding, saving, and finding it so after a reload', async () => {
  let user = await open(h, '/notification-settings', { as: client });
  let push = await card('Notificaciones push');
  let email = await card('Email');
  expect(push.getByRole('switch', { name: /^Promociones/ })).not.toBeChecked();
  expect(push.queryByRole('switch', { name: /^Resumen semanal/ })).toBeNull();
  expect(email.getByRole('switch', { name: /^Resumen semanal/ })).toBeChecked();
  // clients have no subscription
  for (const name of [/^Recordatorios de pago/, /^Suscripción/]) {
    expect(screen.queryByRole('switch', { name })).toBeNull();
  }
  push.getByText(/Respuestas a tus reseñas/);
  expect(save()).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Descartar cambios' })).toBeNull();

  // security alerts by mail stay on (rule ACC-83)
  await user.click(email.getByRole('button', { name: 'Desactivar todo' }));
  const alerts = email.getByRole('switch', { name: /^Alertas de seguridad/ });
  expect(alerts).toBeChecked();
  expect(alerts).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Descartar cambios' }));

  await user.click(push.getByRole('button', { name: 'Desactivar todo' }));
  expect(push.getAllByRole('switch', { checked: true })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Descartar cambios' }));
  expect(push.getAllByRole('switch', { checked: true })).toHaveLength(5);
  expect(save()).toBeDisabled();

  await user.click(push.getByRole('button', { name: 'Activar todo' }));
  expect(push.getByRole('switch', { name: /^Promociones/ })).toBeChecked();
  await user.click(email.getByRole('switch', { name: /^Email: / }));
  expect(email.queryByRole('button', { name: 'Activar todo' })).toBeNull();
  await user.click(save());
  await screen.findByText('Configuración guardada exitosamente');
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(save()).toBeDisabled();

  user = await open(h, '/notification-settings', { as: client });
  push = await card('Notificaciones push');
  email = await card('Email');
  expect(push.getByRole('switch', { name: /^Promociones/ })).toBeChecked();
  expect(email.getByRole('switch', { name: 'Email: Desactivado' })).not.toBeChecked();
  // switching back on keeps the kinds
  await user.click(email.getByRole('switch', { name: /^Email: / }));
  expect(email.getByRole('switch', { name: /^Resumen semanal/ })).toBeChecked();
});

test('settings that could not be loaded say so and start from the defaults; a save that fails keeps them', async () => {
  failing(/^\/api\/notifications\/settings$/);
  const user = await open(h, '/notification-settings', { as: client });
  await screen.findByText(/No pudimos cargar tu configuración/);
  expect((await card('SMS')).getByRole('switch', { name: 'SMS: Desactivado' })).not.toBeChecked();
  const promotions = (await card('Email')).getByRole('switch', { name: /^Promociones/ });
  expect(promotions).not.toBeChecked();
  await user.click(promotions);
  await user.click(save());
  await screen.findByText('Error al guardar');
  expect(promotions).toBeChecked();
  await waitFor(() => expect(save()).toBeEnabled());
});

test('a search is saved from its listing, shown as saved, and removed on its own screen, where the answer and the settings lead', async () => {
  const provider = await createProvider(h, { entitled: true });
  for (const category of ['Pintura', 'Electricidad']) await createService(h, provider, { category, title: category });
  const button = () => screen.findByRole('button', { name: /^(Avisame|Te avisamos) de nuevos servicios/ });
  const isSaved = async () => await waitFor(async () => expect(await button()).toHaveTextContent(/^Te avisamos/));
  let user = await open(h, '/servicios?q=pintura');
  await user.click(await button());
  await waitFor(() => expect(address()).toBe('/login?next=%2Fservicios%3Fq%3Dpintura'));
  await user.type(await screen.findByLabelText(/Email o nombre de usuario/), client.email);
  await user.type(screen.getByLabelText(/^Contraseña/, { selector: 'input' }), password);
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Iniciar sesión' }));
  await waitFor(() => expect(address()).toBe('/servicios?q=pintura'));
  // the press from before the login is repeated
  await isSaved();
  await screen.findByRole('button', { name: 'Ver búsquedas guardadas' });
  user = await open(h, '/servicios/categoria/electricidad', { as: client });
  expect(await button()).toHaveTextContent('Avisame de nuevos servicios');
  await user.click(await button());
  await isSaved();
  await user.click(await screen.findByRole('button', { name: 'Ver búsquedas guardadas' }));
  await waitFor(() => expect(address()).toBe('/busquedas-guardadas'));
  await open(h, '/servicios?q=PINTURA', { as: client });
  await isSaved();
  // choosing one of the suggested meanings makes it another search (rule SRCH-154)
  user = await open(h, '/servicios?q=pintura&category=electricidad', { as: client });
  expect(await button()).toHaveTextContent('Avisame de nuevos servicios');
  await user.click(await button());
  await isSaved();
  user = await open(h, '/busquedas-guardadas', { as: client });
  const narrowed = await screen.findByRole('link', { name: 'pintura, Electricidad' });
  expect(narrowed).toHaveAttribute('href', '/servicios?q=pintura&category=electricidad');
  await user.click(screen.getByRole('button', { name: 'Quitar pintura, Electricidad' }));
  await waitFor(() => expect(narrowed).not.toBeInTheDocument());
  await open(h, '/servicios', { as: client });
  await screen.findAllByRole('article');
  expect(screen.queryByRole('button', { name: /de nuevos servicios/ })).toBeNull();

  user = await open(h, '/notification-settings', { as: client });
  await user.click(await screen.findByRole('link', { name: 'Búsquedas guardadas' }));
  const saved = within(await screen.findByRole('list', { name: 'Búsquedas guardadas' }));
  expect(saved.getAllByRole('listitem')).toHaveLength(2);
  await user.click(saved.getByRole('button', { name: /pintura/i }));
  await waitFor(() => expect(saved.getAllByRole('listitem')).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await user.click(saved.getByRole('link'));
  expect(location.pathname).toBe('/servicios/categoria/electricidad');
  await isSaved();
});
