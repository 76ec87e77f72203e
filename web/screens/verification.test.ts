import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createAdmin, createProvider, type Person } from '../../api/test/people.ts';
import { field, fill, heading, isAt, main, press } from './acts.ts';
import { open } from './open.tsx';
import { foundRow } from './panel.ts';

const h = await startHarness();
const admin = await createAdmin(h);
const panel = () => open(h, '/admin/provider-verification', { as: admin, on: 'desktop' });

async function decide({ id }: Person, what: 'approve' | 'reject', body: object = {}): Promise<void> {
  const path = `/api/admin/providers-verification/${id}/${what}`;
  expect((await h.call('POST', path, { as: admin.token, body })).status).toBe(200);
}

test('«Volver a enviar» sends it as it is', async () => {
  const provider = await createProvider(h);
  await decide(provider, 'reject', { reason: 'No pudimos leer la cédula.' });
  const user = await open(h, '/provider-settings', { as: provider });
  await within(main()).findByText('Rechazado');
  await press(user, 'Volver a enviar');
  await within(main()).findByText(/Volviste a enviar tu perfil/);
  await within(main()).findByText('Pendiente');
  expect(screen.queryByRole('button', { name: 'Volver a enviar' })).toBeNull();
});

test('a change of name after the approval is told before it is saved, and takes the badge off', async () => {
  const provider = await createProvider(h, { entitled: true });
  await decide(provider, 'approve');
  await open(h, `/provider-profile/${provider.id}`);
  await within(main()).findByText('Datos revisados');

  let user = await open(h, '/edit-profile', { as: provider });
  await fill(user, await field('Descripción'), 'Trabajo con factura desde 2004.');
  expect(screen.queryByText(/Vamos a revisar/)).toBeNull();
  await fill(user, await field('Nombre de la empresa'), 'Otra Empresa SRL');
  const notice = await screen.findByText(
    /Vamos a revisar el cambio de empresa. Mientras tanto no mostramos la marca de verificación en tu perfil/,
  );
  // by the field whose change causes it
  const follows = (one: Node, other: Node) =>
    Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(follows(notice, await field('Nombre de la empresa'))).toBe(true);
  expect(follows(await field('Servicio que ofrecés'), notice)).toBe(true);
  await press(user, 'Guardar cambios');
  await isAt('/provider-profile');
  await heading('Otra Empresa SRL');
  expect(within(main()).queryByText('Datos revisados')).toBeNull();

  user = await panel();
  expect(await foundRow(user, provider.name)).toHaveTextContent('Cambió después de la aprobación: empresa');
});

test('the team reads who else has the phone and the cédula of who waits, and finds them by it (rules TRUST-19 and TRUST-20)', async () => {
  const given = { phone: '098555001', profile: { cedula_number: '44444448' } };
  const [provider, other] = [await createProvider(h, given), await createProvider(h, given)];
  const user = await panel();
  await press(user, /^Revisar a /, await foundRow(user, provider.email));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('heading', { name: 'Otras cuentas con datos iguales' });
  for (const label of ['También con este teléfono', 'También con esta cédula']) {
    const row = within(dialog.getByText(label).parentElement as HTMLElement);
    expect(row.getByRole('link', { name: other.name })).toHaveProperty('pathname', `/admin/people/${other.id}`);
  }
  const searching = await panel();
  await press(searching, 'Buscar en todo');
  const search = within(await screen.findByRole('dialog', { name: 'Buscar en todo' }));
  await searching.type(search.getByRole('searchbox'), '4.444.444-8');
  const found = within(await search.findByRole('region', { name: 'Proveedores' }));
  for (const { name } of [provider, other]) await found.findByRole('link', { name: new RegExp(name) });
});
