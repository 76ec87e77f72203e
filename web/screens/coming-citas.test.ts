import { citaWhen } from '@tero/shared/rules/quotes/cita';
import { addDays, dayAndMonth, localDay } from '@tero/shared/rules/time/time';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { citaCalls } from '../../api/test/citas.ts';
import { startHarness } from '../../api/test/harness.ts';
import { createClient } from '../../api/test/people.ts';
import { quoteCalls } from '../../api/test/quotes.ts';
import { open } from './open.tsx';

const h = await startHarness();
const { done } = quoteCalls(h);
const { propose, confirm, agreed } = citaCalls(h);
h.clock.set(new Date().toISOString());
const today = localDay(new Date());
const [day, later] = [addDays(today, 3), addDays(today, 40)];
const at = { day, from: '10:00', until: '12:00', place: 'Rivera 1234', note: '' };

test('both read on the start page and in Mis citas what is next, a provider with its gaps (rule CITA-7)', async () => {
  const { provider, client, quote } = await agreed();
  await propose(quote, provider, at);
  const user = await open(h, '/', { as: client });
  const card = await screen.findByRole('region', { name: 'Tus próximas citas' });
  within(card).getByText('Te toca confirmar');
  within(card).getByText('Chispa Oriental · Rivera 1234');
  await user.click(within(card).getByRole('link', { name: 'Ver mis citas' }));
  await screen.findByRole('heading', { level: 1, name: 'Mis citas' });
  await screen.findByText('de 10:00 a 12:00');
  expect(screen.queryByText('Libre')).toBeNull();

  await confirm(quote, client);
  await open(h, '/citas', { as: provider });
  await screen.findByText('Ana Pérez · Rivera 1234');
  expect(screen.queryByText(/confirmar$/)).toBeNull();
  expect(screen.getAllByText('Libre')).toHaveLength(6);
  screen.getByRole('heading', { level: 2, name: 'hoy' });

  await open(h, '/citas', { as: await createClient(h) });
  await screen.findByText('No tenés citas por venir');
  await screen.findByText(/^Cuando aceptes un presupuesto, en su página se propone el día/);
  expect(screen.getByRole('link', { name: 'Ver mis pedidos' })).toHaveAttribute('href', '/mis-pedidos');
});

test('a pause names the citas of its days, and a proposal says that a day is one of a pause (rule CITA-12)', async () => {
  const { provider, client, quote } = await agreed();
  await propose(quote, provider, { ...at, day: later });
  let user = await open(h, '/provider/pause', { as: provider });
  await user.type(await screen.findByLabelText(/^Volvés el/), later);
  expect(screen.queryByText(/^Ese tiempo tenés/)).toBeNull();
  const back = addDays(later, 1);
  await user.clear(screen.getByLabelText(/^Volvés el/));
  await user.type(screen.getByLabelText(/^Volvés el/), back);
  await screen.findByText(/^Ese tiempo tenés una cita/);
  screen.getByRole('link', { name: `${citaWhen({ ...at, day: later })}, con Ana Pérez` });
  await user.click(screen.getByRole('button', { name: 'Pausar mis servicios' }));
  await screen.findByText(`Volvés el ${dayAndMonth(back)}.`);

  user = await open(h, quote.path, { as: provider });
  await user.click(await screen.findByRole('button', { name: 'Cambiar' }));
  await screen.findByText(`Ese día estás en pausa: volvés el ${dayAndMonth(back)}.`);
  user = await open(h, quote.path, { as: client });
  await user.click(await screen.findByRole('button', { name: 'Cambiar' }));
  await screen.findByText(`Ese día Chispa Oriental está en pausa. Vuelve el ${dayAndMonth(back)}.`);
  await user.clear(screen.getByLabelText(/^Día/));
  await user.type(screen.getByLabelText(/^Día/), back);
  await waitFor(() => expect(screen.queryByText(/está en pausa/)).toBeNull());
});

test('where the work is done meanwhile, an answer says so and the page shows it', async () => {
  const { provider, client, quote } = await agreed();
  await propose(quote, provider, at);
  const user = await open(h, quote.path, { as: client });
  await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
  expect((await done(quote, client)).status).toBe(200);
  await user.click(await screen.findByRole('button', { name: 'Confirmar la cita' }));
  await screen.findByText('El trabajo ya está hecho.');
  await screen.findByText(/^Dijiste el .* que el trabajo está hecho/);
});
