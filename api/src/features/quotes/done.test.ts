// @module-tag postgres
import { beforeEach, expect, test } from 'vitest';
import { eraseOwn } from '../../../test/deletion.ts';
import { startHarness } from '../../../test/harness.ts';
import { createClient, type Person } from '../../../test/people.ts';
import { quoteCalls } from '../../../test/quotes.ts';
import { writeReview } from '../../../test/reviews.ts';
import { createPublisher } from '../../../test/service-form.ts';
import { createService } from '../../../test/services.ts';

const h = await startHarness();
const { db } = h.deps;
const { make, change, withdraw, read, list, agree, done, see } = quoteCalls(h);

const at = '2026-03-10T15:00:00.000Z';
beforeEach(async () => {
  h.clock.set(at);
  await db.deleteFrom('phone_codes').execute();
});

/** A quote that a client accepted. */
async function agreed(given: { phone?: string } = {}) {
  const [provider, client] = [await createPublisher(h), await createClient(h)];
  const { quote } = (await make(provider)).body;
  expect((await agree(quote, given.phone ? given : { as: client })).status).toBe(200);
  return { provider, client, quote };
}

/** Gives an account a phone, and confirms it: another phone is a new one to confirm. */
async function confirm({ id }: Person, phone: string): Promise<void> {
  for (const given of [{ phone }, { phone_confirmed_at: at }]) {
    await db.updateTable('accounts').set(given).where('id', '=', id).execute();
  }
}

const told = async ({ id }: Person) =>
  (
    await db
      .selectFrom('notifications')
      .select(['type', 'title', 'message', 'link'])
      .where('account_id', '=', id)
      .where('title', 'like', 'Trabajo hecho%')
      .execute()
  ).map(({ type, title, message, link }) => [type, title, message, link]);

test('the client says it once: both read who and when, and the provider is told', async () => {
  const { provider, client, quote } = await agreed();
  expect((await read(quote, client)).body.quote).toMatchObject({ is_accepter: true, done: null });
  const { status, body } = await done(quote, client);
  expect([status, body.quote.done, body.quote.is_accepter]).toEqual([200, { at, side: 'client' }, true]);
  const notice = ['quote_accepted', 'Trabajo hecho, según Ana Pérez'];
  const message = 'Es el del presupuesto por $14.640. Si te deja una reseña, va a llevar la marca «Trabajo acordado».';
  expect(await told(provider)).toEqual([[...notice, message, '/provider/quotes']]);
  h.clock.advance(60_000);
  // neither the same call again nor the other side changes what was said
  for (const one of [client, provider]) expect((await done(quote, one)).body.quote.done).toEqual(body.quote.done);
  expect([(await told(provider)).length, await told(client)]).toEqual([1, []]);
  expect((await read(quote)).body.quote.done).toEqual({ at, side: 'client' });
  expect((await list(provider))[0]?.done).toEqual({ at, side: 'client' });
});

test('its provider says it, and the client is told with the way to the quote', async () => {
  const { provider, client, quote } = await agreed();
  expect((await done(quote, provider)).body.quote).toMatchObject({ is_own: true, done: { at, side: 'provider' } });
  const message =
    'Es el del presupuesto por $14.640. Si querés dejarle una reseña, va a llevar la marca «Trabajo acordado».';
  expect(await told(client)).toEqual([['quote_agreed', 'Trabajo hecho, según Chispa Oriental', message, quote.path]]);
  expect(await told(provider)).toEqual([]);
});

test('nobody else says it, nor anybody before it was accepted', async () => {
  const { quote } = await agreed();
  for (const stranger of [await createClient(h), await createPublisher(h)]) {
    expect((await done(quote, stranger)).status).toBe(403);
    expect((await read(quote, stranger)).body.quote.is_accepter).toBeUndefined();
  }
  expect((await done(quote, null)).status).toBe(401);
  expect((await done({ path: `/presupuesto/${'a'.repeat(43)}` }, await createClient(h))).status).toBe(404);
  const [provider, client] = [await createPublisher(h), await createClient(h)];
  const open = (await make(provider)).body.quote;
  for (const one of [provider, client]) {
    const { status, body } = await done(open, one);
    expect([status, body.code, body.message]).toEqual([409, 'quote_closed', 'Todavía nadie aceptó el presupuesto.']);
  }
  expect((await read(open)).body.quote.done).toBeNull();
  await change(provider, open.id, { term: 'Otro' });
  await withdraw(provider, open.id);
  expect((await done(open, provider)).status).toBe(409);
});

test('who accepted signed out says it signed in with that phone, which is then the client', async () => {
  const { quote, provider, client } = await agreed({ phone: '098 555 111' });
  // whoever types a phone shows nothing with it
  await db.updateTable('accounts').set({ phone: '098555111' }).where('id', '=', client.id).execute();
  expect((await read(quote, client)).body.quote.is_accepter).toBeUndefined();
  expect((await done(quote, client)).status).toBe(403);
  await confirm(client, '098555111');
  expect((await read(quote, client)).body.quote.is_accepter).toBe(true);
  expect((await done(quote, client)).body.quote.done).toEqual({ at, side: 'client' });
  expect(await told(provider)).toHaveLength(1);
  const row = await db.selectFrom('quotes').select('accepted_by').where('id', '=', quote.id).executeTakeFirst();
  expect(row).toEqual({ accepted_by: client.id });
});

test('where nobody knows the account of who accepted, nobody is told', async () => {
  const { quote, provider } = await agreed({ phone: '098 555 222' });
  const count = async () => (await db.selectFrom('notifications').select('id').execute()).length;
  const before = await count();
  expect((await done(quote, provider)).status).toBe(200);
  expect(await count()).toBe(before);
});

test('a review between the acceptance and then is marked then, and an older one is not (rule QUOTE-54)', async () => {
  const [provider, client] = [await createPublisher(h), await createClient(h)];
  const write = async () => (await writeReview(h, client, await createService(h, provider))).body.review.id;
  const marks = async () =>
    (
      await db.selectFrom('reviews').select('agreed_work').where('client_id', '=', client.id).orderBy('id').execute()
    ).map(({ agreed_work }) => agreed_work);
  await write();
  h.clock.advance(60_000);
  const { quote } = (await make(provider)).body;
  await agree(quote, { as: client });
  await write();
  expect(await marks()).toEqual([0, 0]);
  await done(quote, provider);
  expect(await marks()).toEqual([0, 1]);
  await write();
  expect(await marks()).toEqual([0, 1, 1]);
});

test('who is known as the client only after the work was said to be done has the mark on what they wrote', async () => {
  const { quote, provider, client } = await agreed({ phone: '098 555 444' });
  await done(quote, provider);
  h.clock.advance(60_000);
  const { review } = (await writeReview(h, client, await createService(h, provider))).body;
  const mark = () => db.selectFrom('reviews').select('agreed_work').where('id', '=', review.id).executeTakeFirst();
  expect(await mark()).toEqual({ agreed_work: 0 });
  await confirm(client, '098555444');
  await see(quote, client);
  expect(await mark()).toEqual({ agreed_work: 1 });
});

test('so has who is known by an act that only the client may do, like adding photos', async () => {
  const { provider, client, quote } = await agreed({ phone: '098 555 334' });
  const { review } = (await writeReview(h, client, await createService(h, provider))).body;
  await done(quote, provider);
  await confirm(client, '098555334');
  expect((await done(quote, client)).status).toBe(200);
  const row = db.selectFrom('reviews').select('agreed_work').where('id', '=', review.id);
  expect(await row.executeTakeFirst()).toEqual({ agreed_work: 1 });
});

test('a quote whose work is done is nothing to arrange (rule QUOTE-29)', async () => {
  const { provider, quote } = await agreed();
  const waiting = async () =>
    (await h.call<{ quotes: unknown[] }>('GET', '/api/quotes/agreed', { as: provider.token })).body.quotes.length;
  expect(await waiting()).toBe(1);
  await done(quote, provider);
  expect(await waiting()).toBe(0);
});

test('after its provider left nobody says it, and what was said stays', async () => {
  const said = await agreed();
  const open = await agreed({ phone: '098 555 333' });
  await done(said.quote, said.client);
  for (const { provider } of [said, open]) expect((await eraseOwn(h, provider.token)).status).toBe(200);
  expect((await read(said.quote, said.client)).body.quote.done).toEqual({ at, side: 'client' });
  await confirm(open.client, '098555333');
  const refused = await done(open.quote, open.client);
  expect([refused.status, refused.body.message]).toEqual([409, 'El proveedor ya no está en Tero.']);
});
