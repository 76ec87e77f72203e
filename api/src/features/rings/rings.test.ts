// @module-tag postgres
import type { Ring } from '@tero/shared/contract/admin/moderation/rings';
import { day, hour, minute } from '@tero/shared/rules/time/durations';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { form } from '../../../test/forms.ts';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person, password, signIn } from '../../../test/people.ts';
import { writeUnproven } from '../../../test/reviews.ts';
import { createService } from '../../../test/services.ts';
import { notePhotos } from './photos.ts';
import { forgetSeen } from './seen.ts';

const h = await startHarness();
const { db } = h.deps;
const admin = await createAdmin(h);
let made = 0;
const list = async () =>
  (await h.call<{ rings: Ring[]; total: number }>('GET', '/api/admin/rings', { as: await signIn(h, admin) })).body;
const ringOf = async ({ id }: Person) => (await list()).rings.find(({ provider }) => provider.id === id);
const waiting = async () => {
  const { body } = await h.call<{ todo: { kind: string; count: number }[] }>('GET', '/api/admin/todo', {
    as: await signIn(h, admin),
  });
  return body.todo.find(({ kind }) => kind === 'rings')?.count;
};
const settle = async ({ id }: Person, accounts: number[]) =>
  h.call('POST', `/api/admin/rings/${id}/settle`, { as: await signIn(h, admin), body: { accounts } });
const ownNetwork = () => {
  made += 1;
  return `198.51.100.${made}`;
};
/** Makes a client that shares nothing with others. */
const stranger = () => {
  made += 1;
  return createClient(h, { phone: `0981${String(made).padStart(5, '0')}` });
};
const review = (as: Person, service: { id: number }, ip = ownNetwork()) =>
  h.call('POST', '/api/reviews', { as: as.token, ip, body: { service_id: service.id, ...one } });
const one = { response_time_rating: 1, attention_rating: 1, work_quality_rating: 1 };
const publisher = async () => {
  const provider = await createProvider(h, { entitled: true });
  return { provider, service: await createService(h, provider) };
};

/** Registers a client through HTTP and signs it in, with the cookie of a device. Returns the device's new cookie. */
async function register(ip: string, cookie = '') {
  made += 1;
  const account = {
    name: `Cuenta Inventada`,
    username: `inventada${made}`,
    email: `inventada${made}@ejemplo.uy`,
    phone: `0982${String(made).padStart(5, '0')}`,
    password,
    password_confirmation: password,
  };
  const registered = await h.call('POST', '/api/users/register', { ip, body: account });
  expect([registered.status, registered.body.errors]).toEqual([201, undefined]);
  await db.updateTable('accounts').set({ email_verified: 1 }).where('email_key', '=', account.email).execute();
  const body = { identifier: account.email, password };
  const signed = await h.call<{ token: string; user: { id: number } }>('POST', '/api/auth/login', {
    ...{ ip, body },
    headers: { cookie },
  });
  expect(signed.status).toBe(200);
  const person = { ...account, id: signed.body.user.id, token: signed.body.token, kind: 'user', role: 'user' } as const;
  return { person, cookie: String(signed.headers['set-cookie']).split(';')[0] ?? '' };
}

test('the ring of five is put together, with what they share, and nothing of it is hidden (rule TRUST-16)', async () => {
  const { provider, service } = await publisher();
  const people: Person[] = [];
  let cookie = '';
  for (let at = 0; at < 5; at += 1) {
    // two from another network, on the same device
    const ip = at < 3 ? '203.0.113.7' : ownNetwork();
    const made = await register(ip, cookie);
    cookie = made.cookie;
    people.push(made.person);
    expect((await review(made.person, service, ip)).status).toBe(201);
    h.clock.advance(5 * minute);
  }
  const bystander = await stranger();
  expect((await review(bystander, service)).status).toBe(201);
  const ids = people.map(({ id }) => id);
  const ring = await ringOf(provider);
  expect(ring?.accounts.map(({ id }) => id)).toEqual(ids);
  expect(ring?.shared).toEqual([
    { trait: 'device', accounts: ids },
    { trait: 'network', accounts: ids.slice(0, 3) },
    { trait: 'hour', accounts: ids },
  ]);
  expect(ring?.accounts.map(({ reviews }) => reviews.map(({ rating, is_hidden }) => [rating, is_hidden]))).toEqual(
    ids.map(() => [[1, false]]),
  );
  expect(await waiting()).toBe(1);
  expect(JSON.stringify(ring)).not.toMatch(/[0-9a-f]{32}/);

  // the existing actions leave out whom they concern
  const opened = await h.call<{ case: { id: number } }>('POST', '/api/admin/moderation', {
    as: await signIn(h, admin),
    body: { kind: 'review', id: ring?.accounts[0]?.reviews[0]?.id },
  });
  const decision = { action: 'hide', reason: 'false', message: 'Son de la misma persona.' };
  await h.call('POST', `/api/admin/moderation/${opened.body.case.id}/decisions`, {
    as: await signIn(h, admin),
    body: decision,
  });
  expect((await ringOf(provider))?.accounts.map(({ id }) => id)).toEqual(ids.slice(1));

  // nothing to do, until another account joins
  expect((await settle(provider, ids)).status).toBe(200);
  expect([await ringOf(provider), await waiting()]).toEqual([undefined, 0]);
  const log = await db.selectFrom('admin_logs').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect(log).toMatchObject({ action: 'update', entity_type: 'provider', entity_id: provider.id });
  const { person } = await register(ownNetwork(), cookie);
  await review(person, service);
  expect((await ringOf(provider))?.accounts.at(-1)?.id).toBe(person.id);
});

test('a phone and a photo that two share make a ring, a network of three, the hour none', async () => {
  const { provider, service } = await publisher();
  const [first, second] = [await stranger(), await stranger()];
  await review(first, service, '203.0.113.50');
  await review(second, service, '203.0.113.50');
  expect(await ringOf(provider)).toBeUndefined();
  const third = await stranger();
  await review(third, service, '203.0.113.50');
  expect((await ringOf(provider))?.shared.map(({ trait }) => trait)).toEqual(['network', 'hour']);

  const other = await publisher();
  const [mine, theirs] = [await stranger(), await stranger()];
  await db.updateTable('accounts').set({ phone: mine.phone }).where('id', '=', theirs.id).execute();
  h.clock.advance(2 * hour);
  await review(mine, other.service);
  await review(theirs, other.service);
  expect((await ringOf(other.provider))?.shared[0]).toEqual({ trait: 'phone', accounts: [mine.id, theirs.id] });

  const photographed = await publisher();
  const people = [await stranger(), await stranger(), await stranger()];
  const pictures = [await scene(640, 90), await scene(500, 60), await scene(640, 90, true)];
  for (const [at, person] of people.entries()) {
    const id = crypto.randomUUID();
    await h.call('PUT', `/api/uploads/${id}`, { as: person.token, body: form({}, 'photo', [pictures[at] as Buffer]) });
    const body = { service_id: photographed.service.id, ...one, photoIds: [id] };
    const sent = await h.call('POST', '/api/reviews', { as: person.token, ip: ownNetwork(), body });
    expect([sent.status, sent.body.errors]).toEqual([201, undefined]);
  }
  expect(await ringOf(photographed.provider)).toBeUndefined();
  await notePhotos(h.deps);
  const ids = people.map(({ id }) => id);
  expect((await ringOf(photographed.provider))?.shared[0]).toEqual({ trait: 'photo', accounts: ids.slice(0, 2) });
  await db
    .deleteFrom('review_images')
    .where('client_id', '=', ids[1] ?? 0)
    .execute();
  await notePhotos(h.deps);
  expect(await ringOf(photographed.provider)).toBeUndefined();
});

test('networks and devices are kept keyed, for 90 days after they were seen (rule TRUST-15)', async () => {
  const ip = ownNetwork();
  const { person } = await register(ip);
  const rows = () => db.selectFrom('account_traits').selectAll().where('account_id', '=', person.id).execute();
  expect((await rows()).map(({ kind }) => kind).toSorted()).toEqual(['device', 'network']);
  expect(JSON.stringify(await rows())).not.toContain(ip);
  h.clock.advance(90 * day - 1000);
  await forgetSeen(h.deps);
  expect(await rows()).toHaveLength(2);
  h.clock.advance(2000);
  await forgetSeen(h.deps);
  expect(await rows()).toEqual([]);
});

test('only the team sees rings, and settles what is one', async () => {
  const { provider, service } = await publisher();
  const client = await stranger();
  await writeUnproven(h, client, service);
  for (const as of [undefined, client.token, provider.token]) {
    expect([401, 403]).toContain((await h.call('GET', '/api/admin/rings', { as })).status);
  }
  expect((await settle(provider, [client.id])).status).toBe(404);
});

/** Draws a picture with light and dark parts in a size and quality. Turned upside down, it is a different picture. */
function scene(width: number, quality: number, turned = false): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48" width="${width}">
    <rect width="64" height="48" fill="#335"/><circle cx="18" cy="14" r="11" fill="#fd8"/>
    <rect x="34" y="22" width="26" height="24" fill="#c42"/><path d="M0 48L30 26L40 48Z" fill="#9c6"/></svg>`;
  const picture = sharp(Buffer.from(svg));
  return (turned ? picture.flop() : picture).jpeg({ quality }).toBuffer();
}
