import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createClient } from '../../api/test/people.ts';
import { quoteCalls } from '../../api/test/quotes.ts';
import { createPublisher } from '../../api/test/service-form.ts';
import { failing } from './line.ts';
import { open } from './open.tsx';

const h = await startHarness();
const { make, agree, done } = quoteCalls(h);

/** Creates a quote that a client accepted. */
async function agreed() {
  await h.deps.db.deleteFrom('phone_codes').execute();
  const [provider, client] = [await createPublisher(h), await createClient(h)];
  const { quote } = (await make(provider)).body;
  expect((await agree(quote, { as: client })).status).toBe(200);
  return { provider, client, quote };
}

/** Presses the button, and says that it is so. */
async function say(user: Awaited<ReturnType<typeof open>>) {
  await user.click(await button());
  await user.click(await screen.findByRole('button', { name: 'Sí, está hecho' }));
}
const button = () => screen.findByRole('button', { name: 'El trabajo está hecho' });
const hasNoButton = () => expect(screen.queryByRole('button', { name: 'El trabajo está hecho' })).toBeNull();
const said = (who: string) => screen.findByText(new RegExp(`^${who} el .+ que el trabajo está hecho\\.$`));

test('the client says that the work is done, with signal, and is led to the review (rule QUOTE-54)', async () => {
  const { provider, client, quote } = await agreed();
  const user = await open(h, quote.path, { as: client });
  const repair = failing(/\/done$/, 'lost');
  await say(user);
  await screen.findByText(/Probá de nuevo/);
  repair();
  await screen.findByText('Cuando esté hecho el trabajo podés', { exact: false });
  await say(user);
  await waitFor(async () => expect(await said('Dijiste')).toHaveFocus());
  hasNoButton();
  expect((await screen.findByRole('link', { name: 'dejarle una reseña' })).parentElement).toHaveTextContent(
    'Ya podés dejarle una reseña.',
  );
  screen.getByText('¿Quedó algo pendiente?');
  await open(h, quote.path, { as: provider });
  await said('Tu cliente dijo');
  hasNoButton();
  expect(screen.queryByText(/confirmen el día y la hora/)).toBeNull();
  await open(h, '/provider/quotes', { as: provider });
  await said('Tu cliente dijo');
  expect(screen.queryByRole('link', { name: 'Avisar adónde voy' })).toBeNull();
});

test('its provider says it on the same page, and nobody else is offered it', async () => {
  const { provider, client, quote } = await agreed();
  await open(h, quote.path);
  await screen.findByText(/^Aceptado el/);
  hasNoButton();
  await open(h, quote.path, { as: await createClient(h) });
  await screen.findByText(/^Aceptado el/);
  hasNoButton();
  const user = await open(h, quote.path, { as: provider });
  await screen.findByText(/confirmen el día y la hora/);
  await say(user);
  await said('Dijiste');
  await waitFor(() => expect(screen.queryByText(/confirmen el día y la hora/)).toBeNull());
  await open(h, quote.path, { as: client });
  await said('Chispa Oriental dijo');
  await open(h, quote.path);
  await said('Chispa Oriental dijo');
});

test('one side has the page open while the other says it', async () => {
  const { provider, client, quote } = await agreed();
  const user = await open(h, quote.path, { as: client });
  const shown = await button();
  await done(quote, provider);
  await user.click(shown);
  await user.click(await screen.findByRole('button', { name: 'Sí, está hecho' }));
  await said('Chispa Oriental dijo');
});
