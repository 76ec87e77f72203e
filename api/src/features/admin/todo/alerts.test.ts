// @module-tag postgres
import type { AlertKind } from '@tero/shared/rules/panel/todo';
import { hour, minute, second } from '@tero/shared/rules/time/durations';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { deliveriesOf } from '../../../../test/deliveries.ts';
import { startHarness } from '../../../../test/harness.ts';
import { addBrowser } from '../../../../test/notices.ts';
import { createAdmin, createClient, createProvider, type Person, signIn } from '../../../../test/people.ts';
import { startPushService } from '../../../../test/push-service.ts';
import { tellTeam } from './tell.ts';

const push = await startPushService();
afterAll(() => push.close());
const h = await startHarness({ PUSH_ALLOW_LOOPBACK: '1' });
const { db } = h.deps;
const { deliver } = deliveriesOf(h);

/**
 * The number of tests so far. Each test has a day of its own, at ten in the morning, without waiting tasks and alerts.
 */
let days = 0;
beforeEach(async () => {
  days += 1;
  h.clock.set(new Date(Date.UTC(2026, 3, days, 13)).toISOString());
  for (const table of ['admin_alerts', 'contact_messages', 'crashes', 'notifications'] as const)
    await db.deleteFrom(table).execute();
  await db.updateTable('provider_profiles').set({ verification_status: 'approved' }).execute();
  push.messages.length = 0;
});

const choose = async (admin: Person, kinds: readonly string[]) =>
  h.call<{ kinds: AlertKind[] }>('PUT', '/api/admin/todo/alerts', { as: await signIn(h, admin), body: { kinds } });
const look = async (admin: Person) => h.call('GET', '/api/admin/todo', { as: await signIn(h, admin) });
const bell = async (admin: Person) => {
  const response = await h.call<{ unreadCount: number }>('GET', '/api/notifications/unread-count', {
    as: await signIn(h, admin),
  });
  return response.body.unreadCount;
};

/** Makes an administrator with a browser that gets these kinds of alerts. */
async function teller(kinds: readonly AlertKind[]) {
  const admin = await createAdmin(h);
  const browser = await addBrowser(h, admin, push);
  await choose(admin, kinds);
  const told = () =>
    push.messages
      .filter(({ endpoint }) => endpoint === browser.endpoint)
      .map(({ text }) => {
        const { title, body, navigate } = JSON.parse(text).notification;
        return { title, body, path: new URL(navigate).pathname + new URL(navigate).search };
      });
  return { admin, told };
}

async function run(): Promise<void> {
  h.clock.advance(second);
  await tellTeam(h.deps);
  await deliver('push');
}

async function write(kind: 'contact' | 'report' = 'contact'): Promise<void> {
  h.clock.advance(second);
  const created_at = h.clock.now().toISOString();
  const message = { name: 'Ana', email: 'ana@x.uy', subject: 'Consulta', message: 'Hola', ip: '203.0.113.1' };
  await db
    .insertInto('contact_messages')
    .values({ ...message, kind, state: 'nuevo', created_at })
    .execute();
}

it('is one push a kind until the panel is looked at, and then again for what comes after', async () => {
  const { admin, told } = await teller(['messages']);
  await run();
  expect(told()).toEqual([]);

  await write();
  await run();
  const one = { title: '1 mensaje sin responder', body: 'Entrá a «Tareas», en el panel.' };
  expect(told()).toEqual([{ ...one, path: '/admin/messages?kind=contact&waits=1' }]);
  expect(await bell(admin)).toBe(1);

  await write();
  h.clock.advance(3 * hour);
  await run();
  expect(told()).toHaveLength(1);

  await look(admin);
  expect(await bell(admin)).toBe(0);
  await run();
  expect(told()).toHaveLength(1);
  await write();
  await run();
  expect(told()[1]?.title).toBe('3 mensajes sin responder');
});

it('tells several kinds together, and what comes soon after with them', async () => {
  const { told } = await teller(['verification', 'reports', 'messages']);
  h.clock.advance(second);
  await createProvider(h);
  await write('report');
  await run();
  expect(told()).toEqual([
    {
      title: 'Hay tareas nuevas en el panel',
      body: '1 proveedor para verificar · 1 reporte sin responder.',
      path: '/admin',
    },
  ]);
  await write();
  await run();
  expect(told()).toHaveLength(1);
  h.clock.advance(30 * minute);
  await run();
  expect(told()[1]?.body).toBe('1 proveedor para verificar · 1 reporte sin responder · 1 mensaje sin responder.');
});

it('comes to nobody who did not choose it, is no administrator any more, or has pushes switched off', async () => {
  const [other, former, quiet] = [await teller(['crashes']), await teller(['messages']), await teller(['messages'])];
  const off = { enabled: false, categories: {} };
  const rest = { enabled: true, categories: {} };
  const settings = { settings: { push: off, email: rest, sms: off } };
  await h.call('PUT', '/api/notifications/settings', { as: quiet.admin.token, body: settings });
  await db.updateTable('accounts').set({ role: 'user' }).where('id', '=', former.admin.id).execute();
  await write();
  await run();
  for (const { told } of [other, former, quiet]) expect(told()).toEqual([]);
  expect(await bell(quiet.admin)).toBe(1);
});

it('waits for the morning', async () => {
  const { told } = await teller(['messages']);
  h.clock.advance(12 * hour);
  await write();
  await run();
  expect(told()).toEqual([]);
  h.clock.advance(10 * hour);
  await run();
  expect(told()).toHaveLength(1);
});

it('tells nothing in the morning of what was looked at in the night', async () => {
  const { admin, told } = await teller(['messages']);
  h.clock.advance(12 * hour);
  await write();
  h.clock.advance(minute);
  expect((await look(admin)).status).toBe(200);
  h.clock.advance(11 * hour);
  await run();
  expect(told()).toEqual([]);
  await write();
  await run();
  expect(told()[0]?.title).toBe('2 mensajes sin responder');
});

it('is chosen by each administrator for itself', async () => {
  const [mine, others] = [await createAdmin(h), await createAdmin(h)];
  expect((await choose(mine, ['messages', 'verification', 'messages'])).body.kinds).toEqual([
    'verification',
    'messages',
  ]);
  await choose(others, ['crashes']);
  expect((await choose(mine, ['messages'])).body.kinds).toEqual(['messages']);
  const { body } = await h.call<{ kinds: AlertKind[] }>('GET', '/api/admin/todo/alerts', { as: others.token });
  expect(body.kinds).toEqual(['crashes']);
  expect((await choose(mine, ['searches'])).status).toBe(400);
  expect((await choose(await createClient(h), [])).status).toBe(403);
});
