import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createAdmin, createProvider } from '../../api/test/people.ts';
import { createService } from '../../api/test/services.ts';
import { fill, follow, isAt, main, press } from './acts.ts';
import { open } from './open.tsx';
import { foundRow, rows } from './panel.ts';

const h = await startHarness();
const admin = await createAdmin(h);
const at = (path: string) => open(h, path, { as: admin, on: 'desktop' });
const dialog = () => screen.findByRole('dialog');
const question = () => screen.findByRole('alertdialog');

/** Calls the API as the administrator. */
async function ask<Reply>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Reply> {
  const answer = await h.call(method, path, { as: admin.token, ...(body && { body }) });
  expect(answer.status, path).toBeLessThan(300);
  return answer.body as Reply;
}

test('who has time left is deleted only after the email was typed, and the dialog tells one Ana from another', async () => {
  const provider = await createProvider(h, { entitled: true });
  await createService(h, provider);
  const user = await at('/admin/providers');
  await press(user, /^Eliminar /, await foundRow(user, provider.email));
  await waitFor(async () => expect(await question()).toHaveTextContent('1 servicio, sus datos personales'));
  expect(await question()).toHaveTextContent(`ID ${provider.id}`);
  expect(await question()).toHaveTextContent(provider.email);
  expect(await question()).toHaveTextContent(/Vigente hasta el/);
  const confirm = within(await question()).getByRole('button', { name: 'Eliminar' });
  const typed = within(await question()).getByRole('textbox');
  expect(confirm).toBeDisabled();
  await fill(user, typed, 'otra@ejemplo.uy');
  expect(confirm).toBeDisabled();
  await fill(user, typed, provider.email.toUpperCase());
  await press(user, 'Eliminar', await question());
  await screen.findByText('Proveedor eliminado exitosamente');
  await screen.findByText('Sin resultados');
});

test('switching a category off says how many services disappear, asks, and can be undone', async () => {
  const name = 'Herrería de obra';
  const { category } = await ask<{ category: { id: number } }>('POST', '/api/admin/categories', { name });
  await createService(h, await createProvider(h, { entitled: true }), { category: name });
  const isActive = async () => {
    const path = `/api/admin/categories?search=${encodeURIComponent(name)}`;
    return (await ask<{ categories: { is_active: boolean }[] }>('GET', path)).categories[0]?.is_active;
  };
  const user = await at(`/admin/categories?id=${category.id}`);
  await user.click(await within(await dialog()).findByLabelText(/^Activa/));
  await press(user, 'Guardar', await dialog());
  expect(await question()).toHaveTextContent('Deja de verse 1 servicio. Todo vuelve cuando la actives otra vez.');
  await press(user, 'Cancelar', await question());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await within(await dialog()).findByLabelText(/^Activa/)).not.toBeChecked();
  expect(await isActive()).toBe(true);
  await press(user, 'Guardar', await dialog());
  await press(user, 'Desactivar', await question());
  await screen.findByText(new RegExp(`${name} está inactiva`));
  expect(await isActive()).toBe(false);
  await press(user, 'Deshacer');
  await screen.findByText(new RegExp(`${name} se ve de nuevo`));
  expect(await isActive()).toBe(true);
});

test('support finds why a service is not listed, and takes a verification back and gives it again', async () => {
  const provider = await createProvider(h, { entitled: true });
  const service = await createService(h, provider);
  await ask('PUT', `/api/admin/services/${service.id}/status`, { isActive: false });
  await ask('POST', `/api/admin/providers-verification/${provider.id}/approve`, {});

  // from the row
  const user = await at('/admin/providers');
  await press(user, /^Verificación de /, await foundRow(user, provider.email));
  await within(await dialog()).findByRole('heading', { name: 'Decisiones anteriores' });
  expect(within(await dialog()).queryByRole('button', { name: 'Aprobar' })).toBeNull();
  await press(user, 'Rechazar', await dialog());
  await fill(
    user,
    await within(await dialog()).findByLabelText(/^Motivo del rechazo/),
    'La cédula era de otra persona',
  );
  await press(user, 'Rechazar', await dialog());
  await screen.findByText('Proveedor rechazado exitosamente');
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Rechazado'));

  // the name leads to the page of the person, which has the history and can undo the rejection
  await follow(user, provider.name, rows()[0]);
  await isAt(`/admin/people/${provider.id}`);
  const verification = await screen.findByRole('region', { name: 'Verificación: rechazado' });
  await within(verification).findByText('Motivo: La cédula era de otra persona');
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Servicios' })).toHaveTextContent(
      /¿Por qué no se ve este servicio\? ?Está oculto:/,
    ),
  );
  await press(user, 'Ver documentos y decidir', verification);
  await press(user, 'Aprobar', await dialog());
  await press(user, 'Aprobar', await dialog());
  await screen.findByRole('region', { name: 'Verificación: aprobado' });
});

test('many services are switched off, taken back after a reload, and moved', async () => {
  const provider = await createProvider(h, { entitled: true });
  for (const name of ['Alfa', 'Beta', 'Gama']) await createService(h, provider, { title: `${name} lotes` });
  const list = '/admin/services?q=lotes&sort=title';
  let user = await at(list);
  await waitFor(() => expect(rows()).toHaveLength(3));
  const active = () => screen.findByRole('switch', { name: 'Activo: Alfa lotes' });

  await user.click(screen.getByRole('checkbox', { name: 'Elegir Beta lotes' }));
  await screen.findByText('1 elegida');
  await press(user, /^Elegir las de todas las páginas/);
  await screen.findByText('Todas: 3 filas');
  await press(user, 'Desactivar', main());
  const preview = await screen.findByRole('alertdialog', { name: 'Desactivar 3 servicios' });
  expect(preview).toHaveTextContent('Alfa lotes, Beta lotes y Gama lotes.');
  await press(user, 'Desactivar', preview);
  await screen.findByText(/Desactivaste 3 servicios\./);
  await waitFor(async () => expect(await active()).not.toBeChecked());

  user = await at(list);
  await press(user, 'Deshacer');
  await screen.findByText(/Deshicimos el cambio en 3 servicios\./);
  await waitFor(async () => expect(await active()).toBeChecked());

  // a row that another person changed between preview and confirmation stays, and is named
  await user.click(screen.getByRole('checkbox', { name: 'Elegir las filas de esta página' }));
  await press(user, 'Mover a otra categoría');
  const category = await screen.findByRole('combobox', { name: /^Categoría/ });
  await user.selectOptions(category, await within(category).findByRole('option', { name: 'Jardinería' }));
  await press(user, 'Ver servicios');
  const moved = await screen.findByRole('alertdialog', { name: 'Mover 3 servicios a Jardinería' });
  h.clock.advance(1000);
  const { services } = await ask<{ services: { id: number }[] }>('GET', '/api/admin/services?search=gama lotes');
  await ask('PUT', `/api/admin/services/${services[0]?.id}`, { title: 'Delta lotes' });
  await press(user, 'Mover', moved);
  expect(await screen.findByText(/Moviste 2 servicios a Jardinería\./)).toHaveTextContent(
    '1 quedó como estaba, porque alguien lo cambió mientras tanto: Delta lotes.',
  );
});
