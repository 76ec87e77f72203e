import { addDays, localDay, startOfDay } from '@tero/shared/rules/time/time';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { citaCalls } from '../../api/test/citas.ts';
import { startHarness } from '../../api/test/harness.ts';
import { createClient } from '../../api/test/people.ts';
import { quoteCalls } from '../../api/test/quotes.ts';
import { createPublisher } from '../../api/test/service-form.ts';
import { failing } from './line.ts';
import { open } from './open.tsx';

const h = await startHarness();
const { make, agree, newestCode } = quoteCalls(h);
const { propose: call, answer, confirm, came } = citaCalls(h);
h.clock.set(new Date().toISOString());
const day = addDays(localDay(new Date()), 3);
const changed = 'La cita cambió. Mirá cómo quedó.';

/** Creates a quote that a client accepted, signed in or by phone only. */
async function agreed(given: { phone?: string } = {}) {
  await h.deps.db.deleteFrom('phone_codes').execute();
  const [provider, client] = [await createPublisher(h), await createClient(h)];
  const { quote } = (await make(provider)).body;
  expect((await agree(quote, given.phone ? given : { as: client })).status).toBe(200);
  return { provider, client, quote };
}

type User = Awaited<ReturnType<typeof open>>;
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));

/** Fills in the form of a cita and sends it. */
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
  expect(screen.queryByText(changed)).toBeNull();

  user = await open(h, quote.path, { as: client });
  await screen.findByText('La propuso Chispa Oriental. Confirmala o proponé otro momento.');
  await press(user, 'Confirmar');
  await press(user, 'Confirmar la cita');
  await screen.findByText('Confirmada');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirmar la cita' })).toBeNull());
  expect(screen.queryByText(changed)).toBeNull();
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
  screen.getByText('Nota de Chispa Oriental: «Llueve»');
});

test('a proposal of the provider waits for a connection, and its card says so (rule CITA-7)', async () => {
  const { provider, quote } = await agreed();
  const user = await open(h, quote.path, { as: provider });
  const repair = failing(/\/cita$/, 'lost');
  await press(user, 'Proponer una cita');
  await propose(user);
  await screen.findByText(/^La proponemos cuando vuelva la conexión/);
  repair();
});

test('a client without an account proposes one with a code (rule CITA-3)', async () => {
  const { quote } = await agreed({ phone: '098 555 777' });
  await h.deps.db.deleteFrom('phone_codes').execute();
  const user = await open(h, quote.path);
  await screen.findByText(/^Si aceptaste sin cuenta no te avisamos/);
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
  // who waits at home does not travel
  const waits = await screen.findByRole('link', { name: /^Te espero/ });
  expect(decodeURIComponent((waits as HTMLAnchorElement).href)).toContain('te espero, como quedamos.');
  expect(screen.queryByRole('link', { name: /^Estoy en camino/ })).toBeNull();
});

const at = { day, from: '10:00', until: '', place: 'Rivera 1234', note: '' };

/** Sets the page's clock to a time of the cita's day. */
function passTo(time: string): void {
  vi.setSystemTime(`${day}T${time}:00-03:00`);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Makes the open page receive a notice about a cita. */
async function notice(): Promise<void> {
  (await import('../src/app/outbox/notices.ts')).takeNotice('cita');
}

test('an answer that is open closes as the cita moves or passes, and says so (rule CITA-1)', async () => {
  const { provider, client, quote } = await agreed();
  await call(quote, provider, at);
  const user = await open(h, quote.path, { as: client });
  await press(user, 'Confirmar');
  await screen.findByRole('button', { name: 'Confirmar la cita' });
  await call(quote, provider, { ...at, sequence: 1, place: 'Colonia 800' });
  await notice();
  await screen.findByText(changed);
  await screen.findByText('Colonia 800');
  expect(screen.queryByRole('button', { name: 'Confirmar la cita' })).toBeNull();

  await press(user, 'Suspender');
  // on the client's other device, which gets no notice
  await call(quote, client, { ...at, sequence: 2, place: 'Durazno 15' });
  await press(user, 'Suspender la cita');
  await screen.findByText('Durazno 15');
  await screen.findByText('Falta que la confirme Chispa Oriental. La de antes ya no vale.');
  expect(screen.queryByRole('button', { name: 'Suspender la cita' })).toBeNull();

  await press(user, 'Suspender');
  await screen.findByRole('button', { name: 'Suspender la cita' });
  passTo('10:01');
  await screen.findByText('Esta cita ya pasó.');
  await press(user, 'Proponer una cita');
  expect(screen.queryByRole('button', { name: 'Suspender la cita' })).toBeNull();
});

test('what is typed in a proposal stays as the cita changes, and goes on with it (rules CITA-1 and CITA-7)', async () => {
  const { provider, client, quote } = await agreed();
  await call(quote, provider, at);
  const user = await open(h, quote.path, { as: provider });
  await press(user, 'Cambiar');
  await screen.findByLabelText(/^Dónde/);
  await call(quote, client, { ...at, sequence: 1, from: '11:00' });
  await notice();
  await screen.findByText(changed);
  expect(screen.queryByLabelText(/^Dónde/)).toBeNull();

  await press(user, 'Cambiar');
  await user.type(await screen.findByLabelText(/^Dónde/), ', apto 5');
  await call(quote, client, { ...at, sequence: 2, from: '12:00' });
  await notice();
  await screen.findByText(`${changed} Lo que escribiste sigue acá.`);
  expect(screen.getByLabelText(/^Dónde/)).toHaveValue('Rivera 1234, apto 5');
  // on the provider's other device, which gets no notice
  await answer(quote, provider, { sequence: 3, answer: 'call_off' });
  await press(user, 'Proponer el cambio');
  await screen.findByText('La suspendiste.');
  await screen.findByText('La cita cambió mientras tanto. Mirá cómo quedó y probá de nuevo.');
  await press(user, 'Proponer la cita');
  await screen.findByText('Falta que la confirme tu cliente. La de antes ya no vale.');
  screen.getByText('Rivera 1234, apto 5');
});

test('a card promises the reminders that are to come, and its calendar while the cita is ahead (rules CITA-2, CITA-5)', async () => {
  const { provider, client, quote } = await agreed();
  await call(quote, provider, at);
  await confirm(quote, client);
  await open(h, quote.path, { as: client });
  const said = 'Los dos están de acuerdo. Te la recordamos la noche anterior y dos horas antes.';
  await screen.findByText(said);
  await open(h, quote.path);
  await screen.findByText(said.replace('Te la', 'Si aceptaste con tu cuenta, te la'));
  await open(h, quote.path, { as: provider });
  await screen.findByText('Los dos están de acuerdo. Te la recordamos la noche anterior y dos horas antes.');
  screen.getByRole('link', { name: 'Agregar al calendario' });
  passTo('07:00');
  await screen.findByText('Los dos están de acuerdo. Te la recordamos dos horas antes.');
  passTo('09:00');
  await screen.findByText('Los dos están de acuerdo.');
  passTo('10:01');
  await screen.findByText('Esta cita ya pasó.');
  expect(screen.queryByRole('link', { name: /calendario$/ })).toBeNull();

  await answer(quote, provider, { sequence: 2, answer: 'call_off' });
  await open(h, quote.path, { as: client });
  await screen.findByRole('link', { name: 'Actualizar el calendario' });
});

test('the start page leaves out a cita that has ended (rule CITA-7)', async () => {
  const { provider, client, quote } = await agreed();
  await call(quote, provider, at);
  await confirm(quote, client);
  await open(h, '/', { as: provider });
  await screen.findByRole('link', { name: /Rivera 1234/ });
  passTo('10:01');
  await waitFor(() => expect(screen.queryByText('Tus próximas citas')).toBeNull());
});

/** Creates a past cita, after which both people are asked whether the other came. */
async function asked(given: { phone?: string } = {}) {
  const made = await agreed(given);
  const { id } = made.quote;
  const row = { quote_id: id, sequence: 2, day: '2026-03-12', asked_at: h.clock.now().toISOString() };
  await h.deps.db.insertInto('cita_answers').values(row).execute();
  return made;
}

test('the client says that nobody came, and the provider contradicts it (rule CITA-10)', async () => {
  const { provider, client, quote } = await asked();
  let user = await open(h, quote.path, { as: client });
  await screen.findByText('¿Vino Chispa Oriental a la cita del jueves 12 de marzo?');
  screen.getByRole('group', { name: '¿Vino Chispa Oriental a la cita del jueves 12 de marzo?' });
  await press(user, 'No vino');
  await waitFor(() => expect(screen.getByRole('button', { name: 'No vino' })).toHaveAttribute('aria-pressed', 'true'));
  user = await open(h, quote.path, { as: provider });
  await screen.findByText('Tu cliente dijo que no fuiste a la cita del jueves 12 de marzo');
  await press(user, 'Fui a la cita');
  await screen.findByText('Dijiste que fuiste, así que no cuenta.');
});

test('a client without an account says with a code whether the provider came (rule CITA-10)', async () => {
  const { quote } = await asked({ phone: '098 555 888' });
  await h.deps.db.deleteFrom('phone_codes').execute();
  const user = await open(h, quote.path);
  await press(user, 'Sí, vino');
  await press(user, 'Contestar');
  await screen.findByText('Pedí un código y escribilo acá, para saber que sos quien aceptó el presupuesto');
  await press(user, 'Mandame el código');
  await screen.findByText('Te mandamos el código. Puede tardar un minuto.');
  await user.type(screen.getByLabelText(/^Código/), await newestCode());
  await press(user, 'Contestar');
  await screen.findByText('Gracias por contestar');
  expect(screen.getByRole('button', { name: 'Sí, vino' })).toHaveAttribute('aria-pressed', 'true');
});

test('a provider that usually comes has it on its profile, and reads what was said (rule CITA-11)', async () => {
  const { provider, client, quote } = await asked();
  expect((await came(quote, client)).status).toBe(200);
  await open(h, '/metrics', { as: provider });
  await screen.findByText(/^Tus clientes dijeron que fuiste a 1 de 1 cita\. Cuando contesten 5 personas/);
  await h.deps.db.insertInto('punctual_providers').values({ provider_id: provider.id, citas: 14 }).execute();
  await open(h, `/provider-profile/${provider.id}`);
  await screen.findByText('Suele venir cuando dice · 14 citas');
});
