import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createClient, createProvider, type Person } from '../../api/test/people.ts';
import { createPublisher } from '../../api/test/service-form.ts';
import { createService } from '../../api/test/services.ts';
import { open } from './open.tsx';

const h = await startHarness();

/** Creates a client who sent a pedido to a provider. */
async function asked() {
  const provider = await createPublisher(h);
  const client = await createClient(h);
  const { id } = await createService(h, provider, { title: 'Electricista de casas' });
  const body = { what: 'Se quemó un enchufe', place: 'Pocitos', timing: 'esta semana', service_ids: [id] };
  const headers = { 'idempotency-key': randomUUID() };
  expect((await h.call('POST', '/api/inquiries', { as: client.token, body, headers })).status).toBe(201);
  const { inquiries } = (await h.call<{ inquiries: [{ path: string }] }>('GET', '/api/inquiries', { as: client.token }))
    .body;
  const [{ path }] = inquiries;
  return { provider, client, path, inquiry_token: path.split('/').at(-1) };
}

/** Makes a quote that answers a pedido, or none; returns its page's path. */
async function quoted(provider: Person, inquiry_token?: string): Promise<string> {
  const body = { client_name: 'Ana', works: [{ text: 'Cambiar el enchufe', price: 5300 }], inquiry_token };
  const made = await h.call<{ quote: { path: string } }>('POST', '/api/quotes', { as: provider.token, body });
  expect(made.status).toBe(201);
  return made.body.quote.path;
}

test('a provider without a subscription reads that it can answer by WhatsApp, and does', async () => {
  const { path } = await asked();
  const without = await createProvider(h);
  const user = await open(h, path, { as: without });
  const chat = () => screen.findByRole('link', { name: /^Responder por WhatsApp/ });
  await chat();
  await user.click(screen.getByRole('link', { name: 'Hacerle un presupuesto' }));
  await screen.findByRole('heading', { name: 'Acceso restringido' });
  await screen.findByText(/Podés responderle igual, sin suscripción\./);
  expect((await chat()).getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=Hola/);
  await open(h, '/provider/create-quote', { as: without });
  await screen.findByText(/^Sin suscripción podés pasarle el precio a tu cliente/);
});

test('the sign-in says where one comes back to', async () => {
  const { provider, path } = await asked();
  let user = await open(h, path);
  await user.click(await screen.findByRole('link', { name: 'Hacerle un presupuesto' }));
  await waitFor(() => expect(location.pathname + location.search).toMatch(/^\/login\?next=/));
  await screen.findByText('Después seguís con el presupuesto.');
  user = await open(h, await quoted(provider));
  await screen.findByText(/^Presupuesto para /);
  await user.click((await screen.findAllByRole('link', { name: /^Iniciar sesión/ }))[0] as HTMLElement);
  await screen.findByText('Después volvés al presupuesto.');
});

test('a quote that is opened by its link is read in the bell too (rule NOTI-91)', async () => {
  const { provider, client, inquiry_token } = await asked();
  const quote = await quoted(provider, inquiry_token);
  const bell = () => screen.findByRole('button', { name: /^Avisos/ });
  const isNamed = (name: string) => waitFor(async () => expect(await bell()).toHaveAccessibleName(name));
  await open(h, '/mis-mensajes', { as: client });
  await isNamed('Avisos, 1 sin leer');
  const user = await open(h, quote, { as: client });
  await isNamed('Avisos');
  await user.click(await bell());
  const list = within(await screen.findByRole('list', { name: 'Avisos' }));
  await list.findByText(/te pasó un presupuesto/);
  await waitFor(async () => {
    const unread = await h.call<{ unreadCount: number }>('GET', '/api/notifications/unread-count', {
      as: client.token,
    });
    expect(unread.body.unreadCount).toBe(0);
  });
  await open(h, quote, { as: client });
  await isNamed('Avisos');
});
