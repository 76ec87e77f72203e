import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import type { Inquiry, SharedInquiry } from '@tero/shared/contract/inquiries';
import type { Quote, quotes } from '@tero/shared/contract/quotes';
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
const { make, change, withdraw, list, see, agree, done } = quoteCalls(h);

type Standing = Omit<ResponseOf<typeof quotes.agreed>, 'success'>;

const listOf = async (as: Person) =>
  (await h.call<{ inquiries: Inquiry[] }>('GET', '/api/inquiries', { as: await signIn(h, as) })).body.inquiries;
/** Whose session began a while ago. */
const again = async (as: Person): Promise<Person> => ({ ...as, token: await signIn(h, as) });

// noon in Montevideo
beforeEach(async () => {
  h.clock.set('2026-03-10T15:00:00.000Z');
  // one test's codes count for no other's limit
  await h.deps.db.deleteFrom('phone_codes').execute();
});

/** Returns the quotes that a client reads on the cards of its newest pedido. */
const received = async (as: Person) => (await listOf(as))[0]?.recipients.map(({ quote }) => quote);

/** Returns the own quotes that somebody reads behind the link of a pedido. */
async function madeOf(inquiry_token: string | undefined, as?: Person) {
  const { status, body } = await h.call<{ inquiry: SharedInquiry }>('GET', `/api/inquiries/link/${inquiry_token}`, {
    as: as?.token,
  });
  expect(status).toBe(200);
  return body.inquiry.own_quotes;
}

async function ask(client: Person, service_ids: number[]) {
  const body = { what: 'Cambiar un enchufe', place: 'Pocitos', timing: 'hoy', service_ids };
  const headers = { 'idempotency-key': randomUUID() };
  await h.call('POST', '/api/inquiries', { as: await signIn(h, client), body, headers });
  const [inquiry] = await listOf(client);
  return { id: inquiry?.id ?? 0, inquiry_token: inquiry?.path?.replace('/pedido/', '') };
}

async function asked() {
  const [client, one, two] = [await createClient(h), await createPublisher(h), await createPublisher(h)];
  const ids = [(await createService(h, one)).id, (await createService(h, two)).id] as const;
  return { client, one, two, ids, ...(await ask(client, [...ids])) };
}

/** The title and date of each quote (rule ASK-37). */
const about = { title: 'Cambiar el tablero (y 1 más)', term: 'Tres días' };

test('a quote that answers a pedido stands on the card of its provider, for the writer alone (rules ASK-8 and QUOTE-24)', async () => {
  const { client, one, inquiry_token } = await asked();
  const { status, body } = await make(one, { inquiry_token });
  expect(status).toBe(201);
  // the provider learns nothing of the pedido by it
  expect(JSON.stringify(body)).not.toMatch(/inquiry/);
  const { quote } = body;
  expect(await received(client)).toEqual([
    { id: quote.id, path: quote.path, state: 'enviado', total: 14_640, ...about },
    undefined,
  ]);
  const changed = (await change(one, quote.id, { materials: '3.000' })).body.quote;
  expect([quote.arrived, changed.arrived]).toEqual([true, true]);
  await see(changed, client);
  expect(await received(client)).toMatchObject([{ state: 'visto', total: changed.total }, undefined]);
  await agree(changed);
  expect(await received(client)).toMatchObject([{ state: 'aceptado', total: changed.total }, undefined]);
});

test('a provider reads behind the link which quotes it made of that pedido, and nobody else does (rule QUOTE-24)', async () => {
  const { client, one, two, ids, inquiry_token } = await asked();
  expect(await madeOf(inquiry_token, one)).toBeUndefined();
  const first = (await make(one, { inquiry_token })).body.quote;
  expect(await madeOf(inquiry_token, one)).toEqual([
    { id: first.id, path: first.path, state: 'enviado', total: 14_640, ...about },
  ]);
  for (const other of [two, { ...client, token: await signIn(h, client) }, undefined]) {
    expect(await madeOf(inquiry_token, other)).toBeUndefined();
  }
  const second = (await make(one, { inquiry_token, materials: '3.000' })).body.quote;
  expect(await madeOf(inquiry_token, one)).toMatchObject([
    { path: second.path, total: second.total },
    { path: first.path, total: first.total },
  ]);
  await agree(first, { phone: '098 333 444' });
  await withdraw(one, second.id);
  expect(await madeOf(inquiry_token, one)).toMatchObject([{ path: first.path, state: 'aceptado' }]);
  // one for somebody else, and another pedido of the same person
  await make(one);
  const next = await ask(client, [...ids]);
  expect(await madeOf(next.inquiry_token, one)).toBeUndefined();
  expect(await madeOf(inquiry_token, one)).toHaveLength(1);
});

test('all that a provider made of a pedido stand on its card, the newest first, until they are withdrawn (rule ASK-8)', async () => {
  const { client, one, two, inquiry_token } = await asked();
  const first = (await make(one, { inquiry_token })).body.quote;
  const second = (await make(one, { inquiry_token, materials: '3.000' })).body.quote;
  const third = (await make(one, { inquiry_token })).body.quote;
  const theirs = (await make(two, { inquiry_token })).body.quote;
  const cards = async () => (await listOf(client))[0]?.recipients.map((card) => [card.quote, card.earlier_quotes]);
  expect(await cards()).toMatchObject([
    [
      { path: third.path },
      [
        { path: second.path, total: second.total },
        { path: first.path, total: first.total },
      ],
    ],
    [{ path: theirs.path }, undefined],
  ]);
  await withdraw(one, second.id);
  await agree(first, { phone: '098 555 666' });
  expect(await cards()).toMatchObject([
    [{ path: third.path, state: 'enviado' }, [{ path: first.path, state: 'aceptado' }]],
    [{ path: theirs.path }, undefined],
  ]);
  // after the team hides its provider, only the accepted quote stays
  const suspended = { suspended_at: h.clock.now().toISOString() };
  await h.deps.db.updateTable('accounts').set(suspended).where('id', '=', one.id).execute();
  expect(await cards()).toMatchObject([
    [{ path: first.path, state: 'aceptado' }, undefined],
    [{ path: theirs.path }, undefined],
  ]);
});

test('the newest counts, and none that was withdrawn or of whom the team has out of sight', async () => {
  const { client, one, inquiry_token } = await asked();
  const first = (await make(one, { inquiry_token })).body.quote;
  const second = (await make(one, { inquiry_token })).body.quote;
  expect(await received(client)).toMatchObject([{ path: second.path }, undefined]);
  await withdraw(one, second.id);
  expect(await received(client)).toMatchObject([{ path: first.path }, undefined]);
  h.clock.advance((limits.quoteDays + 1) * day);
  expect(await received(client)).toMatchObject([{ state: 'vencido' }, undefined]);
  const suspended = { suspended_at: h.clock.now().toISOString() };
  await h.deps.db.updateTable('accounts').set(suspended).where('id', '=', one.id).execute();
  expect(await received(client)).toEqual([undefined, undefined]);
});

test('a quote answers no pedido that does not ask its provider, nor one that is over, deleted or unknown', async () => {
  const { client, one, two, id, ids, inquiry_token } = await asked();
  const stranger = await createPublisher(h);
  for (const token of [inquiry_token, 'x'.repeat(22)]) {
    expect((await make(stranger, { inquiry_token: token })).status).toBe(201);
  }
  // never by an id, and never one that is there already
  const { quote } = (await make(two, { inquiry_id: id })).body;
  await change(two, quote.id, { inquiry_token });
  expect(await received(client)).toEqual([undefined, undefined]);
  const broken = await make(one, { inquiry_token: 'corto' });
  expect([broken.status, broken.body.errors?.inquiry_token]).toEqual([400, 'El enlace no es válido']);
  h.clock.advance((limits.inquiryLinkDays + 1) * day);
  const maker = await again(one);
  expect((await make(maker, { inquiry_token })).status).toBe(201);
  expect(await received(client)).toEqual([undefined, undefined]);
  const next = await ask(client, [ids[0]]);
  const kept = (await make(maker, { inquiry_token: next.inquiry_token })).body.quote;
  // a quote that reached nobody by itself tells its provider so (rule QUOTE-28)
  expect((await list(maker)).map(({ arrived }) => arrived)).toEqual([true, false]);
  await h.call('DELETE', `/api/inquiries/${next.id}`, { as: await signIn(h, client) });
  expect((await list(maker)).map(({ arrived }) => arrived)).toEqual([false, false]);
  const row = h.deps.db.selectFrom('quotes').select(['id', 'inquiry_id']).where('id', '=', kept.id);
  expect(await row.executeTakeFirst()).toEqual({ id: kept.id, inquiry_id: null });
});

test('one that the writer accepted signed in stands there too, and nobody else reads it', async () => {
  const { client, one, ids } = await asked();
  const other = await createClient(h);
  await ask(other, [...ids]);
  h.clock.advance(1000);
  const { quote } = (await make(one)).body;
  expect(await received(client)).toEqual([undefined, undefined]);
  await agree(quote, { as: client, phone: '098 111 222' });
  expect(await received(client)).toMatchObject([{ path: quote.path, state: 'aceptado' }, undefined]);
  expect(await received(other)).toEqual([undefined, undefined]);
});

test('whom a quote has answered is not asked about, the others are', async () => {
  const { client, one, two, id, ids, inquiry_token } = await asked();
  const as = await signIn(h, client);
  for (const service_id of ids) {
    const body = { service_id, click_type: 'whatsapp', inquiry_id: id };
    await h.call('POST', '/api/metrics/track-click', { as, body });
  }
  await make(one, { inquiry_token });
  h.clock.advance(day);
  await askAboutContacts(h.deps);
  const about = h.deps.db.selectFrom('contact_questions').select('provider_id').where('account_id', '=', client.id);
  expect(await about.execute()).toEqual([{ provider_id: two.id }]);
});

test('a pedido and its page say that the work of its quote is done (rule QUOTE-54)', async () => {
  const { client, one, inquiry_token } = await asked();
  const { quote } = (await make(one, { inquiry_token })).body;
  await agree(quote, { as: await again(client) });
  expect((await received(client))?.[0]).not.toHaveProperty('is_done');
  await done(quote, await again(one));
  expect((await received(client))?.[0]).toMatchObject({ state: 'aceptado', is_done: true });
  expect(await madeOf(inquiry_token, await again(one))).toMatchObject([{ is_done: true }]);
});

test('the mark is in no download of the provider', async () => {
  const { one, inquiry_token } = await asked();
  await make(one, { inquiry_token });
  const { body } = await h.call<{ quotes: object[] }>('GET', '/api/users/me/export', { as: await signIn(h, one) });
  expect(body.quotes).toHaveLength(1);
  expect(JSON.stringify(body.quotes)).not.toMatch(/inquiry/);
});

test('what was accepted of late is read by its provider, for a week (rule QUOTE-29)', async () => {
  const { one, two } = await asked();
  const agreed = async (as: Person) =>
    (await h.call<{ quotes: Quote[] }>('GET', '/api/quotes/agreed', { as: await signIn(h, as) })).body.quotes;
  const [first, second] = [(await make(one)).body.quote, (await make(one)).body.quote];
  expect(await agreed(one)).toEqual([]);
  await agree(second, { phone: '098 444 111' });
  h.clock.advance(day);
  await agree(first, { phone: '098 444 222' });
  expect(await agreed(one)).toMatchObject([
    { id: first.id, accepted_name: 'Ana Pérez', accepted_phone: '098444222' },
    { id: second.id },
  ]);
  expect(await agreed(two)).toEqual([]);
  h.clock.advance(6 * day + 1);
  expect(await agreed(one)).toMatchObject([{ id: first.id }]);
  h.clock.advance(day);
  expect(await agreed(one)).toEqual([]);
});

test('the home of a provider has what was agreed last, and how the others stand (rule QUOTE-50)', async () => {
  const { one, two } = await asked();
  const standing = async (as: Person) => {
    const { body } = await h.call<Standing>('GET', '/api/quotes/agreed', { as: await signIn(h, as) });
    return { last: body.last?.id ?? null, ...body.open };
  };
  expect(await standing(one)).toEqual({ last: null, unseen: 0, seen: 0 });
  const [first, second, third] = await Promise.all([make(one), make(one), make(one)]);
  expect(await standing(one)).toEqual({ last: null, unseen: 3, seen: 0 });
  await see(second.body.quote);
  await agree(first.body.quote, { phone: '098 444 333' });
  expect(await standing(one)).toEqual({ last: first.body.quote.id, unseen: 1, seen: 1 });
  // another version was opened by nobody, and what is withdrawn waits for nobody
  await change(await again(one), second.body.quote.id, { term: 'Voy el martes' });
  await withdraw(await again(one), third.body.quote.id);
  expect(await standing(one)).toEqual({ last: first.body.quote.id, unseen: 1, seen: 0 });
  expect(await standing(two)).toEqual({ last: null, unseen: 0, seen: 0 });
  // it shows longer than there is something to arrange
  h.clock.advance(29 * day);
  expect(await standing(one)).toEqual({ last: first.body.quote.id, unseen: 0, seen: 0 });
  h.clock.advance(day + 1);
  expect(await standing(one)).toEqual({ last: null, unseen: 0, seen: 0 });
});

test('once a quote of a pedido was accepted, nobody asks about the others of it (rule ASK-22)', async () => {
  const { client, one, id, ids, inquiry_token } = await asked();
  const as = await signIn(h, client);
  const elsewhere = await createPublisher(h);
  const other = (await createService(h, elsewhere)).id;
  for (const service_id of ids) {
    await h.call('POST', '/api/metrics/track-click', {
      as,
      body: { service_id, click_type: 'whatsapp', inquiry_id: id },
    });
  }
  await h.call('POST', '/api/metrics/track-click', { as, body: { service_id: other, click_type: 'whatsapp' } });
  h.clock.advance(1000);
  const { quote } = (await make(one, { inquiry_token })).body;
  await agree(quote, { phone: '098 222 111', as: { ...client, token: as } });
  expect(await received(client)).toMatchObject([{ id: quote.id, state: 'aceptado' }, undefined]);
  h.clock.advance(day);
  await askAboutContacts(h.deps);
  const about = h.deps.db.selectFrom('contact_questions').select('provider_id').where('account_id', '=', client.id);
  expect(await about.execute()).toEqual([{ provider_id: elsewhere.id }]);
});
