// @module-tag postgres
import { randomUUID } from 'node:crypto';
import type { Inquiry, ReceivedInquiry } from '@tero/shared/contract/inquiries';
import { limits } from '@tero/shared/limits';
import { day, minute } from '@tero/shared/rules/time/durations';
import { beforeEach, expect, test } from 'vitest';
import { eraseOwn } from '../../../test/deletion.ts';
import { startHarness } from '../../../test/harness.ts';
import { createClient, type Person, signIn } from '../../../test/people.ts';
import { quoteCalls } from '../../../test/quotes.ts';
import { createPublisher } from '../../../test/service-form.ts';
import { createService } from '../../../test/services.ts';

const h = await startHarness();
const { db } = h.deps;
const { make, agree, withdraw } = quoteCalls(h);

// noon in Montevideo
beforeEach(() => h.clock.set('2026-03-10T15:00:00.000Z'));

const texts = { what: 'Cambiar un enchufe', place: 'Pocitos', timing: 'hoy' };

async function ask(client: Person, service_ids: number[], body: object = {}) {
  const headers = { 'idempotency-key': randomUUID() };
  const given = { as: await signIn(h, client), body: { ...texts, service_ids, ...body }, headers };
  expect((await h.call('POST', '/api/inquiries', given)).status).toBe(201);
  const { body: read } = await h.call<{ inquiries: Inquiry[] }>('GET', '/api/inquiries', { as: given.as });
  const [inquiry] = read.inquiries;
  return { id: Number(inquiry?.id), path: inquiry?.path ?? '' };
}

/** Returns a client, and two providers that the client asks, each by a service. */
async function asked() {
  const client = await createClient(h, { name: 'Rosario Zabalza', phone: '099765432' });
  const [one, two] = [await createPublisher(h), await createPublisher(h)];
  const [ofOne, ofTwo] = [(await createService(h, one)).id, (await createService(h, two)).id];
  return { client, one, two, ofOne, ofTwo, ...(await ask(client, [ofOne, ofTwo])) };
}

/** Opens the chat of a provider whom a pedido asks. */
const write = async (as: Person, inquiry_id: number, service_id: number) => {
  const body = { service_id, click_type: 'whatsapp', inquiry_id };
  expect((await h.call('POST', '/api/metrics/track-click', { as: await signIn(h, as), body })).status).toBe(200);
};

const listOf = async (as: Person) =>
  (await h.call<{ inquiries: ReceivedInquiry[] }>('GET', '/api/inquiries/received', { as: await signIn(h, as) })).body
    .inquiries;

const noticesOf = async ({ id }: Person) =>
  db
    .selectFrom('notifications')
    .select(['title', 'message', 'link'])
    .where('account_id', '=', id)
    .where('type', '=', 'inquiry_received')
    .execute();

test('writing a pedido tells nobody; opening a chat puts it into the list of that provider alone (rule ASK-47)', async () => {
  const { client, one, two, ofOne, id, path } = await asked();
  expect([await listOf(one), await noticesOf(one)]).toEqual([[], []]);
  h.clock.advance(minute);
  const asked_at = h.clock.now().toISOString();
  await write(client, id, ofOne);
  const shown = { ...texts, id, path, asked_at, until: '2026-04-09', photos: 0, own_quotes: [] };
  expect(await listOf(one)).toEqual([shown]);
  expect([await listOf(two), await noticesOf(two)]).toEqual([[], []]);
  // without the person who asks and the other providers
  expect(JSON.stringify([await listOf(one), await noticesOf(one)])).not.toMatch(/Rosario|Zabalza|765432/);
  const next = await ask(client, [ofOne]);
  h.clock.advance(minute);
  await write(client, next.id, ofOne);
  expect((await listOf(one)).map((row) => row.id)).toEqual([next.id, id]);
});

test('the list is for providers alone', async () => {
  expect((await h.call('GET', '/api/inquiries/received')).status).toBe(401);
  const { token } = await createClient(h);
  expect((await h.call('GET', '/api/inquiries/received', { as: token })).status).toBe(403);
});

test('a provider is told once of each pedido, and nothing that the writer wrote (rule ASK-48)', async () => {
  const { client, one, two, ofOne, ofTwo, id, path } = await asked();
  for (const service of [ofOne, ofTwo, ofOne]) await write(client, id, service);
  const [told, ...more] = await noticesOf(one);
  expect(more).toEqual([]);
  expect(told).toMatchObject({ title: 'Te llegó un pedido', link: path });
  expect(told?.message).toMatch(/^Es por tu servicio «.+»\. Abrieron tu chat de WhatsApp\./);
  expect(told?.message).not.toContain(texts.what);
  expect(await noticesOf(two)).toHaveLength(1);
  const sent = await db
    .selectFrom('outbox')
    .select(['channel', 'category'])
    .where('account_id', '=', one.id)
    .where('dedupe_key', 'like', '%inquiry_received%')
    .execute();
  // sent as its setting says (rule NOTI-5)
  expect(sent).toEqual([{ channel: 'email', category: 'serviceUpdates' }]);
});

test('nobody puts a pedido into a list but its writer, and none that its link no longer shows', async () => {
  const { client, one, ofOne, id } = await asked();
  await write(await createClient(h), id, ofOne);
  expect(await listOf(one)).toEqual([]);
  h.clock.advance((limits.inquiryLinkDays + 1) * day);
  await write(client, id, ofOne);
  expect([await listOf(one), await noticesOf(one)]).toEqual([[], []]);
});

test('the list says what the provider has quoted, and that it is solved, not with whom (rules ASK-47 and QUOTE-32)', async () => {
  const { client, one, two, ofOne, ofTwo, id, path } = await asked();
  const inquiry_token = path.replace('/pedido/', '');
  for (const service of [ofOne, ofTwo]) await write(client, id, service);
  const { quote } = (await make(one, { inquiry_token })).body;
  expect(await listOf(one)).toMatchObject([{ own_quotes: [{ id: quote.id, path: quote.path, state: 'enviado' }] }]);
  expect(await listOf(two)).toMatchObject([{ own_quotes: [] }]);
  const other = (await make(two, { inquiry_token })).body.quote;
  await withdraw(two, other.id);
  await agree(quote, { as: { ...client, token: await signIn(h, client) } });
  expect(await listOf(one)).toMatchObject([{ is_solved: true, own_quotes: [{ state: 'aceptado' }] }]);
  expect(await listOf(two)).toMatchObject([{ is_solved: true, own_quotes: [] }]);
  expect(JSON.stringify(await listOf(two))).not.toContain(quote.path);
});

test('a solved pedido tells nobody any more', async () => {
  const { client, one, two, ofTwo, id, path } = await asked();
  const { quote } = (await make(one, { inquiry_token: path.replace('/pedido/', '') })).body;
  await agree(quote, { as: { ...client, token: await signIn(h, client) }, phone: '098 333 222' });
  await write(client, id, ofTwo);
  expect(await noticesOf(two)).toEqual([]);
  expect(await listOf(two)).toMatchObject([{ is_solved: true }]);
});

test('one that is hidden, whose writer is suspended, or whose link has ended is in no list', async () => {
  const { client, one, ofOne, id } = await asked();
  await write(client, id, ofOne);
  const now = h.clock.now().toISOString();
  const setHidden = (hidden_at: string | null) =>
    db.updateTable('inquiries').set({ hidden_at }).where('id', '=', id).execute();
  const setSuspended = (suspended_at: string | null) =>
    db.updateTable('accounts').set({ suspended_at }).where('id', '=', client.id).execute();
  await setHidden(now);
  expect(await listOf(one)).toEqual([]);
  await setHidden(null);
  await setSuspended(now);
  expect(await listOf(one)).toEqual([]);
  await setSuspended(null);
  expect(await listOf(one)).toHaveLength(1);
  h.clock.advance(limits.inquiryLinkDays * day);
  expect(await listOf(one)).toHaveLength(1);
  h.clock.advance(day);
  expect(await listOf(one)).toEqual([]);
});

test('a deleted pedido leaves the list, and an erased account leaves nothing of it on the other side', async () => {
  const { client, one, ofOne, ofTwo, id } = await asked();
  await write(client, id, ofOne);
  await h.call('DELETE', `/api/inquiries/${id}`, { as: await signIn(h, client) });
  expect(await listOf(one)).toEqual([]);
  const next = await ask(client, [ofOne, ofTwo]);
  for (const service of [ofOne, ofTwo]) await write(client, next.id, service);
  await eraseOwn(h, await signIn(h, one));
  expect(await noticesOf(one)).toEqual([]);
  await eraseOwn(h, await signIn(h, client));
  const rows = await db
    .selectFrom('inquiry_recipients')
    .select('inquiry_id')
    .where('inquiry_id', '=', next.id)
    .execute();
  expect(rows).toEqual([]);
});

test('whom the provider blocked asks it no more, and a block shows nothing of who wrote what (rule TRUST-81)', async () => {
  const { client, one, two, ofOne, ofTwo, id, path } = await asked();
  for (const service of [ofOne, ofTwo]) await write(client, id, service);
  const next = await ask(client, [ofOne]);
  const block = async (body: object) =>
    (await h.call<{ block: { id: number } }>('POST', '/api/provider/blocks', { as: await signIn(h, one), body })).body;
  const { id: view } = client;
  await block({ origin: 'phone', id: view });
  await write(client, next.id, ofOne);
  // earlier pedidos stay: removing them would reveal who wrote them
  expect((await listOf(one)).map((row) => row.id)).toEqual([id]);
  expect(await noticesOf(one)).toHaveLength(1);
  await block({ origin: 'inquiry', id, link_token: path.replace('/pedido/', '') });
  expect(await listOf(one)).toEqual([]);
  expect(await listOf(two)).toHaveLength(1);
});

test('the list counts photos, and has the newest 50 alone', async () => {
  const { client, one, ofOne, id } = await asked();
  await write(client, id, ofOne);
  const photo = { inquiry_id: id, position: 0, file: 'foto.webp', created_at: h.clock.now().toISOString() };
  await db.insertInto('inquiry_photos').values(photo).execute();
  expect(await listOf(one)).toMatchObject([{ photos: 1 }]);
  const at = new Date(h.clock.now().getTime() + minute).toISOString();
  for (let made = 0; made < limits.inquiriesListed; made += 1) {
    const row = { account_id: client.id, ...texts, token: randomUUID(), created_at: at, hidden_at: null };
    const { id: inquiry_id } = await db.insertInto('inquiries').values(row).returning('id').executeTakeFirstOrThrow();
    const of = { inquiry_id, account_id: client.id, provider_id: one.id, service_id: ofOne };
    await db
      .insertInto('inquiry_recipients')
      .values({ ...of, position: 0, asked_at: at })
      .execute();
  }
  const list = await listOf(one);
  expect([list.length, list.some((row) => row.id === id)]).toEqual([limits.inquiriesListed, false]);
});
