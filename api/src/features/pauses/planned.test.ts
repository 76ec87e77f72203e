// @module-tag postgres
import { hour } from '@tero/shared/rules/time/durations';
import { afterAll, describe, expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person, signIn } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';
import { openDatabase } from '../../db/open.ts';
import { isPostgres } from '../../db/sql/dialect.ts';
import { askAboutContacts } from '../contact-questions/asking.ts';
import { turnPauses } from './ending.ts';
import { tellOfEnds } from './telling.ts';

const h = await startHarness();
const { db } = h.deps;
const otherDb = openDatabase(h.deps.config);
afterAll(() => otherDb.destroy());

const say = async (as: Person, body: object) => h.call('PUT', '/api/provider/pause', { as: await signIn(h, as), body });
const own = async (as: Person) => {
  const { body } = await h.call('GET', '/api/provider/pause', { as: await signIn(h, as) });
  return { pause: body.pause, planned: body.planned_pause };
};
const profile = async ({ id }: Person) =>
  (await h.call<{ provider: object }>('GET', `/api/providers/${id}`)).body.provider;
const flagsOf = (id: number) =>
  db.selectFrom('services').select(['listed', 'paused']).where('id', '=', id).executeTakeFirstOrThrow();
/** Returns the state that the first call of a day finds. The lists follow its flags (`public-lists.test.ts`). */
const stateOf = async (service: { id: number }) => {
  const { body } = await h.call<{ service: { pause?: object } }>('GET', `/api/services/${service.id}`);
  return { ...(await flagsOf(service.id)), pause: body.service.pause };
};
const listed = { listed: 1, paused: 0, pause: undefined };
const noticesOf = async ({ id }: Person) => {
  await tellOfEnds(h.deps);
  return db.selectFrom('notifications').select('title').where('account_id', '=', id).execute();
};
const rowOf = ({ id }: Person) =>
  db
    .selectFrom('provider_profiles')
    .select(['paused_at', 'paused_until', 'planned_pause_from'])
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();

async function anElectrician() {
  h.clock.set('2026-04-01T15:00:00.000Z');
  const provider = await createProvider(h, { entitled: true });
  return { provider, service: await createService(h, provider) };
}

const days = { from: '2026-05-10', until: '2026-05-25', note: 'Vacaciones' };
const { from, ...fromThen } = days;

describe('a planned pause', () => {
  test('changes nothing but the profile before its first day, begins and ends by itself, and is told once', async () => {
    const { provider, service } = await anElectrician();
    const { body } = await say(provider, days);
    const planned = { pause: null, planned_pause: days };
    expect(body).toMatchObject({ ...planned, message: 'Tu pausa empieza el 10 de mayo.' });
    for (const at of ['2026-04-01T15:01:00.000Z', '2026-05-10T02:59:59.999Z']) {
      h.clock.set(at);
      expect(await stateOf(service)).toEqual(listed);
      expect(await own(provider)).toEqual({ pause: null, planned: days });
      const shown = await profile(provider);
      expect(shown).toMatchObject({ planned_pause: days });
      expect(shown).not.toHaveProperty('pause');
    }
    h.clock.set('2026-05-10T03:00:00.000Z');
    expect(await stateOf(service)).toEqual({ listed: 0, paused: 1, pause: fromThen });
    expect(await own(provider)).toEqual({ pause: fromThen, planned: null });
    expect(await profile(provider)).not.toHaveProperty('planned_pause');
    expect((await rowOf(provider)).paused_at).toBe('2026-05-10T03:00:00.000Z');
    h.clock.set('2026-05-25T15:00:00.000Z');
    expect(await stateOf(service)).toEqual(listed);
    for (const _ of [1, 2]) expect(await noticesOf(provider)).toEqual([{ title: 'Terminó tu pausa' }]);
  });

  test('is changed, called off without telling anybody, and gives way to one that begins at once', async () => {
    const { provider, service } = await anElectrician();
    await say(provider, days);
    await say(provider, { from: '2026-05-12', until: '2026-05-20' });
    expect((await own(provider)).planned).toEqual({ from: '2026-05-12', until: '2026-05-20', note: null });
    expect((await say(provider, { until: null })).body).toMatchObject({
      message: 'Anulaste tu pausa',
      pause: null,
      planned_pause: null,
    });
    h.clock.set('2026-05-12T15:00:00.000Z');
    expect(await stateOf(service)).toEqual(listed);
    expect(await noticesOf(provider)).toEqual([]);
    await say(provider, { from: '2026-06-10', until: '2026-06-25' });
    // as an older app sends it, which knows no first day
    await say(provider, { until: '2026-05-15' });
    expect(await own(provider)).toEqual({ pause: { until: '2026-05-15', note: null }, planned: null });
    h.clock.set('2026-06-10T15:00:00.000Z');
    expect(await stateOf(service)).toEqual(listed);
  });

  test('begins at once by a first day that is today, or that passed while the word waited', async () => {
    for (const first of ['2026-04-01', '2026-03-20', null]) {
      const { provider, service } = await anElectrician();
      expect((await say(provider, { ...days, from: first })).status).toBe(200);
      expect(await stateOf(service)).toMatchObject({ listed: 0, paused: 1 });
      expect((await rowOf(provider)).paused_at).toBe('2026-04-01T15:00:00.000Z');
    }
  });

  test('leaves one that holds its beginning', async () => {
    const { provider } = await anElectrician();
    await say(provider, fromThen);
    // a plan that another phone sent late must not extend the pause
    const { status, body } = await say(provider, { from: '2026-05-12', until: '2026-05-30' });
    expect([status, body]).toMatchObject([
      400,
      { errors: { from: 'Ya estás en pausa. Cambiá el día en que volvés.' } },
    ]);
    await say(provider, { from: null, until: '2026-05-30' });
    expect(await own(provider)).toEqual({ pause: { until: '2026-05-30', note: null }, planned: null });
    expect(await rowOf(provider)).toMatchObject({ paused_at: '2026-04-01T15:00:00.000Z', planned_pause_from: null });
  });

  test('excludes contacts from its first midnight on from the question of rule ASK-10, and none before', async () => {
    const { provider } = await anElectrician();
    await say(provider, days);
    const contact = async (at: string) => {
      h.clock.set(at);
      const client = await createClient(h);
      const body = { provider_id: provider.id, click_type: 'whatsapp' };
      await h.call('POST', '/api/metrics/track-click', { as: client.token, body });
      return client.id;
    };
    const before = await contact('2026-05-10T02:58:00.000Z');
    await contact('2026-05-10T03:00:00.000Z');
    h.clock.set('2026-05-11T15:00:00.000Z');
    await askAboutContacts(h.deps);
    const asked = db.selectFrom('contact_questions').select('account_id').where('provider_id', '=', provider.id);
    expect(await asked.execute()).toEqual([{ account_id: before }]);
  });

  test('begins once when two processes begin it, also when both of its days passed meanwhile', async () => {
    const { provider, service } = await anElectrician();
    await say(provider, days);
    h.clock.set('2026-05-10T15:00:00.000Z');
    // two connections to SQLite in one thread would wait for each other
    const elsewhere = { ...h.deps, db: isPostgres(db) ? otherDb : db };
    await Promise.all([turnPauses(h.deps), turnPauses(elsewhere)]);
    expect(await flagsOf(service.id)).toEqual({ listed: 0, paused: 1 });
    const { provider: other, service: theirs } = await anElectrician();
    await say(other, days);
    h.clock.set('2026-07-01T15:00:00.000Z');
    await turnPauses(h.deps);
    expect(await flagsOf(theirs.id)).toEqual({ listed: 1, paused: 0 });
    expect(await rowOf(other)).toMatchObject({ paused_until: null, planned_pause_from: null });
  });

  test('an administrator sees and calls off, which is logged and told to nobody', async () => {
    const [{ provider, service }, admin] = [await anElectrician(), await createAdmin(h)];
    await say(provider, days);
    const as = await signIn(h, admin);
    const { body } = await h.call('GET', `/api/admin/people/${provider.id}`, { as });
    expect(body.person).toMatchObject({ provider: { pause: null, planned_pause: days } });
    const end = () => h.call('DELETE', `/api/admin/providers/${provider.id}/pause`, { as });
    expect((await end()).body).toMatchObject({ message: 'Anulamos la pausa del proveedor' });
    expect((await end()).status).toBe(200);
    const acts = await db
      .selectFrom('admin_logs')
      .select('details')
      .where('entity_id', '=', provider.id)
      .where('action', '=', 'update')
      .execute();
    expect(acts).toHaveLength(1);
    expect(acts[0]?.details).toContain(from);
    h.clock.set('2026-05-10T15:00:00.000Z');
    expect(await stateOf(service)).toEqual(listed);
    expect(await noticesOf(provider)).toEqual([]);
  });

  test('is in a download', async () => {
    const { provider } = await anElectrician();
    await say(provider, days);
    h.clock.advance(hour);
    const as = await signIn(h, provider);
    const { body } = await h.call<{ provider: object[] }>('GET', '/api/users/me/export', { as });
    expect(body.provider).toMatchObject([
      { planned_pause_from: from, planned_pause_until: days.until, planned_pause_note: 'Vacaciones' },
    ]);
  });
});

describe('the first day', () => {
  const until = '2026-11-01';
  test.each([
    [{ from: '', until }, { from: 'Elegí desde qué día' }],
    [{ from: 'mañana', until }, { from: 'Elegí desde qué día' }],
    [{ from: { $ne: null }, until }, { from: 'Elegí desde qué día' }],
    [{ from: '2026-10-02', until }, { from: expect.stringContaining('como mucho dentro de 6 meses') }],
    [{ from: '9999-12-31', until }, { from: expect.stringContaining('como mucho dentro de 6 meses') }],
    [{ from: '2026-05-10', until: '2026-05-10' }, { until: expect.stringContaining('posterior al primer día') }],
    [{ from: '2026-05-10', until: '2026-11-11' }, { until: expect.stringContaining('dura como mucho 6 meses') }],
    [{ from: '2026-03-01', until: '2026-04-01' }, { until: expect.stringContaining('a partir de mañana') }],
  ])('refuses %j', async (body, errors) => {
    const { provider } = await anElectrician();
    const said = await say(provider, body);
    expect([said.status, said.body.errors]).toEqual([400, errors]);
    expect(await own(provider)).toEqual({ pause: null, planned: null });
  });

  test('is six months ahead at the latest, with six months from it', async () => {
    const { provider } = await anElectrician();
    expect((await say(provider, { from: '2026-10-01', until: '2027-04-01' })).status).toBe(200);
  });
});
