import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createClient, createProvider } from '../../api/test/people.ts';
import { createPost } from '../../api/test/posts.ts';
import { createPublisher } from '../../api/test/service-form.ts';
import { createService } from '../../api/test/services.ts';
import { calls } from './line.ts';
import { open } from './open.tsx';

const h = await startHarness();

const main = () => within(screen.getByRole('main'));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const isAt = (path: string) => waitFor(() => expect(location.pathname + location.search).toBe(path));
const tab = (name: string) => screen.findByRole('tab', { name: new RegExp(`^${name}`) });
const card = async (title: string) =>
  within((await main().findByText(title)).closest('article') ?? expect.fail('no article'));

test('a provider’s own profile leads to all that its owner does', async () => {
  const provider = await createPublisher(h);
  await createService(h, provider);
  const user = await open(h, '/provider-profile', { as: provider });
  await waitFor(() => expect(document.title).toBe('Mi Perfil | Tero'));
  for (const [name, href] of [
    ['Nuevo servicio', '/create_service'],
    ['Editar perfil', '/edit-profile'],
    ['Configuración', '/provider-settings'],
    ['Métricas', '/metrics'],
    ['Mis Reseñas', '/provider/reviews'],
    ['Crear promoción', '/provider/create-offer'],
    ['Volver al inicio', '/'],
  ] as const) {
    expect(await main().findByRole('link', { name })).toHaveAttribute('href', href);
  }
  await user.click(await tab('Publicaciones'));
  expect(await screen.findByRole('link', { name: 'Nueva publicación' })).toHaveAttribute('href', '/create-post');
});

test('an incomplete profile stops publishing with an alert that says what is missing', async () => {
  // an old account: no current form leaves a profile incomplete
  const provider = await createPublisher(h, { cedula_number: null });
  await h.deps.db.updateTable('accounts').set({ phone: null }).where('id', '=', provider.id).execute();
  let user = await open(h, '/provider-profile', { as: provider });
  const missing = await screen.findByText(/Para publicar te falta completar: teléfono, cédula\./);
  const details = missing.closest('li') ?? expect.fail('no item');
  expect(details).toHaveTextContent('Tus datos');
  expect(within(details).getByRole('link')).toHaveAttribute('href', '/edit-profile');
  await user.click(main().getByRole('link', { name: 'Nuevo servicio' }));
  const alert = await screen.findByRole('alertdialog', { name: 'Tu perfil está incompleto' });
  expect(alert).toHaveTextContent('Te falta: teléfono, cédula.');
  await user.click(within(alert).getByRole('button', { name: 'Completar perfil' }));
  await isAt('/edit-profile');
  user = await open(h, '/create-post', { as: provider });
  await heading('Tu perfil está incompleto');
  await screen.findByText(/Te falta: teléfono, cédula/);
});

test('a visit to somebody else’s profile is noted once, one’s own never', async () => {
  const provider = await createProvider(h, { profile: { company_name: 'Luz y Norte' } });
  const visits = () => calls.filter((call) => /track-profile-view/.test(call));
  const user = await open(h, `/provider-profile/${provider.id}`);
  await heading('Luz y Norte');
  await user.click(await tab('Publicaciones'));
  await screen.findByText('No tiene publicaciones');
  await waitFor(() => expect(visits()).toHaveLength(1));
  await open(h, `/provider-profile/${provider.id}`, { as: provider });
  await screen.findByRole('link', { name: 'Editar perfil' });
  await open(h, '/provider-profile', { as: provider });
  await screen.findByText('Todavía no publicaste servicios');
  expect(visits()).toHaveLength(1);
});

test('its owner takes a service out of sight, shows it again, and deletes it', async () => {
  const provider = await createPublisher(h);
  const client = await createClient(h);
  const title = 'Rejas a medida';
  const { id } = await createService(h, provider, { title });
  const isSaved = (is_active: 0 | 1) =>
    waitFor(async () => {
      const saved = h.deps.db.selectFrom('services').select('is_active').where('id', '=', id);
      expect(await saved.executeTakeFirst()).toEqual({ is_active });
    });
  let user = await open(h, '/provider-profile', { as: provider });
  const toggle = async () => (await card(title)).findByRole('switch', { name: `Visible para clientes: ${title}` });
  expect(await toggle()).toBeChecked();
  await user.click(await toggle());
  await screen.findByText('Tu servicio está oculto');
  await (await card(title)).findByText('Oculto');
  expect(await toggle()).not.toBeChecked();
  await isSaved(0);
  await open(h, `/provider-profile/${provider.id}`, { as: client });
  await screen.findByText('No tiene servicios publicados');

  user = await open(h, '/provider-profile', { as: provider });
  expect(await toggle()).not.toBeChecked();
  await user.click(await toggle());
  await screen.findByText('Tu servicio está visible');
  await (await card(title)).findByText('Visible');
  await isSaved(1);
  await open(h, `/provider-profile/${provider.id}`, { as: client });
  await card(title);
  expect(screen.queryByRole('switch')).toBeNull();

  user = await open(h, '/provider-profile', { as: provider });
  await user.click(await (await card(title)).findByRole('button', { name: `Eliminar: ${title}` }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Eliminar' }));
  await screen.findByText('Servicio eliminado');
  await waitFor(() => expect(main().queryByText(title)).toBeNull());
});

test('the focus goes to the heading when a post or a promotion is deleted (rule NAV-22)', async () => {
  const provider = await createPublisher(h);
  await createPost(h, provider, 'Terminamos un portón');
  const offer = { title: 'Zanja gratis', file: 'a', start_date: '2026-01-01', end_date: '2026-12-31', created_at: '' };
  await h.deps.db
    .insertInto('offers')
    .values({ ...offer, provider_id: provider.id })
    .execute();
  const user = await open(h, '/provider-profile?tab=posts', { as: provider });
  for (const name of ['Eliminar publicación: Terminamos un portón', 'Eliminar promoción']) {
    await user.click(await screen.findByRole('button', { name }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    (document.activeElement as HTMLElement).blur();
  }
});

test('anybody shares a profile, with a word of theirs that only who opens the link reads (rules CARD-1 and CARD-3)', async () => {
  const provider = await createProvider(h, { profile: { company_name: 'Luz y Norte' } });
  const path = `/p/luz-y-norte-${provider.id}`;
  let user = await open(h, path);
  await heading('Luz y Norte');
  expect(screen.queryByText(/^Te lo recomienda/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Compartir: Luz y Norte' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Compartir perfil' }));
  const message = () =>
    new URL(dialog.getByRole<HTMLAnchorElement>('link', { name: /^Mandar por WhatsApp/ }).href).searchParams.get(
      'text',
    );
  expect(message()).toMatch(new RegExp(`${path}$`));
  await user.type(dialog.getByLabelText(/^Tu nombre/), 'Ana');
  await user.type(dialog.getByLabelText(/^Unas palabras/), 'Llamala al 099123456');
  await dialog.findByText('Sin enlaces, emails ni números largos, por favor.');
  expect(message()).toMatch(new RegExp(`${path}$`));
  await user.clear(dialog.getByLabelText(/^Unas palabras/));
  await user.type(dialog.getByLabelText(/^Unas palabras/), 'Vino en hora');
  const [, end = ''] = message()?.split(path) ?? [];
  expect(end).toBe('#de=Ana&dice=Vino+en+hora');

  await open(h, path + end);
  await heading('Luz y Norte');
  const said = (await main().findByText('Te lo recomienda Ana')).closest('figure');
  expect(said).toHaveTextContent('«Vino en hora»');
  expect(said).toHaveTextContent(
    'Lo escribió quien compartió este enlace. Tero no sabe quién es ni revisó lo que dice.',
  );
  user = await open(h, `${path}#de=Tero&dice=${encodeURIComponent('<b>Pagá la seña</b> en ejemplo.com')}`);
  await heading('Luz y Norte');
  await user.click(await tab('Publicaciones'));
  await screen.findByText('No tiene publicaciones');
  expect(document.body).not.toHaveTextContent(/Te lo recomienda|Pagá/);
});

test('a short link counts for its provider, under an earlier name too; one that is nobody’s says so (rule CARD-1)', async () => {
  const provider = await createPublisher(h, { company_name: 'Luz y Norte' });
  await createService(h, provider);
  const counted = async () =>
    (await h.deps.db.selectFrom('daily_events').select('kind').where('provider_id', '=', provider.id).execute())
      .map(({ kind }) => kind)
      .toSorted();
  await open(h, `/provider-profile/${provider.id}`);
  await heading('Luz y Norte');
  await waitFor(async () => expect(await counted()).toEqual(['profile_view']));
  await open(h, `/p/como-se-llamaba-${provider.id}`);
  await heading('Luz y Norte');
  await waitFor(async () => expect(await counted()).toEqual(['profile_card', 'profile_view']));
  await open(h, '/metrics', { as: provider });
  await screen.findByText('1 por tu enlace corto');
  for (const nobodys of ['/p/nadie', '/p/nadie-999999']) {
    await open(h, nobodys);
    await screen.findByText('Perfil no encontrado');
  }
});

test('a provider finds its card from its profile, without phone and email (rule CARD-2)', async () => {
  const provider = await createPublisher(h, { company_name: 'Luz y Norte' });
  const user = await open(h, '/provider-profile', { as: provider });
  await user.click(await main().findByRole('link', { name: 'Mi tarjeta' }));
  await heading('Mi tarjeta');
  const sheet = await main().findByRole('article', { name: 'Cartel' });
  expect(sheet).toHaveTextContent('Luz y Norte');
  expect(sheet).toHaveTextContent(`/p/luz-y-norte-${provider.id}`);
  const { phone, email } = await h.deps.db
    .selectFrom('accounts')
    .select(['phone', 'email'])
    .where('id', '=', provider.id)
    .executeTakeFirstOrThrow();
  for (const own of [phone, email]) expect(document.querySelector('main')).not.toHaveTextContent(own ?? 'none');
});
