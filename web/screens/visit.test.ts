import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createClient } from '../../api/test/people.ts';
import { quoteCalls } from '../../api/test/quotes.ts';
import { createPublisher } from '../../api/test/service-form.ts';
import { open } from './open.tsx';

const h = await startHarness();
const { list, agree } = quoteCalls(h);

test('a provider coordinates a visit without a price, with a draft of its own, and its client accepts it (rule QUOTE-60)', async () => {
  const [provider, client] = [await createPublisher(h), await createClient(h)];
  let user = await open(h, '/provider/create-quote', { as: provider });
  await user.type(await screen.findByLabelText(/^Para quién/), 'Beto');

  user = await open(h, '/provider/quotes', { as: provider });
  await user.click(await screen.findByRole('link', { name: 'Coordinar una visita' }));
  await screen.findByRole('heading', { level: 1, name: 'Coordinar una visita' });
  const name = await screen.findByLabelText(/^Para quién/);
  expect(name).toHaveValue('');
  expect(screen.getByLabelText(/^Qué es/)).toHaveValue('Visita para ver el trabajo');
  screen.getByText('Sin costo.');
  expect(screen.queryByLabelText(/^Materiales/)).toBeNull();
  await user.type(name, 'Ana');
  await user.click(screen.getByRole('button', { name: 'Guardar y seguir' }));
  await screen.findByText('Visita para ver el trabajo');
  const chat = await screen.findByRole('link', { name: /^Enviar por WhatsApp/ });
  expect(decodeURIComponent((chat as HTMLAnchorElement).href)).toContain('Hola Ana, te propongo una visita sin costo:');
  expect(document.body.textContent).not.toMatch(/\$ ?0\b/);

  const [quote] = await list(provider);
  if (!quote) throw new Error('no visit was made');
  await open(h, quote.path, { as: client });
  await screen.findByRole('heading', { level: 1, name: 'Visita para Ana' });
  screen.getByRole('heading', { name: 'Aceptar esta visita' });
  expect(screen.getByText(/^Vas a aceptar la visita/)).toHaveTextContent('Vas a aceptar la visita sin costo.');
  expect((await agree(quote, { as: client })).status).toBe(200);
  await open(h, quote.path, { as: client });
  await screen.findByRole('button', { name: 'Proponer una cita' });
  expect(screen.queryByRole('button', { name: 'El trabajo está hecho' })).toBeNull();
  expect(document.body.textContent).not.toMatch(/\$ ?0\b/);

  user = await open(h, '/provider/create-quote', { as: provider });
  await waitFor(() => expect(screen.getByLabelText(/^Para quién/)).toHaveValue('Beto'));
});
