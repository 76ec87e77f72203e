import { fireEvent, screen, waitFor } from '@testing-library/dom';
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

/** Opens the form of a service on Fridays with these hours, for changing and saving them. */
async function editHours(hours_start: string, hours_end: string) {
  const provider = await createPublisher(h);
  const given = { hours_start, hours_end, days: ['viernes'], images: ['uno'] };
  const { id } = await createService(h, provider, given);
  const user = await open(h, `/edit-service/${id}`, { as: provider });
  const row = h.deps.db.selectFrom('services').select(['hours_start', 'hours_end']).where('id', '=', id);
  return {
    user,
    allDay: await screen.findByLabelText(/^Todo el día/),
    from: () => screen.getByLabelText(/^Desde/),
    until: () => screen.getByLabelText(/^Hasta/),
    save: () => user.click(screen.getByRole('button', { name: 'Guardar Cambios' })),
    async saved(): Promise<string> {
      await isAt(`/servicios/${id}`);
      const { hours_start: start, hours_end: end } = await row.executeTakeFirstOrThrow();
      return `${start}–${end}`;
    },
  };
}
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const nextDay = /^Atendés de 20:00 a 06:00 del día siguiente\. Elegí los días en que empieza ese horario\.$/;

test('hours that end on the next day are told so, and all day is one switch (rule TIME-9)', async () => {
  const { user, allDay, from, until, save, saved } = await editHours('09:00', '18:00');
  screen.getByText('Atendés de 09:00 a 18:00.');
  expect(allDay).not.toBeChecked();
  write(from(), '20:00');
  write(until(), '20:00');
  await save();
  await screen.findByText('Elegí una hora de fin distinta de la de inicio, o Todo el día');
  expect(until()).toHaveFocus();
  write(until(), '06:00');
  await screen.findByText(nextDay);
  await user.click(allDay);
  expect(screen.queryByLabelText(/^Desde/)).toBeNull();
  await save();
  expect(await saved()).toBe('00:00–23:59');
});

test('what is stored as all day opens as it, and hours written instead stay (rule TIME-9)', async () => {
  const { user, allDay, from, until, save, saved } = await editHours('00:00', '23:59');
  expect(allDay).toBeChecked();
  await user.click(allDay);
  expect(from()).toHaveValue('09:00');
  expect(until()).toHaveValue('18:00');
  write(from(), '20:00');
  write(until(), '06:00');
  await user.click(allDay);
  await user.click(allDay);
  await screen.findByText(nextDay);
  await save();
  expect(await saved()).toBe('20:00–06:00');
  await screen.findByText('Viernes, de 20:00 a 06:00 del día siguiente');
});
