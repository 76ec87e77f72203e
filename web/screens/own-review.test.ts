import { day } from '@tero/shared/rules/time/durations';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, onTestFinished, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createClient, createProvider } from '../../api/test/people.ts';
import { writeReview, writeUnproven } from '../../api/test/reviews.ts';
import { createService } from '../../api/test/services.ts';
import { open } from './open.tsx';

const h = await startHarness();

/** Creates a client who has reviewed a service with five stars. */
async function reviewed() {
  const provider = await createProvider(h, { entitled: '2030-01-01T12:00:00.000Z' });
  const service = await createService(h, provider);
  // the account is new, and its email is not verified (rule TRUST-1)
  const client = await createClient(h, { email_verified: 0 });
  expect((await writeReview(h, client, service, { comment: 'Todo bien.' })).status).toBe(201);
  return { client, service };
}

const mine = async () => (await screen.findByText('Tu reseña')).closest('article') ?? expect.fail('no review');
const comment = () => screen.findByLabelText<HTMLTextAreaElement>(/^Comentario/);

test('after 30 days it stands as it is', async () => {
  const { client, service } = await reviewed();
  const before = h.clock.now().toISOString();
  h.clock.advance(31 * day);
  onTestFinished(() => h.clock.set(before));
  await open(h, `/servicios/${service.id}/reviews`, { as: client });
  await mine();
  expect(screen.queryByRole('button', { name: 'Eliminar tu reseña' })).toBeNull();
  await open(h, `/servicios/${service.id}/review`, { as: client });
  await screen.findByText(/cambiarla durante 30 días/);
});

test('a client edits a review, which then says so, and deletes it', async () => {
  const { client, service } = await reviewed();
  const user = await open(h, '/historial?tab=reviews', { as: client });
  expect(within(await mine()).getByRole('link', { name: service.title })).toHaveAttribute(
    'href',
    `/servicios/${service.id}`,
  );
  expect(await mine()).not.toHaveTextContent('editada');
  await waitFor(async () => expect(await mine()).toHaveTextContent('todavía no cuenta en el promedio'));
  await user.click(within(await mine()).getByRole('button', { name: 'Reenviar email de verificación' }));
  await waitFor(async () => expect(await mine()).toHaveTextContent('Email de verificación reenviado.'));
  await user.click(within(await mine()).getByRole('link', { name: 'Editar tu reseña' }));
  await screen.findByRole('heading', { level: 1, name: 'Editar tu reseña' });
  expect(await comment()).toHaveValue('Todo bien.');
  await user.clear(await comment());
  await user.type(await comment(), 'Volvió a fallar.');
  const attention = within(screen.getByRole('group', { name: /^Atención/ }));
  await user.click(attention.getAllByRole('radio')[0] as HTMLElement);
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('3,7 de 5'));
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(location.pathname).toBe(`/servicios/${service.id}`));
  await waitFor(async () => expect(await mine()).toHaveTextContent('Volvió a fallar.'));
  await waitFor(async () => expect(await mine()).toHaveFocus());
  expect(await mine()).toHaveTextContent('editada');
  expect(await mine()).toHaveTextContent('3,7 de 5');
  const own = within(await mine());
  await user.click(await own.findByRole('button', { name: 'Eliminar tu reseña' }));
  const question = await screen.findByRole('alertdialog', { name: 'Eliminar reseña' });
  expect(question).toHaveTextContent('¿Seguro que querés');
  await user.click(within(question).getByRole('button', { name: 'Eliminar' }));
  await screen.findByText('Reseña eliminada');
  await waitFor(() => expect(screen.queryByText('Tu reseña')).toBeNull());
  await screen.findAllByRole('link', { name: 'Dejar una reseña' });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());

  // a draft that comes back says so
  await user.click(screen.getAllByRole('link', { name: 'Dejar una reseña' })[0] as HTMLElement);
  await user.type(await comment(), 'Todavía no sé.');
  expect(screen.queryByText(/Recuperamos tu borrador/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Inicio' }));
  await waitFor(() => expect(location.pathname).toBe('/'));
  await open(h, `/servicios/${service.id}/review`, { as: client });
  expect(await comment()).toHaveValue('Todavía no sé.');
  await screen.findByText(/Recuperamos tu borrador/);
});

test('reviews without a proven contact stand apart and in no number; their provider can say that they are of a client', async () => {
  const provider = await createProvider(h, { entitled: '2030-01-01T12:00:00.000Z' });
  const service = await createService(h, provider);
  await writeReview(h, await createClient(h), service, { comment: 'Impecable.' });
  const stars = { response_time_rating: 1, attention_rating: 1, work_quality_rating: 1 };
  await writeUnproven(h, await createClient(h), service, { ...stars, comment: 'Un desastre.' });
  await open(h, `/servicios/${service.id}/reviews`);
  const apart = await screen.findByText('Sin contacto comprobado (1)');
  expect(screen.getByRole('heading', { level: 2, name: '1 reseña' })).toBeVisible();
  expect(within(apart.closest('details') ?? expect.fail()).getByText('Un desastre.')).toBeInTheDocument();
  await open(h, `/provider/${provider.id}/reviews`);
  expect(await screen.findByText('Sin contacto comprobado (1)')).toBeVisible();
  expect(document.body).not.toHaveTextContent('(2)');
  const user = await open(h, '/provider/reviews', { as: provider });
  await user.click(await screen.findByText('Sin contacto comprobado (1)'));
  await user.click(await screen.findByRole('button', { name: 'Fue mi cliente' }));
  await screen.findByText(/^Gracias/);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Fue mi cliente' })).toBeNull());
});
