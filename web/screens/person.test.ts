import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createAdmin, createClient, createProvider } from '../../api/test/people.ts';
import { createService } from '../../api/test/services.ts';
import { open } from './open.tsx';

const h = await startHarness();
const admin = await createAdmin(h);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('the team edits and writes to a person without leaving its page', async () => {
  const client = await createClient(h, { name: 'Clotilde Brum' });
  const user = await open(h, `/admin/people/${client.id}`, { as: admin, on: 'desktop' });

  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  const form = await dialog('Editar a Clotilde Brum');
  await user.clear(form.getByLabelText(/^Nombre(?! de)/));
  await user.type(form.getByLabelText(/^Nombre(?! de)/), 'Clotilde Britos');
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await screen.findByRole('heading', { name: 'Clotilde Britos' });

  await user.click(screen.getByRole('button', { name: 'Escribirle' }));
  const message = await dialog('Enviar mensaje');
  await user.type(message.getByLabelText(/^Asunto/), 'Hola');
  await user.type(message.getByLabelText(/^Mensaje/), 'Ya lo vemos');
  await user.click(message.getByRole('button', { name: 'Ver destinatarios' }));
  const preview = within(await screen.findByRole('alertdialog'));
  preview.getByText('Clotilde Britos.');
  await user.click(preview.getByRole('button', { name: 'Cancelar' }));

  await user.click(screen.getByRole('button', { name: 'Permisos' }));
  await user.click((await dialog('Permisos de Clotilde Britos')).getByRole('button', { name: 'Cancelar' }));
});

test('a provider’s services are switched off from its page, in two presses and to be undone', async () => {
  const provider = await createProvider(h, { name: 'Braulio Soto', entitled: true });
  const services = [await createService(h, provider), await createService(h, provider)];
  const shown = async () =>
    (await Promise.all(services.map(({ id }) => h.call('GET', `/api/services/${id}`)))).map(({ status }) => status);
  expect(await shown()).toEqual([200, 200]);
  const user = await open(h, `/admin/people/${provider.id}`, { as: admin, on: 'desktop' });
  await user.click(await screen.findByRole('button', { name: 'Desactivar sus servicios' }));
  const preview = within(await screen.findByRole('alertdialog'));
  await user.click(preview.getByRole('button', { name: 'Desactivar' }));
  await waitFor(async () => expect(await shown()).toEqual([404, 404]));
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(async () => expect(await shown()).toEqual([200, 200]));
});

test('whoever asked by phone to be erased is told so, also without a message to the team', async () => {
  const client = await createClient(h, { name: 'Delia Núñez' });
  const user = await open(h, `/admin/people/${client.id}`, { as: admin, on: 'desktop' });
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
  const removal = within(await screen.findByRole('alertdialog', { name: 'Eliminar cliente' }));
  await user.selectOptions(await removal.findByLabelText('Quién lo pidió'), 'La persona, por otro medio');
  await user.click(removal.getByRole('button', { name: 'Eliminar' }));
  await screen.findByText('Cliente eliminado exitosamente');
  await open(h, '/admin/logs?action=delete', { as: admin, on: 'desktop' });
  const [row] = (await screen.findAllByRole('row')).slice(1);
  expect(row).toHaveTextContent('Motivo: La persona lo pidió por otro medio');
});

test('an erasure says what stays and why, and leaves a number', async () => {
  const client = await createClient(h, { name: 'Clotilde Brum' });
  const body = { name: client.name, email: client.email, subject: 'Borren mis datos', message: 'Por favor' };
  expect((await h.call('POST', '/api/contact', { as: client.token, body })).status).toBe(201);
  const user = await open(h, `/admin/people/${client.id}`, { as: admin, on: 'desktop' });
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
  const removal = within(await screen.findByRole('alertdialog', { name: 'Eliminar cliente' }));
  await removal.findByText(/en el registro, el número de la cuenta/);
  removal.getByText(`por email, con el número de constancia, a ${client.email}`);
  const asked = await removal.findByRole('option', { name: /Borren mis datos/ });
  await user.selectOptions(removal.getByLabelText('Quién lo pidió'), asked);
  await user.click(removal.getByRole('button', { name: 'Eliminar' }));
  await screen.findByText('Cliente eliminado exitosamente');
  await waitFor(() => expect(location.pathname).toBe('/admin/users'));

  await open(h, '/admin/logs?action=delete', { as: admin, on: 'desktop' });
  const [row] = (await screen.findAllByRole('row')).slice(1);
  expect(row).toHaveTextContent(`Cliente: Cuenta eliminada (${client.id})`);
  expect(row).toHaveTextContent(/Mensaje n\.º: \d+Pedido el: /);
  expect(row).not.toHaveTextContent(/Clotilde/);
});
