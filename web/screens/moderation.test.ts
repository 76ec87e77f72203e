import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createAdmin, createClient } from '../../api/test/people.ts';
import { writeReview } from '../../api/test/reviews.ts';
import { createPublisher } from '../../api/test/service-form.ts';
import { createService } from '../../api/test/services.ts';
import { open } from './open.tsx';

const h = await startHarness();

test('the team hides a review that nobody reported from where it stands, with its stars, contact and author before it', async () => {
  const service = await createService(h, await createPublisher(h));
  const [client, admin] = [await createClient(h), await createAdmin(h)];
  const words = `Puro cuento, ${client.username}`;
  expect((await writeReview(h, client, service, { comment: words })).status).toBe(201);

  let user = await open(h, `/servicios/${service.id}/reviews`, { as: admin });
  await user.click(await screen.findByRole('link', { name: /^Moderar: Reseña/ }));
  const found = within(await screen.findByRole('dialog', { name: /^Reseña \d+$/ }));
  await found.findByText(words);
  await found.findByText(/Contacto comprobado/);
  await found.findByRole('link', { name: service.title });
  await found.findByText('Nadie lo reportó: el caso lo abrió el equipo.');
  expect(found.getByRole('link', { name: client.name })).toHaveProperty('pathname', `/admin/people/${client.id}`);
  await user.click(found.getByRole('radio', { name: 'Ocultar' }));
  await user.selectOptions(found.getByLabelText(/^Motivo/), 'false');
  await user.type(found.getByLabelText(/^Mensaje para el autor/), 'No encontramos ese trabajo.');
  await user.click(found.getByRole('button', { name: 'Ocultar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open(h, `/servicios/${service.id}/reviews`);
  await screen.findByText('Reseña oculta por Tero');

  user = await open(h, '/admin/reviews', { as: admin });
  await user.click((await screen.findAllByRole('link', { name: /^Moderar la reseña/ }))[0] as HTMLElement);
  await screen.findByRole('radio', { name: 'Volver a mostrar' });
});

test('the team hides ticked reviews with one reason and one letter', async () => {
  const service = await createService(h, await createPublisher(h));
  const admin = await createAdmin(h);
  const ids: number[] = [];
  for (const client of [await createClient(h), await createClient(h)]) {
    ids.push((await writeReview(h, client, service, { comment: 'Inventada' })).body.review.id);
  }
  const user = await open(h, '/admin/reviews', { as: admin });
  for (const id of ids) {
    const [box] = await screen.findAllByRole('checkbox', { name: new RegExp(`[Rr]eseña ${id}$`) });
    await user.click(box as HTMLElement);
  }
  await user.click(await screen.findByRole('button', { name: 'Moderar elegidas' }));
  const form = within(await screen.findByRole('dialog', { name: 'Moderar reseñas' }));
  await user.selectOptions(form.getByLabelText(/^Motivo/), 'false');
  await user.type(form.getByLabelText(/^Mensaje para el autor/), 'Son de la misma persona.');
  await user.click(form.getByRole('button', { name: 'Moderar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open(h, `/servicios/${service.id}/reviews`);
  expect(await screen.findAllByText('Reseña oculta por Tero')).toHaveLength(2);
});

test('the team suspends an account from its page, and lets it in again', async () => {
  const [client, admin] = [await createClient(h), await createAdmin(h)];
  const act = async (name: string, action: string) => {
    const user = await open(h, `/admin/people/${client.id}`, { as: admin });
    await user.click(await screen.findByRole('link', { name }));
    const found = within(await screen.findByRole('dialog', { name: `Cliente ${client.id}` }));
    await user.click(await found.findByRole('radio', { name: action }));
    expect(found.queryByRole('radio', { name: 'Ocultar' })).toBeNull();
    await user.selectOptions(found.getByLabelText(/^Motivo/), 'scam');
    await user.type(found.getByLabelText(/^Mensaje para el autor/), 'Cuentas inventadas.');
    await user.click(found.getByRole('button', { name: action }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await act('Suspender o advertir', 'Suspender la cuenta');
  await open(h, `/admin/people/${client.id}`, { as: admin });
  await screen.findByText('Suspendida por el equipo');
  await act('Levantar la suspensión', 'Levantar la suspensión');
});

test('a visitor reports a review, the team hides it, its author answers, and it comes back', async () => {
  const service = await createService(h, await createPublisher(h));
  const [client, other, admin] = [await createClient(h), await createClient(h), await createAdmin(h)];
  const words = `Un desastre, ${client.username}`;
  const stars = { response_time_rating: 1, attention_rating: 1, work_quality_rating: 1 };
  expect((await writeReview(h, client, service, { ...stars, comment: words })).status).toBe(201);

  const reviews = `/servicios/${service.id}/reviews`;
  let user = await open(h, reviews);
  await user.click(await screen.findByRole('button', { name: /^Reportar: Reseña/ }));
  const report = within(await screen.findByRole('dialog', { name: 'Reportar' }));
  await user.click(await report.findByRole('button', { name: 'Enviar reporte' }));
  await report.findByText('Elegí un motivo');
  await user.click(report.getByLabelText('Información falsa'));
  await user.click(report.getByRole('button', { name: 'Enviar reporte' }));
  await screen.findByText(/Gracias por tu reporte/);

  const decide = async (action: string, message: string) => {
    user = await open(h, '/admin/moderation?state=waiting', { as: admin });
    await user.click(await screen.findByRole('button', { name: new RegExp(`^Revisar: .*${client.username}`) }));
    const found = within(await screen.findByRole('dialog'));
    await found.findByText(words);
    await user.click(found.getByRole('radio', { name: new RegExp(action) }));
    await user.type(found.getByLabelText(/^Mensaje para el autor/), message);
    await user.click(found.getByRole('button', { name: new RegExp(action) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await decide('Ocultar', 'No encontramos un trabajo de ese día.');

  await open(h, reviews);
  await screen.findByText('Reseña oculta por Tero');
  expect(screen.queryByText(words)).toBeNull();

  user = await open(h, reviews, { as: client });
  await user.click(await screen.findByRole('link', { name: /Ver por qué y responder/ }));
  await screen.findByText('No encontramos un trabajo de ese día.');
  await user.type(await screen.findByLabelText(/^Tu respuesta/), 'Fue el martes: tengo la boleta.');
  await user.click(screen.getByRole('button', { name: 'Enviar respuesta' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Enviar respuesta' })).toBeNull());
  await screen.findByText('Fue el martes: tengo la boleta.');

  await decide('Volver a mostrar', 'Gracias, vuelve a verse.');
  await open(h, reviews, { as: other });
  await screen.findByText(words);
});
