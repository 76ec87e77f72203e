import { entryLimits } from '@tero/shared/contract/quotes-entry';
import { day } from '@tero/shared/rules/time/durations';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { eraseOwn } from '../../api/test/deletion.ts';
import { deposit, entryCalls } from '../../api/test/entries.ts';
import { startHarness } from '../../api/test/harness.ts';
import { quoteCalls } from '../../api/test/quotes.ts';
import { failing } from './line.ts';
import { open } from './open.tsx';

const h = await startHarness();
const { done } = quoteCalls(h);
const { add, agreed, agreeExtra, newestCode } = entryCalls(h);
h.clock.set(new Date().toISOString());

type User = Awaited<ReturnType<typeof open>>;
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));

/** Returns the labels on the card with their amounts. */
async function sums(): Promise<Record<string, string>> {
  const card = (await screen.findByRole('heading', { name: 'Libreta del trabajo' })).parentElement as HTMLElement;
  const [labels, amounts] = [within(card).queryAllByRole('term'), within(card).queryAllByRole('definition')];
  return Object.fromEntries(
    labels.map((label, at) => [label.textContent, amounts[at]?.querySelector('span')?.textContent ?? '']),
  );
}

test('the provider notes an extra and a payment, and takes one back (rule QUOTE-55)', async () => {
  const { provider, client, quote } = await agreed();
  await open(h, quote.path, { as: client });
  await screen.findByText(/^Aceptado el/);
  expect(screen.queryByText('Libreta del trabajo')).toBeNull();

  const user = await open(h, quote.path, { as: provider });
  await press(user, 'Anotar un adicional o un pago');
  await press(user, 'Anotar');
  await screen.findByText('Escribí qué es');
  await user.type(screen.getByLabelText(/^Qué es/), 'Cambiar el sifón');
  await user.type(screen.getByLabelText(/^Cuánto/), '1.800');
  await press(user, 'Anotar');
  await screen.findByText('Falta que Ana Pérez lo acepte');
  expect(await sums()).toEqual({ Presupuesto: '$14.640' });
  const chat = (await screen.findByRole('link', { name: /^Enviar por WhatsApp: Cambiar/ })) as HTMLAnchorElement;
  expect(new URL(chat.href).pathname).toBe('/59898765432');
  expect(decodeURIComponent(chat.href)).toContain(
    'Hola Ana Pérez, te paso un adicional en Tero: Cambiar el sifón, $1.800. Lo aceptás acá:',
  );

  await press(user, 'Anotar un adicional o un pago');
  await user.click(await screen.findByLabelText('Una seña o un pago'));
  await user.type(screen.getByLabelText(/^Qué es/), 'Seña');
  await user.type(screen.getByLabelText(/^Cuánto/), '2000');
  await press(user, 'Anotar');
  await screen.findByText('Pagado');
  expect(await sums()).toMatchObject({ Presupuesto: '$14.640', Pagado: '$2.000', Falta: '$12.640' });

  await press(user, 'Retirar el adicional: Cambiar el sifón');
  await press(user, 'Retirar');
  await screen.findByText('Adicional retirado: Cambiar el sifón, $1.800.');
  expect(screen.queryByText('Falta que Ana Pérez lo acepte')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Libreta del trabajo' })).toHaveFocus();
});

test('an entry waits for a connection, and the card says which (rule QUOTE-55)', async () => {
  const { provider, quote } = await agreed();
  const user = await open(h, quote.path, { as: provider });
  const repair = failing(/\/entries$/, 'lost');
  for (const what of ['Cambiar el sifón', 'Otra canilla']) {
    await press(user, 'Anotar un adicional o un pago');
    await user.type(await screen.findByLabelText(/^Qué es/), what);
    await user.type(screen.getByLabelText(/^Cuánto/), '900');
    await press(user, 'Anotar');
    await screen.findByText(new RegExp(`^Adicional: ${what}\\. Lo anotamos cuando vuelva la conexión`));
  }
  // from Pendientes its form opens with what waits
  const [link] = screen.getAllByRole('link', { name: 'Ver pendientes' });
  await user.click(link as HTMLElement);
  const [edit] = await screen.findAllByRole('button', { name: /^Editar/ });
  await user.click(edit as HTMLElement);
  expect(await screen.findByLabelText(/^Qué es/)).toHaveValue('Cambiar el sifón');
  expect(new URL(location.href).pathname).toBe(quote.path);
  // once the item was sent, the form continues with the corrected text
  await user.type(await screen.findByLabelText(/^Qué es/), ' viejo');
  repair();
  await open(h, '/pendientes', { as: provider });
  const on = await screen.findByRole('link', { name: 'Seguir escribiendo: Adicional: Cambiar el sifón viejo' });
  expect(on).toHaveAttribute('href', expect.stringContaining(`${quote.path}?borrador=libreta&waiting=`));
});

test('an extra that waited while the work was done never becomes a payment', async () => {
  const { provider, quote } = await agreed();
  const user = await open(h, quote.path, { as: provider });
  const repair = failing(/\/entries$/, 'lost');
  await press(user, 'Anotar un adicional o un pago');
  await user.type(await screen.findByLabelText(/^Qué es/), 'Cambiar el sifón');
  await user.type(screen.getByLabelText(/^Cuánto/), '900');
  await press(user, 'Anotar');
  const note = await screen.findByText(/^Adicional: Cambiar el sifón\. Lo anotamos/);
  expect(note.closest('p')).toHaveClass('print:hidden');
  await done(quote, provider);
  const later = await open(h, '/pendientes', { as: provider });
  await later.click(await screen.findByRole('button', { name: /^Editar/ }));
  await screen.findByText('El trabajo ya está hecho: no se pueden agregar adicionales.');
  expect(screen.queryByRole('button', { name: 'Anotar' })).toBeNull();
  await press(later, 'Descartar lo que escribiste');
  await screen.findByRole('button', { name: 'Anotar un pago' });
  await waitFor(() => expect(screen.queryByText(/Cambiar el sifón/)).toBeNull());
  repair();
});

test('a libreta that is full or closed says so', async () => {
  const { provider, client, quote } = await agreed();
  await add(quote, provider);
  await h.deps.db.deleteFrom('phone_codes').execute();
  for (let more = 1; more < entryLimits.entries; more += 1) await add(quote, provider, deposit);
  await open(h, quote.path, { as: provider });
  await screen.findByText('La libreta ya tiene 20 renglones.');
  expect(screen.queryByRole('button', { name: /^Anotar/ })).toBeNull();
  await done(quote, provider);
  const done_said_at = new Date(Date.now() - (entryLimits.openDays + 1) * day).toISOString();
  await h.deps.db.updateTable('quotes').set({ done_said_at }).where('id', '=', quote.id).execute();
  await open(h, quote.path, { as: client });
  await screen.findByText('No se aceptó. La libreta ya se cerró.');
  for (const name of [/^Falta que/, /^Aceptar por/]) expect(screen.queryByText(name)).toBeNull();
});

test('the client accepts an extra by a code, and checks its text (rule QUOTE-56)', async () => {
  const { provider, quote } = await agreed({ phone: '098 555 777' });
  await add(quote, provider);
  await add(quote, provider, deposit);
  await h.deps.db.deleteFrom('phone_codes').execute();
  const user = await open(h, quote.path);
  await screen.findByText('Falta que Ana Pérez lo acepte');
  expect(screen.queryByRole('button', { name: /^Retirar/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Anotar/ })).toBeNull();
  await press(user, 'Aceptar por $1.800');
  await press(user, 'Acepto por $1.800');
  await screen.findByText('Escribí los 6 números que te llegaron por SMS');
  await press(user, 'Mandame el código');
  await screen.findByText('Te mandamos el código. Puede tardar un minuto.');
  await user.type(screen.getByLabelText(/^Código/), await newestCode());
  await press(user, 'Acepto por $1.800');
  await screen.findByText('Total con adicionales');
  expect(screen.getByRole('heading', { name: 'Libreta del trabajo' })).toHaveFocus();
  expect(await sums()).toMatchObject({
    ...{ Presupuesto: '$14.640', 'Adicional: Cambiar el sifón': '$1.800', 'Total con adicionales': '$16.440' },
    ...{ Pagado: '$2.000', Falta: '$14.440' },
  });
  await user.click(screen.getByText('Ver el texto aceptado del adicional «Cambiar el sifón»'));
  const text = screen.getByText(/^Adicional n\.º 1 del presupuesto/).parentElement as HTMLElement;
  await user.click(within(text).getByRole('button', { name: 'Comprobar que no cambió' }));
  await within(text).findByText('Coincide. Es el texto que se aceptó, sin ningún cambio.');
});

test('an extra that was taken back meanwhile is gone from the page', async () => {
  const { provider, client, quote } = await agreed();
  await add(quote, provider);
  const user = await open(h, quote.path, { as: client });
  await press(user, 'Aceptar por $1.800');
  await h.call('DELETE', `/api/quotes/${quote.id}/entries/1`, { as: provider.token });
  await press(user, 'Mandame el código');
  await screen.findByText('Adicional retirado: Cambiar el sifón, $1.800.');
  expect(screen.queryByRole('button', { name: 'Acepto por $1.800' })).toBeNull();
});

test('after the work there are payments alone, and an overpaid one says so', async () => {
  const { provider, quote } = await agreed();
  await add(quote, provider);
  await agreeExtra(quote);
  await add(quote, provider, { ...deposit, amount: 17_000 });
  await done(quote, provider);
  const user = await open(h, quote.path, { as: provider });
  expect(await sums()).toMatchObject({ 'Total con adicionales': '$16.440', 'Pagado de más': '$560' });
  await press(user, 'Anotar un pago');
  await screen.findByLabelText(/^Cuánto/);
  expect(screen.queryByText('Un adicional')).toBeNull();
});

test('after its provider left what was accepted and paid can be read, without the price (rule QUOTE-20)', async () => {
  const { provider, client, quote } = await agreed();
  await add(quote, provider);
  await agreeExtra(quote);
  await add(quote, provider, deposit);
  expect((await eraseOwn(h, provider.token)).status).toBe(200);
  await open(h, quote.path, { as: client });
  await screen.findByText('Ver el texto aceptado del adicional «Cambiar el sifón»');
  screen.getByText('Pagado');
  for (const sum of ['Total con adicionales', 'Falta']) expect(screen.queryByText(sum)).toBeNull();
});
