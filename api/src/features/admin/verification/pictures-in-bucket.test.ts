import type { VerificationDetail } from '@tero/shared/contract/admin/verification';
import type { OwnVerification } from '@tero/shared/contract/providers-own';
import { afterAll, expect, test } from 'vitest';
import { startBucket } from '../../../../test/bucket.ts';
import { form, image } from '../../../../test/forms.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createProvider, type Person } from '../../../../test/people.ts';

const bucket = await startBucket();
afterAll(() => bucket.close());
const h = await startHarness(bucket.env);
const admin = await createAdmin(h);
const jpeg = await image({ width: 200, height: 100 });
const held = () => bucket.names('staged').filter((name) => name.includes('identity-')).length;
const decisions = '/api/admin/providers-verification';

/** Makes a provider whose document, face and paper wait in the bucket. */
async function waiting(): Promise<Person> {
  const provider = await createProvider(h);
  const as = provider.token;
  const own = await h.call<{ verification: OwnVerification }>('GET', '/api/providers/profile/verification', { as });
  const { word } = own.body.verification.identity;
  await h.call('POST', '/api/providers/profile/identity', { as, body: form({ word }, 'pictures', [jpeg, jpeg]) });
  const paper = { kind: 'ute', number: 'A-1', expires_on: '2027-10-12' };
  await h.call('POST', '/api/providers/profile/papers', { as, body: form(paper, 'picture', [jpeg]) });
  return provider;
}

test('a bucket holds no picture of a document after the decision (rules TRUST-52 and TRUST-68)', async () => {
  const { id } = await waiting();
  expect(held()).toBe(3);
  const as = admin.token;
  const { data } = (await h.call<{ data: VerificationDetail }>('GET', `${decisions}/${id}`, { as })).body;
  const seen = { seen: true, reason: '' };
  expect((await h.call('POST', `${decisions}/${id}/identity`, { as, body: seen })).status).toBe(200);
  expect(held()).toBe(1);
  const body = { ...seen, expires_on: '2027-10-12' };
  expect((await h.call('POST', `${decisions}/${id}/papers/${data.papers[0]?.id}`, { as, body })).status).toBe(200);
  expect(held()).toBe(0);
});

test('nor after the account is erased', async () => {
  const { id } = await waiting();
  expect(held()).toBe(3);
  expect((await h.call('DELETE', `/api/users/${id}`, { as: admin.token })).status).toBe(200);
  expect(held()).toBe(0);
});
