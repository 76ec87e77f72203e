import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createAdmin, createClient, createProvider } from '../../api/test/people.ts';
import { createPublisher } from '../../api/test/service-form.ts';
import { createService } from '../../api/test/services.ts';
import { failing } from './line.ts';
import { open } from './open.tsx';

const h = await startHarness();

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const isAt = (path: string) => waitFor(() => expect(location.pathname + location.search).toBe(path));

test('who may not publish a service is told what is missing', async () => {
  await open(h, '/create_service');
  await isAt('/login?next=%2Fcreate_service');
  await open(h, '/create_service', { as: await createProvider(h) });
  await screen.findByText('Necesitas una suscripción activa para acceder a esta página');
  expect(screen.queryByLabelText(/^Título/)).toBeNull();
  const incomplete = await createPublisher(h, { cedula_number: null });
  await h.deps.db.updateTable('accounts').set({ phone: null }).where('id', '=', incomplete.id).execute();
  await open(h, '/create_service', { as: incomplete });
  await screen.findByText(/Te falta: teléfono, cédula\./);
  expect(screen.getByRole('link', { name: 'Completar perfil' })).toHaveAttribute('href', '/edit-profile');
});

test('the form of a service that is there', async () => {
  const provider = await createPublisher(h);
  const { id, title } = await createService(h, provider);
  await open(h, `/edit-service/${id}`, { as: provider });
  await heading('Editar Servicio');
  expect(await screen.findByLabelText(/^Título/)).toHaveValue(title);
  await waitFor(() => expect(document.title).toBe(`Editar: ${title} | Tero`));
});

test('only its owner or an admin edits a service', async () => {
  const { id, title } = await createService(h, await createPublisher(h));
  const stranger = await createProvider(h);
  const path = `/edit-service/${id}`;
  await open(h, path, { as: stranger });
  await heading('No tienes permisos para editar servicios.');
  await open(h, '/edit-service/999999', { as: stranger });
  await heading('Servicio no encontrado');
  const repair = failing(/^\/api\/services\/\d+$/);
  await open(h, path, { as: stranger });
  await heading('Error al cargar los datos del servicio');
  repair();
  await open(h, path, { as: await createClient(h) });
  await isAt('/unauthorized');
  await open(h, path, { as: await createAdmin(h) });
  expect(await screen.findByLabelText(/^Título/)).toHaveValue(title);
  await isAt(path);
});
