// @module-tag postgres
import type { PhoneViews } from '@tero/shared/contract/metrics';
import type { PublicProvider } from '@tero/shared/contract/providers';
import type { Service } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import { describe, expect, test } from 'vitest';
import { logRows } from '../../../test/admin-log.ts';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';
import { forgetPhoneViews } from './service.ts';

const h = await startHarness();
const old = { created_at: '2025-01-01T12:00:00.000Z' };

const profile = async (provider: Person, as: Person) =>
  (await h.call<{ provider: PublicProvider }>('GET', `/api/providers/${provider.id}`, { as: as.token })).body.provider;
const detail = async (id: number, as: Person) =>
  (await h.call<{ service: Service }>('GET', `/api/services/${id}`, { as: as.token })).body.service.provider;
const views = (provider: Person, as: Person | null = provider) =>
  h.call<{ data: PhoneViews }>('GET', `/api/metrics/phone-views/${provider.id}`, { as: as?.token ?? null });
const providers = (count: number) =>
  Promise.all(Array.from({ length: count }, () => createProvider(h, { entitled: true })));

describe('the phones that an account is given', () => {
  test('are so many providers in 24 hours, and those that it has seen', async () => {
    const all = await providers(limits.phonesPerDay + 2);
    const [first, ...others] = all as [Person, ...Person[]];
    const last = others.splice(-2) as [Person, Person];
    const reader = await createClient(h, old);
    const service = await createService(h, last[0]);
    for (const provider of [first, ...others]) expect((await profile(provider, reader)).phone).toBe(provider.phone);
    expect(await profile(last[0], reader)).toMatchObject({ phone: null, phone_withheld: 'daily_limit' });
    expect(await detail(service.id, reader)).toMatchObject({ phone: null, phone_withheld: 'daily_limit' });
    expect(await profile(first, reader)).toMatchObject({ phone: first.phone });
    expect(await profile(last[0], await createClient(h))).toMatchObject({ phone: last[0].phone });
    h.clock.advance(day - 1);
    expect((await profile(last[0], reader)).phone).toBeNull();
    h.clock.advance(1);
    const allowed = await profile(last[0], reader);
    expect([allowed.phone, allowed.phone_withheld]).toEqual([last[0].phone, undefined]);
  });

  test('are not more when it asks for many at once, and the panel is told once', async () => {
    const all = await providers(limits.phonesPerDay + 20);
    const reader = await createClient(h, old);
    const responses = await Promise.all(all.map((provider) => profile(provider, reader)));
    const given = responses.filter(({ phone }) => phone !== null).length;
    expect(given).toBeLessThanOrEqual(limits.phonesPerDay);
    for (const provider of all) await profile(provider, reader);
    const shown = await Promise.all(all.map((provider) => views(provider)));
    expect(shown.filter(({ body }) => body.data.total === 1)).toHaveLength(limits.phonesPerDay);
    const alerts = (await logRows(h)).filter((row) => row.action === 'alert' && row.entity_id === reader.id);
    expect(alerts).toMatchObject([
      { entity_type: 'user', details: { motivo: { after: 'Vio todos los teléfonos que se pueden ver en un día' } } },
    ]);
  });

  test('are not more when it asks for one provider many times at once', async () => {
    const all = await providers(limits.phonesPerDay + 6);
    const reader = await createClient(h, old);
    const asked = all.splice(limits.phonesPerDay);
    for (const provider of all.slice(1)) await profile(provider, reader);
    // one phone is left, and all calls ask for it at once
    const raced = await Promise.all(asked.flatMap((one) => Array.from({ length: 8 }, () => profile(one, reader))));
    const given = new Set(raced.filter(({ phone }) => phone !== null).map(({ id }) => id));
    expect(given.size).toBeLessThanOrEqual(1);
    for (const provider of [...all, ...asked]) await profile(provider, reader);
    for (const one of asked) {
      const again = await Promise.all(Array.from({ length: 24 }, () => profile(one, reader)));
      if (!given.has(one.id)) expect(again.filter(({ phone }) => phone !== null)).toEqual([]);
    }
    const shown = await Promise.all([...all, ...asked].map((provider) => views(provider)));
    expect(shown.filter(({ body }) => body.data.total === 1)).toHaveLength(limits.phonesPerDay);
  });

  test('are unlimited and unrecorded for the owner and administrators', async () => {
    const all = await providers(limits.phonesPerDay + 2);
    const admin = await createAdmin(h);
    for (const provider of all) expect((await profile(provider, admin)).phone).toBe(provider.phone);
    const [provider] = all as [Person];
    expect((await profile(provider, provider)).phone).toBe(provider.phone);
    expect((await views(provider)).body.data).toEqual({ total: 0, views: [] });
  });
});

test('the email of a provider is for accounts of a day with a verified address', async () => {
  const provider = await createProvider(h, { entitled: true });
  const service = await createService(h, provider);
  const fresh = await createClient(h);
  const unverified = await createClient(h, { ...old, email_verified: 0 });
  for (const reader of [fresh, unverified]) {
    expect(await profile(provider, reader)).toMatchObject({ phone: provider.phone, email: null });
    expect(await detail(service.id, reader)).toMatchObject({ phone: provider.phone, email: null });
  }
  h.clock.advance(day);
  expect((await profile(provider, fresh)).email).toBe(provider.email);
  expect((await detail(service.id, fresh)).email).toBe(provider.email);
});

test('the emails that an account is given are no more than the phones', async () => {
  const all = await providers(limits.phonesPerDay + 1);
  const silent = await createProvider(h, { entitled: true, phone: null });
  const reader = await createClient(h, old);
  const given = [];
  for (const provider of [...all, silent]) given.push((await profile(provider, reader)).email);
  expect(given.filter(Boolean)).toHaveLength(limits.phonesPerDay);
  const service = await createService(h, all.at(-1) as Person);
  expect(await detail(service.id, reader)).toMatchObject({ email: null, phone_withheld: 'daily_limit' });
});

describe('who saw the phone', () => {
  test('is told by first name and initial with both times, to the provider and administrators', async () => {
    const provider = await createProvider(h, { entitled: true });
    const ana = await createClient(h, { name: 'Ana María  Pérez' });
    const zoe = await createClient(h, { name: 'Zoe' });
    await profile(provider, ana);
    const first_seen_at = h.clock.now().toISOString();
    h.clock.advance(2 * day);
    await profile(provider, zoe);
    const later = h.clock.now().toISOString();
    h.clock.advance(1000);
    await profile(provider, ana);
    const last_seen_at = h.clock.now().toISOString();
    const asker = { since: '2026-03', phone_confirmed: false, quotes_accepted: 0 };
    const data = {
      total: 2,
      views: [
        { id: ana.id, name: 'Ana P.', first_seen_at, last_seen_at, asker },
        { id: zoe.id, name: 'Zoe', first_seen_at: later, last_seen_at: later, asker },
      ],
    };
    expect((await views(provider)).body).toEqual({ success: true, data });
    expect((await views(provider, await createAdmin(h))).body.data).toEqual(data);
    for (const [reader, status] of [
      [null, 401],
      [ana, 403],
      [await createProvider(h), 403],
    ] as const) {
      expect((await views(provider, reader)).status).toBe(status);
    }
    expect((await views(ana, await createAdmin(h))).status).toBe(404);
  });

  test('lists the last ones of all, and forgets them in the end', async () => {
    const provider = await createProvider(h, { entitled: true });
    for (let at = 0; at < limits.phoneViewsListed + 2; at += 1) await profile(provider, await createClient(h));
    const { data } = (await views(provider)).body;
    expect([data.total, data.views.length]).toEqual([limits.phoneViewsListed + 2, limits.phoneViewsListed]);
    h.clock.advance(limits.phoneViewDays * day);
    await forgetPhoneViews(h.deps);
    expect((await views(provider, await createAdmin(h))).body.data.total).toBe(limits.phoneViewsListed + 2);
    h.clock.advance(1);
    await forgetPhoneViews(h.deps);
    expect((await views(provider, await createAdmin(h))).body.data.total).toBe(0);
  });

  test('is in the download of who looked, and goes with the account', async () => {
    const provider = await createProvider(h, { entitled: true });
    const reader = await createClient(h);
    await profile(provider, reader);
    const at = h.clock.now().toISOString();
    const download = await h.call<Record<string, unknown[]>>('GET', '/api/users/me/export', { as: reader.token });
    const row = { account_id: reader.id, provider_id: provider.id, first_seen_at: at, last_seen_at: at };
    expect(download.body.phones_seen).toEqual([row]);
    await h.call('DELETE', `/api/users/${reader.id}`, { as: (await createAdmin(h)).token });
    expect((await views(provider)).body.data.views).toEqual([]);
  });

  test('is nobody for a provider without a phone', async () => {
    const provider = await createProvider(h, { entitled: true, phone: null });
    const shown = await profile(provider, await createClient(h));
    expect([shown.phone, shown.phone_withheld]).toEqual([null, undefined]);
    expect((await views(provider)).body.data.total).toBe(0);
  });
});
