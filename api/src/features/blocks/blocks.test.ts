// @module-tag postgres
import type { Block } from '@tero/shared/contract/blocks';
import type { Inquiry, SharedInquiry } from '@tero/shared/contract/inquiries';
import type { PhoneViews } from '@tero/shared/contract/metrics';
import type { PublicProvider } from '@tero/shared/contract/providers';
import { limits } from '@tero/shared/limits';
import { expect, test } from 'vitest';
import { atOnce, expectRoomForOne, times } from '../../../test/cap.ts';
import { startHarness } from '../../../test/harness.ts';
import { createClient, createProvider, type Person } from '../../../test/people.ts';
import { writeReview } from '../../../test/reviews.ts';
import { createService } from '../../../test/services.ts';

const h = await startHarness();
const { db } = h.deps;

async function meet() {
  const provider = await createProvider(h, { entitled: true });
  const service = await createService(h, provider);
  const client = await createClient(h, { name: 'Ana María Pérez', created_at: '2025-03-10T12:00:00.000Z' });
  return { provider, service, client };
}
const profile = async ({ id }: Person, as: Person) =>
  (await h.call<{ provider: PublicProvider }>('GET', `/api/providers/${id}`, { as: as.token })).body.provider;
const block = (as: Person, body: object) =>
  h.call<{ block: Block }>('POST', '/api/provider/blocks', { as: as.token, body });
const listed = async (as: Person) =>
  (await h.call<{ blocks: Block[] }>('GET', '/api/provider/blocks', { as: as.token })).body.blocks;
const ask = (as: Person, ids: number[]) =>
  h.call<{ inquiry: { id: number } }>('POST', '/api/inquiries', {
    as: as.token,
    body: { what: 'Una canilla que gotea', place: 'Pocitos', timing: 'hoy', service_ids: ids },
  });
const own = async (as: Person) =>
  (await h.call<{ inquiries: Inquiry[] }>('GET', '/api/inquiries', { as: as.token })).body.inquiries[0];
async function linkOf(id: number): Promise<string> {
  const { token } = await db.selectFrom('inquiries').select('token').where('id', '=', id).executeTakeFirstOrThrow();
  return token ?? '';
}

test('who saw the phone is blocked and gets the answer of a provider without a phone, until it is unblocked', async () => {
  const { provider, service, client } = await meet();
  expect((await profile(provider, client)).phone).toBe(provider.phone);
  const { body, status } = await block(provider, { origin: 'phone', id: client.id });
  expect([status, body.block]).toMatchObject([201, { name: 'Ana P.', origin: 'phone', origin_id: client.id }]);
  const silent = await createProvider(h, { entitled: true, phone: null });
  const answers = [await profile(provider, client), await profile(silent, client)];
  expect(answers.map(({ phone, phone_withheld, email }) => [phone, phone_withheld, email])).toEqual([
    [null, undefined, null],
    [null, undefined, null],
  ]);
  const candidates = await h.call('GET', `/api/inquiries/candidates?service_ids=${service.id}`, { as: client.token });
  expect(candidates.body).toMatchObject({ candidates: [] });
  const words = 'Uno de los proveedores que elegiste ya no recibe pedidos. Quitalo y elegí otro.';
  expect((await ask(client, [service.id])).body).toMatchObject({ code: 'validation_failed', message: words });
  expect((await profile(provider, await createClient(h))).phone).toBe(provider.phone);
  await h.call('DELETE', `/api/provider/blocks/${body.block.id}`, { as: provider.token });
  expect((await profile(provider, client)).phone).toBe(provider.phone);
  expect((await ask(client, [service.id])).status).toBe(201);
});

test('from a pedido: its writer is not named, and reads that nobody can be written to from it any more', async () => {
  const { provider, service, client } = await meet();
  const { id } = (await ask(client, [service.id])).body.inquiry;
  const link_token = await linkOf(id);
  expect((await own(client))?.recipients[0]).toMatchObject({ phone: provider.phone, is_open: true });
  expect((await block(provider, { origin: 'inquiry', id })).status).toBe(404);
  const other = await createProvider(h, { entitled: true });
  expect((await block(other, { origin: 'inquiry', id, link_token })).status).toBe(404);
  const { body } = await block(provider, { origin: 'inquiry', id, link_token });
  expect(body.block).toMatchObject({ name: null, about: 'Una canilla que gotea' });
  expect((await own(client))?.recipients[0]).toMatchObject({ phone: null, is_open: false });
  expect(JSON.stringify(await listed(provider))).not.toMatch(/Ana|Pérez/);
});

test('from a review: of an anonymous one the author is not named, and the list of who saw the phone tells nothing', async () => {
  const { provider, service, client } = await meet();
  await profile(provider, client);
  const { review } = (await writeReview(h, client, service, { is_anonymous: true })).body;
  const other = await createProvider(h, { entitled: true });
  expect((await block(other, { origin: 'review', id: review.id })).status).toBe(404);
  await block(provider, { origin: 'review', id: review.id });
  await block(provider, { origin: 'review', id: review.id });
  expect(await listed(provider)).toMatchObject([{ origin: 'review', name: null }]);
  expect((await profile(provider, client)).phone).toBeNull();
  // a bad review stays, and a blocked person may write one: blocking is no way to avoid it
  const second = await createService(h, provider);
  expect((await writeReview(h, client, second, {})).status).toBe(201);
});

test('a person who was blocked from two things is blocked until the last one is taken back', async () => {
  const { provider, service, client } = await meet();
  await profile(provider, client);
  const { review } = (await writeReview(h, client, service, {})).body;
  const first = (await block(provider, { origin: 'phone', id: client.id })).body.block;
  await block(provider, { origin: 'review', id: review.id });
  await h.call('DELETE', `/api/provider/blocks/${first.id}`, { as: provider.token });
  expect((await profile(provider, client)).phone).toBeNull();
});

test('nobody is blocked whom the provider has nothing to do with, and nobody else takes a block back', async () => {
  const { provider, client } = await meet();
  expect((await block(provider, { origin: 'phone', id: client.id })).status).toBe(404);
  await profile(provider, client);
  const { id } = (await block(provider, { origin: 'phone', id: client.id })).body.block;
  const other = await createProvider(h);
  expect((await h.call('DELETE', `/api/provider/blocks/${id}`, { as: other.token })).status).toBe(404);
  expect(await listed(provider)).toHaveLength(1);
});

test('a provider sees of who asks the month, the confirmed phone and the accepted quotes, never more', async () => {
  const { provider, service, client } = await meet();
  await profile(provider, client);
  const quote = { provider_id: provider.id, version_number: 1, created_at: h.clock.now().toISOString() };
  const accepted = { accepted_by: client.id, accepted_phone: client.phone, accepted_at: quote.created_at };
  await db
    .insertInto('quotes')
    .values({ ...quote, ...accepted, token: 'q'.repeat(43), client_phone: null })
    .execute();
  const asker = { since: '2025-03', phone_confirmed: true, quotes_accepted: 1 };
  const url = `/api/metrics/phone-views/${provider.id}`;
  const { views } = (await h.call<{ data: PhoneViews }>('GET', url, { as: provider.token })).body.data;
  expect(views).toEqual([
    {
      ...{ id: client.id, name: 'Ana P.', asker },
      first_seen_at: expect.any(String),
      last_seen_at: expect.any(String),
    },
  ]);
  const { id } = (await ask(client, [service.id])).body.inquiry;
  const link = `/api/inquiries/link/${await linkOf(id)}`;
  const read = async (as: Person | null) =>
    (await h.call<{ inquiry: SharedInquiry }>('GET', link, { as: as?.token })).body.inquiry.asker;
  expect(await read(provider)).toEqual(asker);
  expect([await read(null), await read(client), await read(await createProvider(h))]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  await db.updateTable('accounts').set({ phone: '099000111' }).where('id', '=', client.id).execute();
  expect(await read(provider)).toMatchObject({ phone_confirmed: false });
});

test('a provider has so many blocks', async () => {
  const { provider, client } = await meet();
  await profile(provider, client);
  const row = { provider_id: provider.id, account_id: client.id, origin: 'review' as const };
  const created_at = h.clock.now().toISOString();
  const rows = Array.from({ length: limits.blocks }, (_, at) => ({ ...row, origin_id: at + 1, created_at }));
  await db.insertInto('provider_blocks').values(rows).execute();
  expect((await block(provider, { origin: 'phone', id: client.id })).body).toMatchObject({ code: 'quota_exceeded' });
});

test('of several at once as many get in as there is room for', async () => {
  const provider = await createProvider(h);
  const people: Person[] = [];
  for (const _ of times(atOnce, Number)) people.push(await createClient(h));
  const at = h.clock.now().toISOString();
  const seen = { provider_id: provider.id, first_seen_at: at, last_seen_at: at };
  const views = people.map(({ id }) => ({ ...seen, account_id: id }));
  await db.insertInto('phone_views').values(views).execute();
  const row = { provider_id: provider.id, account_id: people[0]?.id ?? 0, origin: 'review' as const, created_at: at };
  const taken = times(limits.blocks - 1, (place) => ({ ...row, origin_id: place + 1 }));
  await expectRoomForOne({
    most: limits.blocks,
    fill: () => db.insertInto('provider_blocks').values(taken).execute(),
    attempt: (place) => block(provider, { origin: 'phone', id: people[place]?.id }),
    rows: db.selectFrom('provider_blocks').select('id').where('provider_id', '=', provider.id),
  });
});
