// @module-tag postgres
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { VerificationDetail, WaitingProvider } from '@tero/shared/contract/admin/verification';
import type { OwnPaper } from '@tero/shared/contract/papers';
import type { SeenPaper } from '@tero/shared/rules/papers';
import { day } from '@tero/shared/rules/time/durations';
import { expect, test } from 'vitest';
import { logged } from '../../../test/admin-log.ts';
import { form, image } from '../../../test/forms.ts';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createProvider, type Person, signIn } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';
import { sweepStaged } from '../../images/staged.ts';
import { forgetEndedPapers, forgetPaperPictures, tellOfEndingPapers } from './retention.ts';

const h = await startHarness();
const { db } = h.deps;
const jpeg = await image({ width: 200, height: 100 });
const path = '/api/providers/profile/papers';
const paper = { kind: 'ute', number: 'A-4471', expires_on: '2027-10-12' };
const electrician = () => createProvider(h, { entitled: true, profile: { verification_status: 'approved' } });
const pictures = () =>
  readdirSync(join(h.deps.config.dataDir, 'staged'), { recursive: true }).filter((name) =>
    String(name).includes('identity-'),
  );
const send = async (as: Person, changes: Partial<typeof paper> = {}, files = [jpeg]) =>
  h.call<{ papers: OwnPaper[] }>('POST', path, {
    as: await signIn(h, as),
    body: form({ ...paper, ...changes }, 'picture', files),
  });
const own = async (as: Person) =>
  (await h.call<{ papers: OwnPaper[] }>('GET', path, { as: await signIn(h, as) })).body.papers;
const shown = async ({ id }: Person) =>
  (await h.call<{ provider: { papers?: SeenPaper[] } }>('GET', `/api/providers/${id}`)).body.provider.papers;
const detail = async (admin: Person, { id }: Person) =>
  (await h.call<{ data: VerificationDetail }>('GET', `/api/admin/providers-verification/${id}`, { as: admin.token }))
    .body.data;
const pathOf = async (admin: Person, provider: Person) =>
  `/api/admin/providers-verification/${provider.id}/papers/${(await detail(admin, provider)).papers[0]?.id}`;
const decide = async (admin: Person, provider: Person, body: object = {}) =>
  h.call('POST', await pathOf(admin, provider), {
    as: admin.token,
    body: { seen: true, expires_on: paper.expires_on, reason: '', ...body },
  });
const noticesOf = ({ id }: Person) =>
  db
    .selectFrom('notifications')
    .select(['type', 'title', 'message'])
    .where('account_id', '=', id)
    .orderBy('id')
    .execute();
const found = async (query: string) =>
  (await h.call<{ services: { id: number }[] }>('GET', query)).body.services.map(({ id }) => id);

async function seen(changes: Partial<typeof paper> = {}) {
  const provider = await electrician();
  await send(provider, changes);
  await decide(await createAdmin(h), provider, { expires_on: changes.expires_on ?? paper.expires_on });
  return provider;
}

test('a paper is shown once the team saw it, never its number, until its last day (rule TRUST-66)', async () => {
  h.clock.set('2026-10-12T15:00:00.000Z');
  const admin = await createAdmin(h);
  const provider = await electrician();
  const service = await createService(h, provider);
  expect((await send(provider)).body.papers).toMatchObject([{ ...paper, state: 'sent', reason: null }]);
  expect(await shown(provider)).toBeUndefined();
  expect((await decide(admin, provider)).status).toBe(200);
  const asShown = [{ kind: 'ute', seen_on: '2026-10-12', expires_on: '2027-10-12' }];
  expect(await shown(provider)).toEqual(asShown);
  const page = await h.call<{ service: { provider: { papers?: SeenPaper[] } } }>('GET', `/api/services/${service.id}`);
  expect(page.body.service.provider.papers).toEqual(asShown);
  for (const address of [`/api/services/${service.id}`, `/api/providers/${provider.id}`, '/api/services?paper=ute'])
    expect(JSON.stringify((await h.call('GET', address)).body)).not.toContain(paper.number);
  // the last day still belongs to it, and no job runs in between
  h.clock.set('2027-10-13T02:59:00.000Z');
  expect([await shown(provider), await found('/api/services?paper=ute')]).toEqual([asShown, [service.id]]);
  h.clock.set('2027-10-13T03:01:00.000Z');
  expect([await shown(provider), await found('/api/services?paper=ute')]).toEqual([undefined, []]);
  expect(await own(provider)).toMatchObject([{ state: 'expired' }]);
});

test('the picture goes at the decision, whose reason the provider is told; only the team sees it (rule TRUST-67)', async () => {
  h.clock.set('2026-03-02T15:00:00.000Z');
  const admin = await createAdmin(h);
  const provider = await electrician();
  expect((await send(provider, {}, [])).status).toBe(400);
  expect((await send(provider, { expires_on: '2026-03-01' })).body).toMatchObject({ errors: { expires_on: /venció/ } });
  expect((await send(provider, { expires_on: '2226-03-01' })).status).toBe(400);
  await send(provider, { number: 'otro' });
  // another paper of its kind replaces it
  await send(provider);
  expect(pictures()).toHaveLength(1);
  await sweepStaged(h.deps, 0);
  expect(pictures()).toHaveLength(1);
  const address = await pathOf(admin, provider);
  for (const as of [undefined, provider.token])
    expect([401, 403]).toContain((await h.call('GET', address, { as })).status);
  const look = await h.call<{ photos: object[] }>('GET', address, { as: admin.token });
  expect([look.headers['cache-control'], look.body.photos.length]).toEqual(['private, no-store', 1]);
  const reason = 'No se lee el número';
  expect((await decide(admin, provider, { seen: false })).status).toBe(400);
  expect((await decide(admin, provider, { expires_on: '2026-03-01' })).status).toBe(400);
  const { rows } = await logged(h, () => decide(admin, provider, { seen: false, reason }));
  expect(rows.at(-1)).toMatchObject({ entity_id: provider.id, details: { paper_seen: { after: false } } });
  expect(pictures()).toEqual([]);
  expect(await own(provider)).toMatchObject([{ state: 'refused', reason }]);
  expect(await noticesOf(provider)).toMatchObject([
    { type: 'profile_rejected', message: expect.stringContaining(reason) },
  ]);
  const body = { seen: true, expires_on: paper.expires_on, reason: '' };
  expect((await h.call('POST', address, { as: admin.token, body })).status).toBe(409);
  h.clock.advance(20 * 60_000);
  expect((await h.call('GET', address, { as: admin.token })).body.code).toBe('confirmation_required');
});

test('the queue has who sent a paper, for as long as it waits', async () => {
  const admin = await createAdmin(h);
  const provider = await electrician();
  const queued = async () =>
    (
      await h.call<{ data: { providers: WaitingProvider[] } }>(
        'GET',
        '/api/admin/providers-verification/pending?limit=100',
        {
          as: admin.token,
        },
      )
    ).body.data.providers.find(({ id }) => id === provider.id);
  expect(await queued()).toBeUndefined();
  await send(provider);
  expect(await queued()).toMatchObject({ papers_sent_at: h.clock.now().toISOString() });
  expect(JSON.stringify(await queued())).not.toContain(paper.number);
  await decide(admin, provider);
  expect(await queued()).toBeUndefined();
});

test('another number, expiry, name or cédula ends what was seen, and so does a paper that is taken off (rule TRUST-67)', async () => {
  for (const change of [{ number: 'B-1' }, { expires_on: '2028-01-01' }]) {
    const provider = await seen();
    expect(await shown(provider)).toHaveLength(1);
    expect((await send(provider)).status).toBe(409);
    await send(provider, change);
    expect(await shown(provider)).toBeUndefined();
  }
  const renamed = await seen();
  await h.call('PUT', `/api/users/${renamed.id}`, { as: await signIn(h, renamed), body: { name: 'Otra Persona' } });
  const profile = { verification_status: 'approved' } as const;
  await db.updateTable('provider_profiles').set(profile).where('account_id', '=', renamed.id).execute();
  expect([await shown(renamed), (await own(renamed))[0]?.state]).toEqual([undefined, 'refused']);
  const removed = await seen();
  await h.call('DELETE', `${path}/ute`, { as: await signIn(h, removed) });
  expect([await shown(removed), await own(removed)]).toEqual([undefined, []]);
});

test('a provider whose data are not approved shows none', async () => {
  const provider = await seen();
  const rejected = { verification_status: 'rejected' } as const;
  await db.updateTable('provider_profiles').set(rejected).where('account_id', '=', provider.id).execute();
  expect(await shown(provider)).toBeUndefined();
});

test('a picture waits 14 days at most, and goes with the account (rule TRUST-68)', async () => {
  h.clock.advance(15 * day);
  await forgetPaperPictures(h.deps);
  const provider = await electrician();
  const leaving = await electrician();
  const admin = await createAdmin(h);
  await send(provider);
  await send(leaving);
  expect(pictures()).toHaveLength(2);
  await h.call('DELETE', `/api/users/${leaving.id}`, { as: admin.token });
  expect(pictures()).toHaveLength(1);
  h.clock.advance(14 * day - 1000);
  await forgetPaperPictures(h.deps);
  expect(pictures()).toHaveLength(1);
  h.clock.advance(2000);
  await forgetPaperPictures(h.deps);
  expect([pictures(), (await own(provider))[0]?.state]).toEqual([[], 'refused']);
  expect((await noticesOf(provider)).map(({ type }) => type)).toEqual(['profile_rejected']);
});

test('a month before it ends its provider is told, once and by day; a year after it is forgotten (rule TRUST-68)', async () => {
  h.clock.set('2026-06-01T15:00:00.000Z');
  const provider = await seen({ expires_on: '2026-09-15' });
  const brief = await seen({ expires_on: '2026-06-20' });
  const told = async (person: Person) => {
    await tellOfEndingPapers(h.deps);
    return (await noticesOf(person)).filter(({ type }) => type === 'paper_ends').length;
  };
  h.clock.set('2026-08-14T15:00:00.000Z');
  expect(await told(provider)).toBe(0);
  h.clock.set('2026-08-15T04:00:00.000Z');
  expect(await told(provider)).toBe(0);
  h.clock.set('2026-08-15T15:00:00.000Z');
  expect([await told(provider), await told(provider)]).toEqual([1, 1]);
  await db.deleteFrom('notifications').execute();
  h.clock.set('2026-09-10T15:00:00.000Z');
  // the notice of the decision already said that the paper ends within the month
  expect([await told(provider), await told(brief)]).toEqual([0, 0]);
  h.clock.set('2027-09-15T15:00:00.000Z');
  await forgetEndedPapers(h.deps);
  expect(await own(provider)).toHaveLength(1);
  h.clock.set('2027-09-16T15:00:00.000Z');
  await forgetEndedPapers(h.deps);
  expect(await own(provider)).toEqual([]);
});

test.each([
  '/api/services?limit=48&',
  '/api/services/category/electricidad?limit=48&',
  '/api/search/services?q=tableros&',
])('%s finds the services of who has a paper in force (rule TRUST-69)', async (list) => {
  const withPaper = await createService(h, await seen({ kind: 'gas' }), { title: 'Tableros a gas' });
  const waiting = await electrician();
  await send(waiting, { kind: 'gas' });
  const without = await createService(h, waiting, { title: 'Tableros sin papeles' });
  for (const sort of ['newest', 'priceAsc', 'ratingDesc']) {
    const ids = await found(`${list}paper=gas&sort=${sort}`);
    expect([ids.includes(withPaper.id), ids.includes(without.id)]).toEqual([true, false]);
  }
  expect(await found(`${list}sort=newest`)).toEqual(expect.arrayContaining([withPaper.id, without.id]));
  expect((await h.call('GET', `${list}paper=nada`)).status).toBe(400);
});

test('of a provider whose data are not approved the notice says when the paper will show (rule TRUST-67)', async () => {
  const provider = await createProvider(h, { entitled: true, profile: { verification_status: 'pending' } });
  await send(provider);
  expect((await decide(await createAdmin(h), provider)).status).toBe(200);
  expect(await noticesOf(provider)).toEqual([
    expect.objectContaining({
      title: 'Aceptamos el papel que mandaste',
      message: expect.stringMatching(
        /^Falta que aprobemos tus datos\. Después, tu perfil va a decir que tenés licencia de UTE, hasta el/,
      ),
    }),
  ]);
});
