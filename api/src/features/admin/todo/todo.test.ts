// @module-tag postgres
import type { RefusedEvent } from '@tero/shared/contract/admin/payment-events';
import type { TodoItem } from '@tero/shared/contract/admin/todo';
import { todoKinds, todoWords } from '@tero/shared/rules/panel/todo';
import { day, hour } from '@tero/shared/rules/time/durations';
import { expect, it } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient, createProvider } from '../../../../test/people.ts';
import { createService } from '../../../../test/services.ts';

const h = await startHarness();
const { db } = h.deps;
const admin = await createAdmin(h);
const now = h.clock.now().getTime();
const before = (milliseconds: number) => new Date(now - milliseconds).toISOString();

/** Returns the waiting tasks by kind, without the kinds that have none. */
async function waiting(): Promise<Record<string, Omit<TodoItem, 'kind'>>> {
  const { body } = await h.call<{ todo: TodoItem[] }>('GET', '/api/admin/todo', { as: admin.token });
  expect(body.todo.map(({ kind }) => kind)).toEqual(todoKinds);
  return Object.fromEntries(body.todo.filter(({ count }) => count > 0).map(({ kind, ...rest }) => [kind, rest]));
}

it('says of each kind how many wait, and since when the oldest', async () => {
  expect(await waiting()).toEqual({});

  const provider = await createProvider(h);
  const older = await createProvider(h);
  const profile = db.updateTable('provider_profiles').where('account_id', '=', older.id);
  await profile.set({ documents_submitted_at: before(3 * day) }).execute();
  await db
    .updateTable('accounts')
    .set({ created_at: before(2 * day) })
    .where('id', '=', provider.id)
    .execute();
  expect(await waiting()).toEqual({ verification: { count: 2, oldest: before(3 * day) } });

  const message = { name: 'Ana', email: 'ana@x.uy', subject: 'Consulta', message: 'Hola', ip: '203.0.113.1' };
  await db
    .insertInto('contact_messages')
    .values([
      { ...message, kind: 'report', state: 'nuevo', created_at: before(hour) },
      { ...message, kind: 'report', state: 'en_curso', created_at: before(day) },
      { ...message, kind: 'report', state: 'cerrado', created_at: before(9 * day) },
      { ...message, kind: 'contact', state: 'nuevo', created_at: before(2 * hour) },
    ])
    .execute();
  expect(await waiting()).toMatchObject({
    reports: { count: 2, oldest: before(day) },
    messages: { count: 1, oldest: before(2 * hour) },
  });
});

it('leaves out what was paid since, is old, or was dealt with', async () => {
  const [late, paid] = [await createProvider(h), await createProvider(h)];
  const charge = (provider_id: number, age: number, status: 'failed' | 'completed') => {
    const at = before(age);
    const row = { provider_id, amount: 89_000, payment_method: 'mercadopago' as const, status };
    return { ...row, payment_date: at, created_at: at, updated_at: at };
  };
  await db
    .insertInto('payments')
    .values([
      charge(late.id, 2 * day, 'failed'),
      charge(late.id, 3 * day, 'completed'),
      charge(late.id, 8 * day, 'failed'),
      charge(paid.id, 2 * day, 'failed'),
      charge(paid.id, day, 'completed'),
    ])
    .execute();
  const event = { topic: 'payment', attempts: 8, next_attempt_at: before(0), outcome: 'not found' };
  await db
    .insertInto('payment_notifications')
    .values([
      { ...event, data_id: '1', request_id: 'a', status: 'dead', received_at: before(day) },
      { ...event, data_id: '2', request_id: 'b', status: 'pending', received_at: before(2 * day) },
    ])
    .execute();
  const search = { day: '2026-03-09', kind: 'query' as const, people: 3, opened: 0, results: 0 };
  await db
    .insertInto('search_days')
    .values([
      { ...search, text: 'colocar una membrana' },
      { ...search, text: 'algo raro', people: 2 },
      { ...search, text: 'ya se sabe' },
    ])
    .execute();
  await db
    .insertInto('search_terms')
    .values({ form: 'ya se sabe', category_id: null, created_at: before(day) })
    .execute();
  const crash = { build: 'b', route: '/', message: 'm', stack: 's', count: 4 };
  await db
    .insertInto('crashes')
    .values([
      { ...crash, fingerprint: '1', day: '2026-03-09', first_at: before(2 * day), last_at: before(day) },
      { ...crash, fingerprint: '2', day: '2026-02-20', first_at: before(19 * day), last_at: before(18 * day) },
    ])
    .execute();
  expect(await waiting()).toMatchObject({
    charges: { count: 1, oldest: before(2 * day) },
    events: { count: 1, oldest: before(day) },
    searches: { count: 1, oldest: '2026-03-09T15:00:00.000Z' },
    crashes: { count: 1, oldest: before(2 * day) },
  });
});

it('leads to the very events that were given up', async () => {
  const { events } = await waiting();
  expect(todoWords.events.to).toBe('/admin/payments?tab=avisos&state=dead');
  const as = admin.token;
  const { body } = await h.call<{ events: RefusedEvent[] }>('GET', '/api/admin/payment-events?state=dead', { as });
  expect(body.events).toHaveLength(events?.count ?? 0);
  expect(body.events).toMatchObject([{ topic: 'payment', data_id: '1', attempts: 8, outcome: 'not found' }]);
});

it('counts the services in «Otro trabajo», and leads to them until the team has moved them (rule SRCH-23)', async () => {
  const provider = await createProvider(h, { entitled: true });
  const electric = await createService(h, provider);
  const other = await createService(h, provider, { category: 'Otro trabajo' });
  expect((await waiting()).unsorted).toEqual({ count: 1, oldest: before(0) });
  expect(todoWords.unsorted.to).toBe('/admin/services?unsorted=1');
  const as = admin.token;
  const listed = async (query: string) => {
    const { body } = await h.call<{ services: { id: number }[] }>('GET', `/api/admin/services?${query}`, { as });
    return body.services.map(({ id }) => id);
  };
  expect(await listed('unsorted=1')).toEqual([other.id]);
  expect(await listed('unsorted=0')).toEqual([electric.id]);
  const moved = await h.call('PUT', `/api/admin/services/${other.id}`, { as, body: { category: 'Pintura' } });
  expect(moved.status).toBe(200);
  expect((await waiting()).unsorted).toBeUndefined();
  expect(await listed('unsorted=1')).toEqual([]);
});

it('is for administrators alone', async () => {
  const client = await createClient(h);
  expect((await h.call('GET', '/api/admin/todo', { as: client.token })).status).toBe(403);
});
