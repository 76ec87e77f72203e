import { addDays, localDay, startOfDay } from '@tero/shared/rules/time/time';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createClient } from '../../api/test/people.ts';
import { quoteCalls } from '../../api/test/quotes.ts';
import { createPublisher } from '../../api/test/service-form.ts';
import { failing } from './line.ts';
import { open } from './open.tsx';

const h = await startHarness();
const { make, agree, newestCode } = quoteCalls(h);
h.clock.set(new Date().toISOString());
const day = addDays(localDay(new Date()), 3);

/** A quote that somebody accepted: signed in, or by the phone alone. */
async function agreed(given: { phone?: string } = {}) {
  await h.deps.db.deleteFrom('phone_codes').execute();
  const [provider, client] = [await createPublisher(h), await createClient(h)];
  const { quote } = (await make(provider)).body;
  expect((await agree(quote, given.phone ? given : { as: client })).status).toBe(200);
  return { provider, client, quote };
}

type User = Awaited<ReturnType<typeof open>>;
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));

/** Fills the form of a cita in, and sends it. */
async function propose(user: User, button = 'Proponer la cita') {
  await user.type(await screen.findByLabelText(/^Día/), day);
  await user.type(screen.getByLabelText(/^Hora/), '10:00');
  await user.type(screen.getByLabelText(/^Dónde/), 'Rivera 1234');
  await press(user, button);
}

test('the provider proposes a cita, the client confirms it, and both read it (rules CITA-1 and CITA-7)', async () => {
  const { provider, client, quote } = await agreed();
  let user = await open(h, quote.path, { as: provider });
  await press(user, 'Proponer una cita');
  await press(user, 'Proponer la cita');
  await screen.findByText('Elegí el día');
  await propose(user);
  await screen.findByText('Falta que la confirme tu cliente.');
  screen.getByText('Rivera 1234');
  expect(screen.queryByRole('button', { name: 'Confirmar' })).toBeNull();

  user = await open(h, quote.path, { as: client });
  await screen.findByText('La propuso Chispa Oriental. Confirmala o proponé otro momento.');
  await press(user, 'Confirmar');
  await press(user, 'Confirmar la cita');
  await screen.findByText('Confirmada');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirmar la cita' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Agregar al calendario' })).toHaveAttribute(
    'href',
    quote.path.replace('/presupuesto/', '/api/quotes/link/').concat('/cita.ics'),
  );

  user = await open(h, '/', { as: provider });
  await user.click(await screen.findByRole('link', { name: /Ana Pérez · Rivera 1234/ }));
  await screen.findByText('Confirmada');
  await press(user, 'Suspender');
  await user.type(screen.getByLabelText(/^Por qué/), 'Llueve');
  await press(user, 'Suspender la cita');
  await screen.findByText('La suspendiste.');
  await open(h, quote.path, { as: client });
  await screen.findByText('La suspendió Chispa Oriental.');
  screen.getByText('«Llueve»');
});

test('a proposal of the provider waits for a connection, and its card says so (rule CITA-7)', async () => {
  const { provider, quote } = await agreed();
  const user = await open(h, quote.path, { as: provider });
  const repair = failing(/\/cita$/, 'lost');
  await press(user, 'Proponer una cita');
  await propose(user);
  await screen.findByText(/^Le avisamos cuando vuelva la conexión/);
  repair();
});

test('a client without an account proposes one with a code (rule CITA-3)', async () => {
  const { quote } = await agreed({ phone: '098 555 777' });
  await h.deps.db.deleteFrom('phone_codes').execute();
  const user = await open(h, quote.path);
  await press(user, 'Proponer una cita');
  await press(user, 'Mandame el código');
  await screen.findByText('Te mandamos el código. Puede tardar un minuto.');
  await user.type(screen.getByLabelText(/^Código/), await newestCode());
  await propose(user);
  await screen.findByText('Falta que la confirme Chispa Oriental.');
});

test('on the day both have the chat with the words, where the number is known (rule CITA-6)', async () => {
  const { provider, client, quote } = await agreed();
  const now = h.clock.now().toISOString();
  const today = localDay(new Date());
  h.clock.set(startOfDay(today).toISOString());
  const body = { sequence: 0, day: today, from: '00:01', until: '23:59', place: 'Rivera 1234' };
  const link = quote.path.replace('/presupuesto/', '/api/quotes/link/');
  expect((await h.call('POST', `${link}/cita`, { as: provider.token, body })).status).toBe(200);
  h.clock.set(now);
  await open(h, quote.path);
  await screen.findByText('Rivera 1234');
  expect(screen.queryByText('Estoy en camino')).toBeNull();
  await open(h, quote.path, { as: provider });
  const late = await screen.findByRole('link', { name: /^Llego tarde/ });
  expect(new URL((late as HTMLAnchorElement).href).pathname).toBe('/59898765432');
  expect(decodeURIComponent((late as HTMLAnchorElement).href)).toContain('voy a llegar tarde. Disculpá.');
  expect(screen.getByRole('link', { name: /^Estoy en camino/ })).toBeVisible();
  await open(h, quote.path, { as: client });
  await screen.findByRole('link', { name: /^Estoy en camino/ });
});
