// @module-tag postgres
import { limits } from '@tero/shared/limits';
import { day, hour } from '@tero/shared/rules/time/durations';
import { addDays, localDay } from '@tero/shared/rules/time/time';
import fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { callerOf, createClient, createProvider, type Person, signIn } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../../db/open.ts';
import { isPostgres } from '../../db/sql/dialect.ts';
import { askAboutContacts } from '../contact-questions/asking.ts';
import { hideLapsed } from '../services/lists/lists.ts';
import { forgetPauses, turnPauses } from './ending.ts';
import { setPause } from './service.ts';
import { tellOfEnds } from './telling.ts';

const h = await startHarness();
const otherDb = openDatabase(h.deps.config);
const elsewhere = { ...h.deps, db: otherDb };
afterAll(() => otherDb.destroy());

const pause = async (as: Person, until: string | null) =>
  h.call('PUT', '/api/provider/pause', { as: await signIn(h, as), body: { until } });
const flagsOf = (id: number) =>
  h.deps.db.selectFrom('services').select(['listed', 'paused']).where('id', '=', id).executeTakeFirstOrThrow();
const countOf = async (id: number) =>
  (await h.deps.db.selectFrom('categories').select('listed_count').where('id', '=', id).executeTakeFirstOrThrow())
    .listed_count;

test('two processes end a pause once, count its services once and tell of it once', async () => {
  h.clock.set('2026-03-02T15:00:00.000Z');
  const provider = await createProvider(h, { entitled: true });
  const service = await createService(h, provider);
  const before = await countOf(service.category_id);
  await pause(provider, '2026-03-05');
  expect(await countOf(service.category_id)).toBe(before - 1);
  h.clock.set('2026-03-05T15:00:00.000Z');
  // two connections to SQLite in one thread would wait for each other, so the second process follows the first
  const atOnce = isPostgres(h.deps.db) ? elsewhere : h.deps;
  await Promise.all([turnPauses(h.deps), turnPauses(atOnce)]);
  await turnPauses(elsewhere);
  expect(await flagsOf(service.id)).toEqual({ listed: 1, paused: 0 });
  expect(await countOf(service.category_id)).toBe(before);
  await Promise.all([tellOfEnds(h.deps), tellOfEnds(atOnce)]);
  await tellOfEnds(elsewhere);
  const notices = h.deps.db.selectFrom('notifications').select('title').where('account_id', '=', provider.id);
  expect(await notices.execute()).toEqual([{ title: 'Terminó tu pausa' }]);
});

test('a server that starts after the day shows it with its first call', async () => {
  h.clock.set('2026-03-06T15:00:00.000Z');
  const provider = await createProvider(h, { entitled: true });
  const service = await createService(h, provider);
  await pause(provider, '2026-03-07');
  h.clock.set('2026-03-08T15:00:00.000Z');
  const { app } = await buildApp({ ...h.deps, db: otherDb, clock: h.clock });
  const services = (await app.inject('/api/services/recent?limit=50')).json().services as { id: number }[];
  expect(services.map(({ id }) => id)).toContain(service.id);
  await app.close();
});

test('what cannot end with the first call does not hold it up, and is left to the job', async () => {
  h.clock.set('2026-03-09T15:00:00.000Z');
  const provider = await createProvider(h, { entitled: true });
  const service = await createService(h, provider);
  await pause(provider, '2026-03-10');
  h.clock.set('2026-03-10T03:00:00.000Z');
  const { app, deps } = await buildApp({ ...h.deps, db: otherDb, clock: h.clock });
  const away = vi.spyOn(otherDb, 'transaction').mockImplementation(() => {
    throw new Error('away');
  });
  expect((await app.inject('/api/services/recent')).statusCode).toBe(200);
  expect(await flagsOf(service.id)).toEqual({ listed: 0, paused: 1 });
  away.mockRestore();
  await turnPauses(deps);
  expect(await flagsOf(service.id)).toEqual({ listed: 1, paused: 0 });
  await app.close();
});

test('nobody is asked whether a provider responded in its pause, and everybody after it', async () => {
  h.clock.set('2026-03-12T15:00:00.000Z');
  const provider = await createProvider(h, { entitled: true });
  const contacts = async () => {
    const client = await createClient(h);
    const body = { provider_id: provider.id, click_type: 'whatsapp' };
    await h.call('POST', '/api/metrics/track-click', { as: client.token, body });
    return client;
  };
  const early = await contacts();
  h.clock.advance(hour);
  await pause(provider, '2026-03-14');
  const late = await contacts();
  h.clock.set('2026-03-14T15:00:00.000Z');
  await turnPauses(h.deps);
  const last = await contacts();
  h.clock.advance(day);
  await askAboutContacts(h.deps);
  const asked = await h.deps.db
    .selectFrom('contact_questions')
    .select('account_id')
    .where('provider_id', '=', provider.id)
    .execute();
  expect(asked.map(({ account_id }) => account_id)).not.toContain(late.id);
  expect(asked.map(({ account_id }) => account_id).sort()).toEqual([early.id, last.id].sort());
});

test('a second pause keeps the first apart: nobody is asked of either, nor of one whose day is changed', async () => {
  h.clock.set('2026-04-06T15:00:00.000Z');
  const provider = await createProvider(h, { entitled: true });
  const contact = async () => {
    h.clock.advance(hour);
    const client = await createClient(h);
    const body = { provider_id: provider.id, click_type: 'whatsapp' };
    await h.call('POST', '/api/metrics/track-click', { as: client.token, body });
    h.clock.advance(hour);
    return client.id;
  };
  await pause(provider, '2026-04-20');
  const inFirst = await contact();
  // the day is a different one, but the pause is the same
  await pause(provider, '2026-04-21');
  await contact();
  await pause(provider, null);
  const between = await contact();
  await pause(provider, '2026-04-07');
  await contact();
  // the day has come but the job has not run: this call begins another pause
  h.clock.set('2026-04-07T09:00:00.000Z');
  await setPause(h.deps, { until: '2026-04-08', note: null }, callerOf(provider));
  const now = await h.deps.db
    .selectFrom('provider_profiles')
    .select('paused_at')
    .where('account_id', '=', provider.id)
    .executeTakeFirstOrThrow();
  expect(now.paused_at).toBe('2026-04-07T09:00:00.000Z');
  await contact();
  h.clock.set('2026-04-08T15:00:00.000Z');
  await turnPauses(h.deps);
  await askAboutContacts(h.deps);
  const asked = await h.deps.db
    .selectFrom('contact_questions')
    .select('account_id')
    .where('provider_id', '=', provider.id)
    .execute();
  expect(asked).toEqual([{ account_id: between }]);
  expect(inFirst).not.toBe(between);
  const past = () => h.deps.db.selectFrom('past_pauses').select('id').where('provider_id', '=', provider.id).execute();
  expect(await past()).toHaveLength(3);
  h.clock.advance((limits.contactQuestionWithin + 2) * day);
  await forgetPauses(h.deps);
  expect(await past()).toEqual([]);
});

type Step = ['pause', number] | ['end' | 'off' | 'on'] | ['wait', number];
const steps = fc.array(
  fc.oneof(
    fc.tuple(fc.constant('pause' as const), fc.integer({ min: 1, max: 20 })),
    fc.tuple(fc.constantFrom('end' as const, 'off' as const, 'on' as const)),
    fc.tuple(fc.constant('wait' as const), fc.integer({ min: 1, max: 120 })),
  ),
  { minLength: 3, maxLength: 9 },
);

test('a service is listed, reachable or neither as a plain account of what happened says, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 5, max: 40 }), async (given: Step[], entitledDays) => {
      const start = new Date('2026-06-01T20:30:00.000Z');
      h.clock.set(start.toISOString());
      const end = new Date(start.getTime() + entitledDays * day);
      const provider = await createProvider(h, { entitled: end.toISOString() });
      const service = await createService(h, provider);
      const world = { until: null as string | null, isOn: true };
      for (const [what, amount = 0] of given) {
        const now = h.clock.now();
        if (what === 'wait') h.clock.set(new Date(now.getTime() + amount * hour).toISOString());
        if (what === 'end' || what === 'pause') {
          world.until = what === 'end' ? null : addDays(localDay(now), amount);
          await pause(provider, world.until);
        }
        if (what === 'on' || what === 'off') {
          const body = { is_active: what === 'on' };
          const as = await signIn(h, provider);
          const { status } = await h.call('PUT', `/api/services/${service.id}/active`, { as, body });
          if (status === 200) world.isOn = body.is_active;
        }
        await hideLapsed(h.deps);
        // the first call of the day
        const reads = await h.call('GET', `/api/services/${service.id}`);
        const at = h.clock.now();
        const isThere = world.isOn && at < end;
        const isAway = world.until !== null && localDay(at) < world.until;
        const flags = { listed: isThere && !isAway ? 1 : 0, paused: isThere && isAway ? 1 : 0 };
        expect([await flagsOf(service.id), reads.status]).toEqual([flags, isThere ? 200 : 404]);
      }
    }),
    { numRuns: 25 },
  );
});
