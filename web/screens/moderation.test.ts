import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createAdmin, createClient } from '../../api/test/people.ts';
import { writeReview } from '../../api/test/reviews.ts';
import { createPublisher } from '../../api/test/service-form.ts';
import { createService } from '../../api/test/services.ts';
import { open } from './open.tsx';

const h = await startHarness();

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
  await screen.findByText(/Gracias por avisar/);

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
  await screen.findByText('Reseña retirada por moderación');
  expect(screen.queryByText(words)).toBeNull();

  user = await open(h, reviews, { as: client });
  await user.click(await screen.findByRole('link', { name: /Ver por qué y responder/ }));
  await screen.findByText('No encontramos un trabajo de ese día.');
  await user.type(await screen.findByLabelText(/^Tu respuesta/), 'Fue el martes: tengo la boleta.');
  await user.click(screen.getByRole('button', { name: 'Enviar respuesta' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Enviar respuesta' })).toBeNull());
  await screen.findByText('Fue el martes: tengo la boleta.');

  await decide('Restaurar', 'Gracias, vuelve a verse.');
  await open(h, reviews, { as: other });
  await screen.findByText(words);
});
