import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createClient, createProvider } from '../../api/test/people.ts';
import { writeReview } from '../../api/test/reviews.ts';
import { createService } from '../../api/test/services.ts';
import { mailTo } from './mails.ts';
import { open } from './open.tsx';

const h = await startHarness();
const day = 86_400_000;

test('a private reply reaches the client it answers, and nobody else', async () => {
  const until = new Date(h.clock.now().getTime() + 30 * day).toISOString();
  const provider = await createProvider(h, { entitled: until });
  const service = await createService(h, provider);
  const client = await createClient(h);
  const comment = 'Quedó un cable suelto';
  const stars = { response_time_rating: 2, attention_rating: 2, work_quality_rating: 2 };
  expect((await writeReview(h, client, service, { ...stars, comment })).status).toBe(201);
  const secret = 'Perdón: paso mañana a las 9 y lo arreglo sin costo.';
  const card = async () => (await screen.findByText(comment)).closest('article') ?? expect.fail('no article');
  const reviews = `/servicios/${service.id}/reviews`;

  let user = await open(h, '/provider/reviews', { as: provider });
  const own = within(await card());
  await user.click(await own.findByRole('button', { name: 'Responder' }));
  await user.type(await own.findByLabelText('Tu respuesta'), secret);
  await user.click(await own.findByLabelText('Respuesta privada'));
  await own.findByText(/^Solo la leen quien escribió la reseña y el equipo de Tero/);
  await user.click(own.getByRole('button', { name: 'Publicar respuesta' }));
  await own.findByText('Privada');

  expect(await mailTo(h, client.email, / te respondió en privado$/)).toContain(secret);

  user = await open(h, '/', { as: client });
  await user.click(await screen.findByRole('button', { name: /^Avisos/ }));
  const list = within(await screen.findByRole('list', { name: 'Avisos' }));
  const notice = (await list.findByText(/te respondió en privado/)).closest('li') ?? expect.fail('no notice');
  expect(notice).toHaveTextContent('Su respuesta no se publica: solo la ves vos.');
  expect(notice).not.toHaveTextContent(secret);
  await user.click(within(notice).getByRole('link'));
  await waitFor(() => expect(location.pathname).toBe(reviews));
  await waitFor(async () => expect(await card()).toHaveTextContent(secret));
  within(await card()).getByText('Privada');

  await open(h, reviews);
  await card();
  expect(screen.queryByText(secret)).toBeNull();

  // the reply can still be read when the service is no longer published
  h.clock.advance(60 * day);
  await open(h, reviews, { as: client });
  await waitFor(async () => expect(await card()).toHaveTextContent(secret));
});
