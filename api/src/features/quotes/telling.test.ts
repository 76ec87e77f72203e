import { randomUUID } from 'node:crypto';
import type { Inquiry } from '@tero/shared/contract/inquiries';
import { day } from '@tero/shared/rules/time/durations';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { eraseOwn } from '../../../test/deletion.ts';
import { deliveriesOf, outboxOf } from '../../../test/deliveries.ts';
import { startHarness } from '../../../test/harness.ts';
import { addBrowser } from '../../../test/notices.ts';
import { createClient, type Person, signIn } from '../../../test/people.ts';
import { startPushService } from '../../../test/push-service.ts';
import { quoteCalls } from '../../../test/quotes.ts';
import { createPublisher } from '../../../test/service-form.ts';
import { createService } from '../../../test/services.ts';

const push = await startPushService();
const h = await startHarness({ PUSH_ALLOW_LOOPBACK: '1' });
afterAll(push.close);
const { db } = h.deps;
const { deliver } = deliveriesOf(h);
const { make, change, agree } = quoteCalls(h);

// noon in Montevideo
beforeEach(() => h.clock.set('2026-03-10T15:00:00.000Z'));

/** Returns a client who asked two providers, and the token of the pedido's link. */
async function asked() {
  const [client, one, two] = [await createClient(h), await createPublisher(h), await createPublisher(h)];
  const service_ids = [(await createService(h, one)).id, (await createService(h, two)).id];
  const body = { what: 'Cambiar un enchufe', place: 'Pocitos', timing: 'hoy', service_ids };
  await h.call('POST', '/api/inquiries', { as: client.token, body, headers: { 'idempotency-key': randomUUID() } });
  const list = await h.call<{ inquiries: Inquiry[] }>('GET', '/api/inquiries', { as: client.token });
  const [inquiry] = list.body.inquiries;
  return { client, one, two, id: inquiry?.id, inquiry_token: inquiry?.path?.replace('/pedido/', '') };
}

const noticesOf = async ({ token }: Person, of = 'quote_received') =>
  (
    await h.call<{ notifications: { type: string; title: string; message: string; link: string | null }[] }>(
      'GET',
      '/api/notifications',
      { as: token },
    )
  ).body.notifications.filter(({ type }) => type === of);

const deliveriesTo = async ({ id }: Person, of = 'quote_received') =>
  (await db.selectFrom('outbox').select('dedupe_key').where('account_id', '=', id).execute())
    .map(({ dedupe_key }) => dedupe_key)
    .filter((key) => key.includes(of));

test('who wrote a pedido is told of a quote that answers it, with the way to it, and nobody else (rule QUOTE-26)', async () => {
  const { client, one, two, inquiry_token } = await asked();
  const { quote } = (await make(one, { inquiry_token })).body;
  expect(await noticesOf(client)).toMatchObject([
    {
      title: 'Chispa Oriental te pasó un presupuesto',
      message: '$14.640 por «Cambiar un enchufe». Mirá el presupuesto y, si te sirve, aceptalo.',
      link: quote.path,
    },
  ]);
  expect(await deliveriesTo(client)).toEqual([`email:quote_received:${quote.id}:1`]);
  for (const other of [one, two]) expect(await noticesOf(other)).toEqual([]);
});

test('it is told once a version: the same call again, and a change that changes nothing, tell nothing', async () => {
  const { client, one, inquiry_token } = await asked();
  const headers = { 'idempotency-key': randomUUID() };
  const { quote } = (await make(one, { inquiry_token }, headers)).body;
  await make(one, { inquiry_token }, headers);
  await change(one, quote.id);
  expect(await noticesOf(client)).toHaveLength(1);
  await change(one, quote.id, { materials: '3.000' });
  expect((await noticesOf(client)).map(({ title, message }) => `${title}: ${message}`)).toEqual([
    'Chispa Oriental editó su presupuesto: Ahora son $15.860 por «Cambiar un enchufe». Mirá el presupuesto y, si te sirve, aceptalo.',
    'Chispa Oriental te pasó un presupuesto: $14.640 por «Cambiar un enchufe». Mirá el presupuesto y, si te sirve, aceptalo.',
  ]);
});

test('a quote that answers no pedido of an account tells nobody, nor does one of a pedido that was deleted', async () => {
  const { client, one, id, inquiry_token } = await asked();
  await make(one);
  await make(await createPublisher(h), { inquiry_token });
  expect(await noticesOf(client)).toEqual([]);
  const { quote } = (await make(one, { inquiry_token })).body;
  await h.call('DELETE', `/api/inquiries/${id}`, { as: client.token });
  await change(one, quote.id, { materials: '3.000' });
  expect(await noticesOf(client)).toHaveLength(1);
});

test('of one provider six answers to a pedido are told in 24 hours, and none of a pedido that the team hid', async () => {
  const { client, one, two, id, inquiry_token } = await asked();
  const { quote } = (await make(one, { inquiry_token })).body;
  for (let more = 1; more <= 7; more += 1) await change(one, quote.id, { materials: `${more}.000` });
  expect(await noticesOf(client)).toHaveLength(6);
  await make(two, { inquiry_token });
  expect(await noticesOf(client)).toHaveLength(7);
  h.clock.advance(day);
  await change(one, quote.id, { materials: '9.000' });
  expect(await noticesOf(client)).toHaveLength(8);
  h.clock.advance(day);
  await db
    .updateTable('inquiries')
    .set({ hidden_at: h.clock.now().toISOString() })
    .where('id', '=', Number(id))
    .execute();
  await change(one, quote.id, { materials: '9.500' });
  expect(await noticesOf(client)).toHaveLength(8);
});

test('it leaves by what carries «Novedades de servicios»: by mail, and by push to each browser', async () => {
  const { client, one, inquiry_token } = await asked();
  await addBrowser(h, client, push);
  const { quote } = (await make(one, { inquiry_token })).body;
  expect((await outboxOf(h, client.id)).map(({ channel, category }) => [channel, category])).toEqual([
    ['email', 'serviceUpdates'],
    ['push', 'serviceUpdates'],
  ]);
  await deliver('push');
  expect(push.messages.map(({ text }) => text)).toEqual([expect.stringContaining(quote.path)]);
});

test('the download of the client has the notice, without the link that accepts', async () => {
  const { client, one, inquiry_token } = await asked();
  const { quote } = (await make(one, { inquiry_token })).body;
  const { body } = await h.call('GET', '/api/users/me/export', { as: await signIn(h, client) });
  expect(JSON.stringify(body)).toContain('Chispa Oriental te pasó un presupuesto');
  expect(JSON.stringify(body)).not.toContain(quote.path);
});

test('a provider who leaves takes along what told of its quotes, on its way too', async () => {
  const { client, one, two, inquiry_token } = await asked();
  await make(one, { inquiry_token });
  const kept = (await make(two, { inquiry_token })).body.quote;
  expect((await eraseOwn(h, one.token)).status).toBe(200);
  expect(await noticesOf(client)).toMatchObject([{ link: kept.path }]);
  expect(await deliveriesTo(client)).toEqual([`email:quote_received:${kept.id}:1`]);
});

test('who accepts signed in gets a copy, once, which stays when the provider leaves; a visitor gets none (rule QUOTE-30)', async () => {
  const { client, one, two, inquiry_token } = await asked();
  const { quote } = (await make(one, { inquiry_token })).body;
  await agree(quote, { as: client });
  await agree(quote, { as: client });
  const copies = () => noticesOf(client, 'quote_agreed');
  expect(await copies()).toMatchObject([
    {
      title: 'Aceptaste el presupuesto',
      message: 'Es de Chispa Oriental, por $14.640. Coordinen el día y la hora.',
      link: quote.path,
    },
  ]);
  expect(await deliveriesTo(client, 'quote_agreed')).toEqual([`email:quote_agreed:${quote.id}:1`]);
  const { body } = await h.call('GET', '/api/users/me/export', { as: client.token });
  expect(JSON.stringify(body)).toContain('Es de Chispa Oriental, por $14.640.');
  expect(JSON.stringify(body)).not.toContain(quote.path);
  await agree((await make(two, { inquiry_token })).body.quote, { phone: '098 777 888' });
  expect(await copies()).toHaveLength(1);
  expect((await eraseOwn(h, one.token)).status).toBe(200);
  expect(await copies()).toHaveLength(1);
});
