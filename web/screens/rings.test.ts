import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createAdmin, createClient } from '../../api/test/people.ts';
import { writeReview } from '../../api/test/reviews.ts';
import { createPublisher } from '../../api/test/service-form.ts';
import { createService } from '../../api/test/services.ts';
import { open } from './open.tsx';

const h = await startHarness();

test('the team sees accounts that share a phone, acts on their reviews, and leaves others (rules TRUST-16 to TRUST-18)', async () => {
  const admin = await createAdmin(h);
  const rings = [];
  for (const company_name of ['Sanitaria Brava', 'Sanitaria Mansa']) {
    const provider = await createPublisher(h, { company_name });
    const service = await createService(h, provider);
    const people = [await createClient(h), await createClient(h)];
    for (const person of people) expect((await writeReview(h, person, service)).status).toBe(201);
    rings.push({ company_name, service, people });
  }
  const [acted, left] = rings as [(typeof rings)[number], (typeof rings)[number]];
  const user = await open(h, '/admin', { as: admin });
  await user.click(await screen.findByRole('link', { name: /^2 grupos de cuentas relacionadas/ }));
  await screen.findByRole('heading', { level: 1, name: 'Cuentas relacionadas' });
  const groupOf = ({ company_name }: { company_name: string }) =>
    screen.findByRole('group', { name: `2 cuentas que reseñan a ${company_name}` });
  const ring = within(await groupOf(acted));
  expect(ring.getByText('El mismo teléfono:')).toBeTruthy();
  for (const { id, name } of acted.people) {
    expect(ring.getByRole('link', { name })).toHaveProperty('pathname', `/admin/people/${id}`);
    expect(ring.getByRole('link', { name: `Moderar la cuenta ${id}` })).toBeTruthy();
  }
  expect(ring.getAllByRole('img', { name: /5/ })).toHaveLength(2);

  await user.click(ring.getByRole('button', { name: 'Moderar sus reseñas' }));
  const form = within(await screen.findByRole('dialog', { name: 'Moderar reseñas' }));
  await user.selectOptions(form.getByLabelText(/^Motivo/), 'false');
  await user.type(form.getByLabelText(/^Mensaje para el autor/), 'Son de la misma persona.');
  await user.click(form.getByRole('button', { name: 'Moderar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(within(await groupOf(left)).getByRole('button', { name: 'Dejar como está' }));
  await screen.findByText('No hay grupos para mirar');
  await open(h, `/servicios/${acted.service.id}/reviews`);
  expect(await screen.findAllByText('Reseña oculta por Tero')).toHaveLength(2);
  await open(h, `/servicios/${left.service.id}/reviews`);
  await screen.findAllByText(/^Contacto verificado/);
});
