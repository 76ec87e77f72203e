import { addDays, localDay, shortDate } from '@tero/shared/rules/time/time';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { citaCalls } from '../../api/test/citas.ts';
import { form, image } from '../../api/test/forms.ts';
import { startHarness } from '../../api/test/harness.ts';
import { createClient } from '../../api/test/people.ts';
import { quoteCalls } from '../../api/test/quotes.ts';
import { createPublisher } from '../../api/test/service-form.ts';
import { field, fill, heading, press } from './acts.ts';
import { calls, failing } from './line.ts';
import { open } from './open.tsx';

const h = await startHarness();
const { make, agree, done, newestCode } = quoteCalls(h);
const { propose, confirm } = citaCalls(h);
h.clock.set(new Date().toISOString());
const picture = await image();
afterEach(() => vi.stubGlobal('createImageBitmap', undefined));

/** Creates a quote with a guarantee of 90 days that a client accepted. */
async function agreed() {
  await h.deps.db.deleteFrom('phone_codes').execute();
  const [provider, client] = [await createPublisher(h), await createClient(h)];
  const { quote } = (await make(provider, { guarantee_days: 90 })).body;
  expect((await agree(quote, { as: client })).status).toBe(200);
  return { provider, client, quote };
}

type User = Awaited<ReturnType<typeof open>>;

/** Chooses a photo in the form, which it opens. */
async function choose(user: User) {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 64, height: 48, close: () => undefined }));
  await press(user, 'Agregar fotos');
  const box = await screen.findByRole('group', { name: /^Fotos/ });
  const input = box.querySelector<HTMLInputElement>('input[multiple]');
  if (!input) throw new Error('no chooser');
  await user.upload(input, new File([new Uint8Array(picture)], 'obra.jpg', { type: 'image/jpeg' }));
  await within(box).findByRole('listitem');
}
const small = (name: RegExp) => screen.findByRole('button', { name });

test('the form asks for the guarantee, and the sheet says it (rule QUOTE-57)', async () => {
  const { provider, quote } = await agreed();
  const user = await open(h, `/provider/create-quote?de=${quote.id}`, { as: provider });
  expect(await field('Garantía del trabajo, en días')).toHaveValue('90');
  await fill(user, await field('Garantía del trabajo, en días'), '4000');
  await fill(user, await field('Para quién'), 'Beto');
  await press(user, 'Guardar y seguir');
  await screen.findByText('Escribí de cuántos días es la garantía, de 1 a 3650');
  await open(h, quote.path);
  await screen.findByText('90 días desde que el trabajo está hecho');
});

test('once the work is done either side adds photos, which whoever has the link reads (rule QUOTE-58)', async () => {
  const { provider, client, quote } = await agreed();
  const user = await open(h, quote.path, { as: provider });
  expect(screen.queryByText('Fotos del trabajo')).toBeNull();
  await press(user, 'El trabajo está hecho');
  await press(user, 'Sí, está hecho');
  const until = `Garantía hasta el ${shortDate(addDays(localDay(new Date()), 90))}.`;
  expect(await screen.findByText(/^Dijiste el .+ que el trabajo está hecho\. Garantía/)).toHaveTextContent(until);
  await screen.findByText(/^Mostrá cómo estaba y cómo quedó/);
  await press(user, 'Agregar fotos');
  await press(user, 'Guardar las fotos');
  await screen.findByText('Elegí al menos una foto');
  await press(user, 'Cancelar');
  await choose(user);
  await user.click(screen.getByText('De antes'));
  await press(user, 'Guardar las fotos');
  await small(/^Antes, foto 1 de 1, de Chispa Oriental: verla grande$/);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar las fotos' })).toBeNull());

  await open(h, '/provider/quotes', { as: provider });
  await screen.findByText(new RegExp(until));
  await open(h, quote.path);
  await small(/^Antes, foto 1 de 1/);
  for (const name of ['Agregar fotos', /^Eliminar/]) expect(screen.queryByRole('button', { name })).toBeNull();
  const other = await open(h, quote.path, { as: client });
  await small(/^Antes, foto 1 de 1/);
  expect(screen.queryByRole('button', { name: /^Eliminar/ })).toBeNull();
  await choose(other);
  await press(other, 'Guardar las fotos');
  await small(/^Después, foto 2 de 2, de quien aceptó el presupuesto: verla grande$/);
  await press(other, /^Eliminar: Después/);
  await press(other, 'Eliminar');
  await small(/^Antes, foto 1 de 1/);
  expect(screen.getByRole('heading', { name: 'Fotos del trabajo' })).toHaveFocus();
});

test('photos are not read again for what arrives in the libreta', async () => {
  const { provider, quote } = await agreed();
  await done(quote, provider);
  const user = await open(h, quote.path, { as: provider });
  await screen.findByText(/^Mostrá cómo estaba y cómo quedó/);
  const read = () => calls.filter((call) => call.startsWith('GET') && call.endsWith('/photos')).length;
  const before = read();
  expect(before).toBeGreaterThan(0);
  await press(user, 'Anotar un pago');
  await fill(user, await field('Qué es'), 'Seña');
  await fill(user, await field('Cuánto'), '2000');
  await press(user, 'Anotar');
  await screen.findByText('Pagado');
  expect(read()).toBe(before);
});

test('photos wait for a connection, and the page says so', async () => {
  const { client, quote } = await agreed();
  await done(quote, client);
  const user = await open(h, quote.path, { as: client });
  const repair = failing(/\/api\/uploads\//, 'lost');
  await choose(user);
  await press(user, 'Guardar las fotos');
  await screen.findByText(/^Fotos del trabajo hecho\. Las agregamos cuando vuelva la conexión/);
  // those of before are others, which wait beside them
  await choose(user);
  await user.click(screen.getByText('De antes'));
  await press(user, 'Guardar las fotos');
  await screen.findByText(/^Fotos de antes del trabajo\. Las agregamos/);
  screen.getByText(/^Fotos del trabajo hecho\. Las agregamos/);
  // from Pendientes the form opens with what waits
  await user.click(screen.getAllByRole('link', { name: 'Ver pendientes' })[0] as HTMLElement);
  await press(user, 'Editar: Fotos de antes del trabajo');
  expect(await screen.findByLabelText('De antes')).toBeChecked();
  repair();
});

test('paper has the cita in a line, although its card has gone', async () => {
  const { provider, client, quote } = await agreed();
  const day = addDays(localDay(new Date()), 3);
  await propose(quote, provider, { day, from: '10:00', until: '' });
  await confirm(quote, client);
  await done(quote, provider);
  await open(h, quote.path);
  expect(await screen.findByText(/^Cita: .+, a las 10:00, en Rivera 1234, apto 2\.$/)).toHaveClass('print:block');
  expect(screen.queryByRole('heading', { name: 'Cita' })).toBeNull();
});

test('paper has no cita that nobody confirmed, once the work is done', async () => {
  const { provider, quote } = await agreed();
  await propose(quote, provider, { day: addDays(localDay(new Date()), 3), from: '10:00', until: '' });
  await open(h, quote.path);
  await screen.findByText(/^Cita: .+ \(falta confirmarla\)\.$/);
  await done(quote, provider);
  await open(h, quote.path);
  await screen.findByText(/dijo el .+ que el trabajo está hecho/);
  expect(screen.queryByText(/^Cita: /)).toBeNull();
});

test('who accepted lets the photos be shown, and the provider puts them into a post (rule QUOTE-59)', async () => {
  const { provider, client, quote } = await agreed();
  await done(quote, provider);
  const user = await open(h, quote.path, { as: provider });
  await choose(user);
  await press(user, 'Guardar las fotos');
  await screen.findByText('Para mostrarlas en una publicación, pedile a tu cliente que lo acepte en este enlace.');
  expect(screen.queryByRole('button', { name: 'Mostrarlas en una publicación' })).toBeNull();

  const other = await open(h, quote.path, { as: client });
  const today = shortDate(localDay(new Date()));
  await press(other, 'Sí, puede');
  await screen.findByText(`El ${today} aceptaste que muestre estas fotos.`);
  expect(
    screen.getByRole('heading', { name: '¿Chispa Oriental puede mostrar estas fotos en su perfil?' }),
  ).toHaveFocus();

  const own = await open(h, quote.path, { as: provider });
  await screen.findByText(new RegExp(`^El ${today} tu cliente aceptó que muestres estas fotos en tu perfil`));
  const repair = failing(/\/photos$/, 'lost');
  await press(own, 'Mostrarlas en una publicación');
  await screen.findByText('Se cortó la conexión. Probá de nuevo.');
  repair();
  await press(own, 'Mostrarlas en una publicación');
  await heading('Nueva publicación');
  await waitFor(() => expect(location.pathname + location.search).toBe('/create-post'));
  const box = await screen.findByRole('group', { name: /^Fotos/ });
  expect(await within(box).findAllByRole('listitem')).toHaveLength(1);

  const again = await open(h, quote.path, { as: client });
  await press(again, 'Que ya no las muestre');
  await small(/^Sí, puede$/);
  await open(h, quote.path, { as: provider });
  await screen.findByText(/^Para mostrarlas en una publicación/);
});

test('who has only the link says it with a code, and does not read what was said', async () => {
  const { provider, client, quote } = await agreed();
  await done(quote, provider);
  const body = form({ stage: 'after' }, 'photos', [picture]);
  const { path } = quote;
  const link = path.replace('/presupuesto/', '/api/quotes/link/');
  await h.call('POST', `${link}/photos`, {
    as: client.token,
    body,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  await h.deps.db.deleteFrom('phone_codes').execute();
  const user = await open(h, path);
  expect(await screen.findByText(/^Lo contesta quien aceptó el presupuesto, con un código/)).toBeInTheDocument();
  for (const name of ['Sí, puede', 'No']) expect(await small(new RegExp(`^${name}$`))).toBeEnabled();
  await press(user, 'Sí, puede');
  await press(user, 'Contestar');
  await screen.findByText(/^Pedí un código y escribilo acá/);
  await press(user, 'Mandame el código');
  await screen.findByText(/^Te mandamos el código/);
  await fill(user, await field('Código del SMS'), await newestCode());
  await press(user, 'Contestar');
  await waitFor(() => expect(screen.queryByLabelText(/^Código del SMS/)).toBeNull());
  expect(screen.queryByText(/aceptaste que muestre/)).toBeNull();
});

test('the accepted text is on paper only if it is open', async () => {
  const { quote } = await agreed();
  await open(h, quote.path);
  const summary = await screen.findByText('Ver el texto que se aceptó');
  expect(summary.closest('details')).toHaveClass('not-open:print:hidden');
});
