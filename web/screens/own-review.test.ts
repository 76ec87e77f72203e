import { day } from '@tero/shared/rules/time/durations';
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createClient, createProvider } from '../../api/test/people.ts';
import { writeReview } from '../../api/test/reviews.ts';
import { createService } from '../../api/test/services.ts';
import { open } from './open.tsx';

const h = await startHarness();

/** A client who has reviewed a service with five stars. */
async function reviewed() {
  const provider = await createProvider(h, { entitled: '2030-01-01T12:00:00.000Z' });
  const service = await createService(h, provider);
  // the account is new, and nobody opened its link (rule REV-87)
  const client = await createClient(h, { email_verified: 0 });
  expect((await writeReview(h, client, service, { comment: 'Todo bien.' })).status).toBe(201);
  return { client, service };
}

const mine = async () => (await screen.findByText('Tu reseña')).closest('article') ?? expect.fail('no review');
const _comment = () => screen.findByLabelText<HTMLTextAreaElement>(/Comentario/);

test('after 30 days it stands as it is', async () => {
  const { client, service } = await reviewed();
  h.clock.advance(31 * day);
  await open(h, `/servicios/${service.id}/reviews`, { as: client });
  await mine();
  expect(screen.queryByRole('button', { name: 'Eliminar tu reseña' })).toBeNull();
  await open(h, `/servicios/${service.id}/review`, { as: client });
  await screen.findByText(/cambiarla durante 30 días/);
});
