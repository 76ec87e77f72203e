import { hanging as waits } from '@tero/shared/delays';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createAdmin, createClient } from '../../api/test/people.ts';
import { createPost } from '../../api/test/posts.ts';
import { createPublisher } from '../../api/test/service-form.ts';
import { createService } from '../../api/test/services.ts';
import { screens } from '../src/app/screens/screens.ts';
import { hanging } from './line.ts';
import { open } from './open.tsx';

// a connection that hangs: the device is connected, and the server does not respond (rules NAV-191 and NAV-192)
const h = await startHarness();
const provider = await createPublisher(h, { company_name: 'Rejas del Este' });
const title = 'Rejas y portones a medida';
const service = await createService(h, provider, { title, price: 2500, images: ['reja'] });
const client = await createClient(h);
const admin = await createAdmin(h);
const post = await createPost(h, provider, 'Terminamos el portón de la escuela 12.');
await h.call('POST', '/api/favorites', { as: client.token, body: { service_id: service.id } });
await h.call('POST', '/api/history/visited', { as: client.token, body: { service_id: service.id } });

const main = () => within(screen.getByRole('main'));
const isLoading = () => document.querySelector('main .animate-pulse') !== null;
const silent = 'Tero no responde';

/** Gives the test control of the page's clock. */
function holdClock(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now(), shouldAdvanceTime: true });
}

/** Paths of lists and of single things, with a text that each shows. */
const read = [
  ['/', undefined, title],
  ['/servicios', undefined, title],
  ['/servicios/categoria/electricidad', undefined, title],
  ['/recientes', undefined, title],
  [`/servicios/${service.id}`, undefined, title],
  [`/servicios/${service.id}/reviews`, undefined, title],
  [`/provider-profile/${provider.id}`, undefined, title],
  [`/publicacion/post/${post}`, undefined, /portón de la escuela/],
  ['/favoritos', client, title],
  ['/historial', client, title],
  ['/user-profile?tab=favorites', client, title],
  ['/mis-pedidos', client, /pedido/i],
  ['/provider-profile', provider, title],
  ['/provider/quotes', provider, /presupuesto/i],
] as const;

test.each(read)('%s shows what was read before at once, and says how old it is', async (path, as, shown) => {
  await open(h, path, { ...(as && { as }), caches: true });
  await waitFor(() => expect(isLoading()).toBe(false));
  expect(main().queryAllByText(shown)).not.toEqual([]);
  h.clock.advance(3 * 60 * 60_000);
  const answer = hanging();
  await open(h, path, { ...(as && { as }), caches: true });
  expect((await main().findAllByText(shown)).length).toBeGreaterThan(0);
  await screen.findByText(/^Actualizado hace 3 h · Tero no responde por ahora$/);
  expect(screen.queryByText(silent)).toBeNull();
  answer();
  await waitFor(() => expect(screen.queryByText(/^Actualizado/)).toBeNull());
});

test('a page that was not read says after 5 s that nothing answers, with its card, and fills in when the answer comes', async () => {
  const user = await open(h, '/servicios', { caches: true });
  const card = await main().findByRole('link', { name: title });
  const answer = hanging();
  holdClock();
  await user.click(card);
  await waitFor(() => expect(isLoading()).toBe(true));
  await vi.advanceTimersByTimeAsync(waits.unanswered);
  await screen.findByRole('heading', { level: 1, name: title });
  expect(main().getByText(/^Tero no responde\. Esto es lo que guardamos en este dispositivo/)).toBeVisible();
  expect(main().getByText(/^\$2\.500/)).toBeVisible();
  expect(main().getByRole('link', { name: 'Rejas del Este' })).toBeVisible();
  expect(main().getByRole('button', { name: 'Reintentar' })).toBeVisible();
  answer();
  await main().findByRole('heading', { name: 'Disponibilidad' });
  expect(main().queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

test('without a card it says only that, and asks again when it is told to', async () => {
  await open(h, '/about', { caches: true });
  const answer = hanging();
  holdClock();
  const user = await open(h, '/servicios/1', { caches: true });
  holdClock();
  await vi.advanceTimersByTimeAsync(waits.unanswered);
  await screen.findByRole('heading', { level: 1, name: silent });
  answer();
  await user.click(main().getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('heading', { level: 1, name: title });
});

const people = { anyone: undefined, account: client, provider, admin };

test.each(Object.entries(people))('no screen for %s loads for longer than 5 s', async (who, as) => {
  await open(h, '/terms', { ...(as && { as }), caches: true });
  const { queryClient } = await import('../src/lib/http/query-client.ts');
  hanging();
  holdClock();
  const stuck: string[] = [];
  for (const found of screens.filter((one) => one.who === who)) {
    const path = found.path.replaceAll(/:\w+/g, '1');
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await waitFor(() => expect(queryClient.isFetching() > 0 || !isLoading()).toBe(true));
    await vi.advanceTimersByTimeAsync(waits.unanswered);
    await waitFor(() => expect(isLoading()).toBe(false), { timeout: 10_000 }).catch(() => stuck.push(path));
  }
  expect(stuck).toEqual([]);
});
