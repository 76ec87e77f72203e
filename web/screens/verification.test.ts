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
    /Vamos a revisar el cambio de empresa. Mientras tanto tu perfil no muestra la marca que tiene/,
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
  expect(await foundRow(user, provider.name)).toHaveTextContent('Cambió después de aprobado: empresa');
});
