// @module-tag postgres
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnVerification } from '@tero/shared/contract/providers-own';
import { day } from '@tero/shared/rules/time/durations';
import { expect, test } from 'vitest';
import { form, image } from '../../../../test/forms.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createProvider, type Person } from '../../../../test/people.ts';
import { sweepStaged } from '../../../images/staged.ts';
import { forgetPictures } from '../../providers/verification/identity.ts';

const h = await startHarness();
const { db } = h.deps;
const jpeg = await image({ width: 200, height: 100 });
const waits = () =>
  readdirSync(join(h.deps.config.dataDir, 'staged'), { recursive: true }).filter((name) =>
    String(name).includes('identity-'),
  );
const own = async ({ token: as }: Person) =>
  (await h.call<{ verification: OwnVerification }>('GET', '/api/providers/profile/verification', { as })).body
    .verification.identity;
const send = async (as: Person, word?: string, files = [jpeg, jpeg]) =>
  h.call('POST', '/api/providers/profile/identity', {
    as: as.token,
    body: form({ word: word ?? (await own(as)).word }, 'pictures', files),
  });
const badge = async ({ id }: Person) => {
  const { body } = await h.call<{ provider: object }>('GET', `/api/providers/${id}`);
  const { is_verified, is_reviewed } = body.provider as { is_verified: boolean; is_reviewed: boolean };
  return { is_verified, is_reviewed };
};
const path = (id: number) => `/api/admin/providers-verification/${id}/identity`;
const approved = () => createProvider(h, { profile: { verification_status: 'approved' } });

test('an approved provider has reviewed data until the team saw document and face (rule TRUST-50)', async () => {
  const admin = await createAdmin(h);
  const provider = await approved();
  expect(await badge(provider)).toEqual({ is_verified: false, is_reviewed: true });
  expect((await send(provider, 'otra 99')).status).toBe(400);
  expect((await send(provider, undefined, [jpeg])).status).toBe(400);
  expect((await send(provider)).status).toBe(200);
  expect(await own(provider)).toMatchObject({ state: 'sent' });
  expect(waits()).toHaveLength(2);
  await sweepStaged(h.deps, 0);
  expect(waits()).toHaveLength(2);
  const body = { seen: true, reason: '' };
  expect((await h.call('POST', path(provider.id), { as: admin.token, body })).status).toBe(200);
  expect(waits()).toEqual([]);
  expect(await badge(provider)).toEqual({ is_verified: true, is_reviewed: true });
  const reason = 'La cédula era de otra persona';
  await h.call('POST', `/api/admin/providers-verification/${provider.id}/reject`, {
    as: admin.token,
    body: { reason },
  });
  await h.call('POST', `/api/admin/providers-verification/${provider.id}/approve`, { as: admin.token, body: {} });
  expect(await badge(provider)).toEqual({ is_verified: false, is_reviewed: true });
});

test('only a confirmed session of the team sees the pictures, which no cache keeps (rule TRUST-52)', async () => {
  const admin = await createAdmin(h);
  const provider = await createProvider(h);
  await send(provider);
  const [file] = waits();
  for (const as of [undefined, provider.token]) {
    expect([401, 403]).toContain((await h.call('GET', path(provider.id), { as })).status);
  }
  for (const address of [`/uploads/${file}`, `/staged/${file}`]) {
    expect((await h.app.inject(address)).headers['content-type']).not.toContain('image');
  }
  const seen = await h.call<{ photos: object[] }>('GET', path(provider.id), { as: admin.token });
  expect([seen.status, seen.headers['cache-control'], seen.body.photos.length]).toEqual([200, 'private, no-store', 2]);
  h.clock.advance(20 * 60_000);
  expect((await h.call('GET', path(provider.id), { as: admin.token })).body.code).toBe('confirmation_required');
});

test('refused pictures are deleted and the provider is told why; others wait 14 days at most', async () => {
  const admin = await createAdmin(h);
  const provider = await approved();
  await send(provider);
  const before = waits().length;
  const body = { seen: false, reason: 'No se lee el número' };
  expect((await h.call('POST', path(provider.id), { as: admin.token, body: { seen: false } })).status).toBe(400);
  expect((await h.call('POST', path(provider.id), { as: admin.token, body })).status).toBe(200);
  expect(waits()).toHaveLength(before - 2);
  expect(await own(provider)).toMatchObject({ state: 'refused', reason: body.reason });
  await send(provider);
  h.clock.advance(14 * day - 1000);
  await forgetPictures(h.deps);
  expect(waits()).toHaveLength(2);
  h.clock.advance(2000);
  await forgetPictures(h.deps);
  expect(waits()).toEqual([]);
  const row = await db.selectFrom('provider_profiles').select('identity_files').where('account_id', '=', provider.id);
  expect(await row.executeTakeFirst()).toEqual({ identity_files: null });
});
