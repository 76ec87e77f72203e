import { randomUUID } from 'node:crypto';
import type { Inquiry, SharedInquiry } from '@tero/shared/contract/inquiries';
import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import { beforeEach, expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createClient, type Person, signIn } from '../../../test/people.ts';
import { quoteCalls } from '../../../test/quotes.ts';
import { createPublisher } from '../../../test/service-form.ts';
import { createService } from '../../../test/services.ts';
import { askAboutContacts } from '../contact-questions/asking.ts';

const h = await startHarness();
const { db } = h.deps;
const { make, change, list, read, agree } = quoteCalls(h);

// noon in Montevideo
beforeEach(() => h.clock.set('2026-03-10T15:00:00.000Z'));

const again = async (as: Person): Promise<Person> => ({ ...as, token: await signIn(h, as) });
const texts = { what: 'Cambiar un enchufe', place: 'Pocitos', timing: 'hoy' };

/** Returns a client who asks three providers, and the token of the pedido's link. */
async function asked() {
  const client = await createClient(h);
  const [one, two, three] = [await createPublisher(h), await createPublisher(h), await createPublisher(h)];
  const service_ids: number[] = [];
  for (const provider of [one, two, three]) service_ids.push((await createService(h, provider)).id);
  const pedido = await ask(client, service_ids);
  return { client, one, two, three, service_ids, ...pedido };
}

async function ask(client: Person, service_ids: number[]) {
  const headers = { 'idempotency-key': randomUUID() };
  await h.call('POST', '/api/inquiries', { as: client.token, body: { ...texts, service_ids }, headers });
  const { body } = await h.call<{ inquiries: Inquiry[] }>('GET', '/api/inquiries', { as: client.token });
  const [inquiry] = body.inquiries;
  return { id: Number(inquiry?.id), inquiry_token: inquiry?.path?.replace('/pedido/', '') };
}

/** Opens the chat of one recipient of a pedido. */
const write = (as: Person, inquiry_id: number, service_id: number | undefined) =>
  h.call('POST', '/api/metrics/track-click', {
    as: as.token,
    body: { service_id, click_type: 'whatsapp', inquiry_id },
  });

const pedido = async (token: string | undefined, as?: Person) =>
  (await h.call<{ inquiry: SharedInquiry }>('GET', `/api/inquiries/link/${token}`, { as: as?.token })).body.inquiry;

test('who made a quote reads in its list which pedido it answers, while that would open (rule QUOTE-31)', async () => {
  const { client, one, two, id, inquiry_token } = await asked();
  const { quote } = (await make(one, { inquiry_token })).body;
  await make(one);
  await make(two, { inquiry_token });
  const path = `/pedido/${inquiry_token}`;
  expect((await list(one)).map((own) => own.asked)).toEqual([undefined, { ...texts, path }]);
  await agree(quote, { as: client });
  expect((await list(one))[1]).toMatchObject({ state: 'aceptado', asked: { ...texts, path } });
  // on the page of the link it is for who wrote it alone
  expect((await read(quote, one)).body.quote.asked).toBeUndefined();
  const setHidden = (hidden_at: string | null) =>
    db.updateTable('inquiries').set({ hidden_at }).where('id', '=', id).execute();
  await setHidden(h.clock.now().toISOString());
  expect((await list(one))[1]?.asked).toBeUndefined();
  await setHidden(null);
  const setSuspended = (suspended_at: string | null) =>
    db.updateTable('accounts').set({ suspended_at }).where('id', '=', client.id).execute();
  await setSuspended(h.clock.now().toISOString());
  expect((await list(one))[1]?.asked).toBeUndefined();
  await setSuspended(null);
  h.clock.advance((limits.inquiryLinkDays + 1) * day);
  expect((await list(await again(one)))[1]?.asked).toBeUndefined();
});

test('who wrote the pedido reads on the quote what was asked, and how many others can be told; nobody else does', async () => {
  const { client, one, two, id, service_ids, inquiry_token } = await asked();
  const { quote } = (await make(one, { inquiry_token })).body;
  const own = { ...texts, id, path: `/mis-pedidos/${id}` };
  expect((await read(quote, client)).body.quote.asked).toEqual({ ...own, others: 0, to_tell: [] });
  for (const service_id of service_ids.slice(0, 2)) await write(client, id, service_id);
  const accepted = (await agree(quote, { as: client, phone: '098 333 111' })).body.quote;
  expect(accepted.asked).toEqual({ ...own, others: 1, to_tell: [two.id] });
  for (const other of [one, two, await createClient(h), null]) {
    expect((await read(quote, other)).body.quote).not.toHaveProperty('asked');
  }
  // without a provider's phone there is no chat with it
  const looks = db.deleteFrom('phone_views').where('account_id', '=', client.id).where('provider_id', '=', two.id);
  const [look] = await looks.returningAll().execute();
  expect((await read(quote, client)).body.quote.asked).toEqual({ ...own, others: 0, to_tell: [] });
  // asking how many gives no phone
  expect(await db.selectFrom('phone_views').select('provider_id').where('provider_id', '=', two.id).execute()).toEqual(
    [],
  );
  if (look) await db.insertInto('phone_views').values(look).execute();
  expect((await read(quote, client)).body.quote.asked).toEqual({ ...own, others: 1, to_tell: [two.id] });
  // a provider that is in no list has no chat
  await db.updateTable('services').set({ listed: 0 }).where('id', '=', Number(service_ids[1])).execute();
  expect((await read(quote, client)).body.quote.asked).toEqual({ ...own, others: 0, to_tell: [] });
  await h.call('DELETE', `/api/inquiries/${id}`, { as: client.token });
  expect((await read(quote, client)).body.quote).not.toHaveProperty('asked');
});

test('the other quotes of a pedido say to its writer alone which one they accepted (rule QUOTE-40)', async () => {
  const { client, one, two, inquiry_token } = await asked();
  const { quote } = (await make(one, { inquiry_token })).body;
  const other = (await make(two, { inquiry_token })).body.quote;
  const { company_name, name } = await db
    .selectFrom('accounts as a')
    .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select(['p.company_name', 'a.name'])
    .where('a.id', '=', one.id)
    .executeTakeFirstOrThrow();
  const saidOn = async (of: typeof quote, as: Person | null) => (await read(of, as)).body.quote.asked?.agreed;
  expect(await saidOn(other, client)).toBeUndefined();
  // somebody else's acceptance is not the writer's
  await agree((await make(two, { inquiry_token })).body.quote, { phone: '098 555 111' });
  expect(await saidOn(other, client)).toBeUndefined();
  await agree(quote, { as: client, phone: '098 555 222' });
  const agreed = { path: quote.path, provider_id: one.id, provider_name: company_name ?? name };
  expect(await saidOn(other, client)).toEqual(agreed);
  expect(await saidOn(quote, client)).toBeUndefined();
  for (const reader of [one, two, await createClient(h), null]) {
    expect(JSON.stringify((await read(other, reader)).body)).not.toContain(quote.path);
  }
  // a second one is accepted all the same
  expect((await agree(other, { as: client, phone: '098 555 333' })).status).toBe(200);
  expect(await saidOn(other, client)).toBeUndefined();
});

test('one that the writer accepted signed in leads to the pedido from before it too, and tells its provider of none', async () => {
  const { client, one, id, service_ids } = await asked();
  h.clock.advance(1000);
  const { quote } = (await make(one)).body;
  h.clock.advance(1000);
  const later = await ask(client, service_ids);
  expect((await read(quote, client)).body.quote).not.toHaveProperty('asked');
  await agree(quote, { as: client, phone: '098 111 222' });
  expect((await read(quote, client)).body.quote.asked).toMatchObject({ path: `/mis-pedidos/${id}` });
  expect((await list(one))[0]).not.toHaveProperty('asked');
  expect((await read(quote, await createClient(h))).body.quote).not.toHaveProperty('asked');
  expect(await pedido(later.inquiry_token, one)).not.toHaveProperty('is_solved');
});

test('whoever opens the link of a pedido reads once it is solved, never with whom or at what price (rule QUOTE-32)', async () => {
  const { client, one, two, three, inquiry_token } = await asked();
  const { quote } = (await make(one, { inquiry_token })).body;
  await make(two, { inquiry_token, materials: '3.000' });
  const readers = [one, two, three, await createPublisher(h), client, undefined];
  for (const reader of readers) expect(await pedido(inquiry_token, reader)).not.toHaveProperty('is_solved');
  await db.updateTable('accounts').set({ phone: '098222333' }).where('id', '=', client.id).execute();
  await agree(quote, { phone: '098 222 333' });
  for (const reader of readers) expect((await pedido(inquiry_token, reader)).is_solved).toBe(true);
  expect((await pedido(inquiry_token, one)).own_quotes).toMatchObject([{ path: quote.path, state: 'aceptado' }]);
  for (const reader of readers.slice(1)) {
    const said = JSON.stringify(await pedido(inquiry_token, reader));
    expect(said).not.toContain(quote.path);
    expect(said).not.toMatch(/14640|Chispa|Ana|aceptado/);
  }
});

test('it is solved as well by one that the writer accepted signed in, however it was made', async () => {
  const { client, one, two, inquiry_token } = await asked();
  h.clock.advance(1000);
  const { quote } = (await make(one)).body;
  const stranger = await createPublisher(h);
  await agree((await make(stranger)).body.quote, { as: client, phone: '098 111 444' });
  await agree((await make(one)).body.quote, { phone: '098 111 555' });
  expect(await pedido(inquiry_token, two)).not.toHaveProperty('is_solved');
  await agree(quote, { as: client, phone: '098 111 666' });
  expect((await pedido(inquiry_token, two)).is_solved).toBe(true);
});

test('of one that somebody else accepted, as its provider could by a phone of their own, nobody hears', async () => {
  const { client, one, two, inquiry_token } = await asked();
  await agree((await make(two, { inquiry_token })).body.quote, { phone: '098 222 444' });
  for (const reader of [one, two, client, undefined]) {
    expect(await pedido(inquiry_token, reader)).not.toHaveProperty('is_solved');
  }
});

test('to its writer one that somebody else accepted solves nothing either, until they do (rule ASK-27)', async () => {
  const { client, one, two, id, service_ids, inquiry_token } = await asked();
  for (const service_id of service_ids) await write(client, id, service_id);
  h.clock.advance(1000);
  const { quote } = (await make(one, { inquiry_token })).body;
  const theirs = (await make(two, { inquiry_token })).body.quote;
  await agree(quote, { phone: '098 222 555' });
  const cards = async () => {
    const { body } = await h.call<{ inquiries: Inquiry[] }>('GET', '/api/inquiries', { as: client.token });
    return body.inquiries[0]?.recipients.map((card) => [card.quote?.state, card.quote?.is_agreed]);
  };
  expect(await cards()).toEqual([
    ['aceptado', false],
    ['enviado', undefined],
    [undefined, undefined],
  ]);
  // no other provider has to be told that it is solved
  expect((await read(quote, client)).body.quote.asked).toMatchObject({ id, others: 0, to_tell: [] });
  h.clock.advance(day);
  await askAboutContacts(h.deps);
  const about = db.selectFrom('contact_questions').select('provider_id').where('account_id', '=', client.id);
  expect(await about.execute()).toHaveLength(1);
  client.token = await signIn(h, client);
  await agree(theirs, { as: client, phone: '098 222 666' });
  expect(await cards()).toEqual([
    ['aceptado', false],
    ['aceptado', true],
    [undefined, undefined],
  ]);
  expect((await read(theirs, client)).body.quote.asked).toMatchObject({ id, others: 2 });
});

test('a quote made by the link of a pedido that is deleted answers no other one', async () => {
  const { client, one, service_ids, inquiry_token: before } = await asked();
  h.clock.advance(1000);
  const later = await ask(client, service_ids);
  h.clock.advance(1000);
  const { quote } = (await make(one, { inquiry_token: later.inquiry_token })).body;
  await agree(quote, { as: client, phone: '098 444 111' });
  expect((await read(quote, client)).body.quote.asked).toMatchObject({ path: `/mis-pedidos/${later.id}` });
  await h.call('DELETE', `/api/inquiries/${later.id}`, { as: client.token });
  expect((await read(quote, client)).body.quote).not.toHaveProperty('asked');
  expect(await pedido(before, one)).not.toHaveProperty('is_solved');
  const { inquiries } = (await h.call('GET', '/api/inquiries', { as: client.token })).body;
  expect(JSON.stringify(inquiries)).not.toContain(quote.path);
});

test('that the writer was told is said of what was told alone (rule QUOTE-28)', async () => {
  const { one, two, id, inquiry_token } = await asked();
  const { quote } = (await make(one, { inquiry_token })).body;
  expect([quote.told, (await make(one)).body.quote.told]).toEqual([true, false]);
  let last = quote;
  for (let more = 1; more < 6; more += 1) {
    last = (await change(one, quote.id, { materials: `${more}.000` })).body.quote;
    expect([last.arrived, last.told]).toEqual([true, true]);
  }
  last = (await change(one, quote.id, { materials: '7.000' })).body.quote;
  expect([last.arrived, last.told]).toEqual([true, false]);
  const theirs = (await make(two, { inquiry_token })).body.quote;
  const hidden_at = h.clock.now().toISOString();
  await db.updateTable('inquiries').set({ hidden_at }).where('id', '=', id).execute();
  const changed = (await change(two, theirs.id, { materials: '3.500' })).body.quote;
  expect([changed.arrived, changed.told]).toEqual([true, false]);
  expect((await list(two)).map(({ told }) => told)).toEqual([false]);
});

test('the copy of what one accepted oneself is no unread news, and what another did is (rule NOTI-89)', async () => {
  const { client, one, two, inquiry_token } = await asked();
  const { quote } = (await make(one, { inquiry_token })).body;
  await make(two, { inquiry_token });
  await agree(quote, { as: client, phone: '098 333 222' });
  const get = <Body>(path: string) => h.call<Body>('GET', path, { as: client.token });
  const { body } = await get<{ notifications: { type: string; is_read: boolean }[] }>('/api/notifications');
  expect(body.notifications.map(({ type, is_read }) => [type, is_read])).toEqual([
    ['quote_agreed', true],
    ['quote_received', false],
    // of the very quote that was accepted
    ['quote_received', true],
  ]);
  const counted = await get<{ unreadCount: number }>('/api/notifications/unread-count');
  expect(counted.body.unreadCount).toBe(1);
});
