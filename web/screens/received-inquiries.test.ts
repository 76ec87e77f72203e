import { randomUUID } from 'node:crypto';
import type { Inquiry } from '@tero/shared/contract/inquiries';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createClient, type Person } from '../../api/test/people.ts';
import { quoteCalls } from '../../api/test/quotes.ts';
import { createPublisher } from '../../api/test/service-form.ts';
import { createService } from '../../api/test/services.ts';
import { open } from './open.tsx';

const h = await startHarness();
const { make } = quoteCalls(h);
const main = () => within(screen.getByRole('main'));

/** Writes a pedido to the provider's service, and opens its chat. */
async function ask(client: Person, service_id: number, what: string) {
  const body = { what, place: 'Pocitos', timing: 'hoy', service_ids: [service_id] };
  const headers = { 'idempotency-key': randomUUID() };
  await h.call('POST', '/api/inquiries', { as: client.token, body, headers });
  const { inquiries } = (await h.call<{ inquiries: Inquiry[] }>('GET', '/api/inquiries', { as: client.token })).body;
  const inquiry = inquiries.find((one) => one.what === what);
  const tap = { service_id, click_type: 'whatsapp', inquiry_id: inquiry?.id };
  await h.call('POST', '/api/metrics/track-click', { as: client.token, body: tap });
  return inquiry?.path ?? '';
}

test('a provider reads which pedidos it got, answers one from the list, and is told of those that wait on Inicio', async () => {
  const [client, provider] = [await createClient(h, { name: 'Rosario Zabalza' }), await createPublisher(h)];
  const service = await createService(h, provider);
  await open(h, '/provider/inquiries', { as: provider });
  await main().findByText('No tenés pedidos de estos días');
  const first = await ask(client, service.id, 'Cambiar un enchufe');
  await ask(client, service.id, 'Poner una lámpara');

  let user = await open(h, '/', { as: provider });
  await main().findByRole('heading', { name: 'Tu próximo paso: Tenés 2 pedidos sin presupuesto' });
  await user.click(main().getByRole('link', { name: 'Ver los pedidos' }));
  await main().findByRole('heading', { level: 1, name: 'Pedidos que recibí' });
  expect(await main().findAllByText('Todavía no le hiciste un presupuesto')).toHaveLength(2);
  expect(main().queryByText(/Rosario/)).toBeNull();
  const card = (await main().findByRole('link', { name: 'Cambiar un enchufe' })).closest('article');
  expect(card).toHaveTextContent('Pocitos · hoy');
  const answer = within(card as HTMLElement).getByRole('link', { name: 'Hacerle un presupuesto' });
  const inquiry_token = first.replace('/pedido/', '');
  expect(answer).toHaveAttribute('href', `/provider/create-quote?pedido=${inquiry_token}`);

  const { quote } = (await make(provider, { inquiry_token })).body;
  user = await open(h, '/', { as: provider });
  await main().findByRole('heading', { name: 'Tu próximo paso: Tenés 1 pedido sin presupuesto' });
  await open(h, '/provider/inquiries', { as: provider });
  const made = await main().findByText(/^Le hiciste un presupuesto por \$/);
  const link = within(made.closest('article') as HTMLElement).getByRole('link', { name: 'Ver el presupuesto' });
  expect(link).toHaveAttribute('href', quote.path);

  user = await open(h, '/avisos', { as: provider });
  const [told] = await main().findAllByRole('link', { name: /Te llegó un pedido/ });
  await user.click(told as HTMLElement);
  await main().findByRole('heading', { level: 1, name: 'Te piden un presupuesto' });
});

test('the form says that nobody gets anything before, and that the pedido then stays in Tero', async () => {
  const service = await createService(h, await createPublisher(h));
  await open(h, `/pedir?servicios=${service.id}&elegidos=1`);
  await main().findByText(
    /Nadie recibe nada hasta que abras su chat\. Cuando lo abrís, el pedido le queda también en Tero\.$/,
  );
});
