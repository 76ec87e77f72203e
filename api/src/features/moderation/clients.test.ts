// @module-tag postgres
import { expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { caseOf, decideCase, reportThing } from '../../../test/moderation.ts';
import { createAdmin, createClient, createProvider } from '../../../test/people.ts';

const h = await startHarness();
const admin = await createAdmin(h);

test('a client is reported by a provider that dealt with it, and may be warned and suspended, not hidden (rule TRUST-88)', async () => {
  const provider = await createProvider(h, { entitled: true });
  const client = await createClient(h, { name: 'Ana Pérez' });
  const thing = { kind: 'client', id: client.id } as const;
  const other = await createProvider(h, { entitled: true });
  expect((await reportThing(h, provider, thing)).status).toBe(404);
  await h.call('GET', `/api/providers/${provider.id}`, { as: client.token });
  for (const stranger of [null, other, await createClient(h)]) {
    expect((await reportThing(h, stranger, thing)).status).toBe(404);
  }
  expect((await reportThing(h, provider, { kind: 'client', id: other.id })).status).toBe(404);
  expect((await reportThing(h, provider, thing, { reason: 'scam', note: 'No había nadie' })).status).toBe(201);
  const found = await caseOf(h, admin, thing);
  expect(found).toMatchObject({ text: 'Ana Pérez', author: { id: client.id }, link: null });
  expect(found?.actions).toEqual(['warn', 'suspend', 'dismiss']);
  expect((await decideCase(h, admin, found?.id ?? 0, 'hide')).status).toBe(409);
  expect((await decideCase(h, admin, found?.id ?? 0, 'suspend')).status).toBe(201);
  expect((await h.call('GET', '/api/favorites', { as: client.token })).status).toBe(401);
});

test('that a provider asked for money in advance is a report of its profile, and the case says so (rule TRUST-71)', async () => {
  const provider = await createProvider(h, { entitled: true });
  const thing = { kind: 'profile', id: provider.id } as const;
  expect((await reportThing(h, null, thing, { reason: 'advance', ip: '198.51.100.9' })).status).toBe(201);
  expect((await caseOf(h, admin, thing))?.reasons).toEqual([{ reason: 'advance', count: 1 }]);
});
