// @module-tag postgres
import { createHash } from 'node:crypto';
import type { BulkBatch } from '@tero/shared/contract/admin/panel/bulk';
import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import { describe, expect, test } from 'vitest';
import { logged } from '../../../../test/admin-log.ts';
import { outboxOf } from '../../../../test/deliveries.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient, createProvider } from '../../../../test/people.ts';
import { createService } from '../../../../test/services.ts';
import { sendBatches } from './send.ts';
import { forgetBatches } from './service.ts';

const h = await startHarness();
const { db } = h.deps;
const one = (await createAdmin(h)).token;
const other = (await createAdmin(h)).token;

const post = async (path: string, body?: object, as = one) => {
  const response = await h.call<{ batch: BulkBatch; message: string }>('POST', `/api/admin/bulk${path}`, { as, body });
  return { status: response.status, body: response.body, batch: response.body.batch };
};
const prepared = async (body: object, as = one) => (await post('', { tab: 'services', query: {}, ...body }, as)).batch;
const current = async (as = one) =>
  (await h.call<{ batch: BulkBatch | null }>('GET', '/api/admin/bulk', { as })).body.batch;
const services = async (ids: readonly number[]) =>
  db
    .selectFrom('services')
    .select(['id', 'is_active', 'listed', 'category_id', 'title'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
const many = async (count: number, name: string) => {
  const provider = await createProvider(h, { entitled: true, name });
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await createService(h, provider)).id);
  return { provider, ids };
};
const categoryId = async (name: string) =>
  (await db.selectFrom('categories').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

describe('a change of many rows', () => {
  test('is of what the list finds, says how many and which, and changes nothing before it runs', async () => {
    const { ids, provider } = await many(3, 'Lote Uno');
    await h.call('PUT', `/api/admin/services/${ids[0]}/status`, { as: one, body: { isActive: false } });
    const { response: batch, rows } = await logged(h, () =>
      prepared({ act: 'deactivate', query: { search: 'lote uno', sort: 'id' } }),
    );
    expect(batch).toMatchObject({ matched: 3, same: 1, total: 2, left: 2, done: 0, state: 'prepared', undo_ms: 0 });
    expect(batch.first).toEqual((await services(ids.slice(1))).map(({ title }) => title));
    expect(rows).toEqual([]);
    expect((await services(ids)).map(({ is_active }) => is_active)).toEqual([0, 1, 1]);
    // a service created afterwards does not belong to the batch
    const late = await createService(h, provider);
    const { response, rows: log } = await logged(h, () => post(`/${batch.id}/run`));
    expect(response.batch).toMatchObject({ state: 'done', done: 2, changed: 0, left: 0, undo_ms: limits.bulkUndo });
    expect((await services([...ids, late.id])).map(({ is_active, listed }) => [is_active, listed])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
    // the first row stands for all of them
    expect(log.map(({ action, entity_type, entity_id }) => [action, entity_type, entity_id])).toEqual(
      [null, ...ids.slice(1)].map((id) => ['update', 'service', id]),
    );
    // a second call does nothing and is not logged
    const again = await logged(h, () => post(`/${batch.id}/run`));
    expect([again.response.batch.done, again.rows]).toEqual([2, []]);
  });

  test('of ticked rows leaves those alone that somebody changed meanwhile, and says which', async () => {
    const { ids } = await many(3, 'Lote Dos');
    const [first, second, third] = ids as [number, number, number];
    const batch = await prepared({ act: 'deactivate', query: { ids: ids.join(',') } });
    await h.call('PUT', `/api/admin/services/${second}`, { as: other, body: { title: 'Cambiado por otra persona' } });
    await h.call('DELETE', `/api/admin/services/${third}`, { as: other });
    const { batch: done } = await post(`/${batch.id}/run`);
    expect(done).toMatchObject({ done: 1, changed: 1, gone: 1, changed_names: ['Cambiado por otra persona'] });
    expect((await services([first, second])).map(({ is_active }) => is_active)).toEqual([0, 1]);
  });

  test('by two administrators at once: the second is told, and overwrites nothing', async () => {
    const { ids } = await many(2, 'Lote Tres');
    const query = { ids: ids.join(',') };
    const off = await prepared({ act: 'deactivate', query });
    const moved = await prepared({ act: 'move', query, category_id: await categoryId('Jardinería') }, other);
    const [a, b] = await Promise.all([post(`/${off.id}/run`), post(`/${moved.id}/run`, undefined, other)]);
    expect([a.batch.done + b.batch.done, a.batch.changed + b.batch.changed]).toEqual([2, 2]);
    expect((await post(`/${off.id}/run`, undefined, other)).status).toBe(404);
    expect((await post(`/${off.id}/undo`, undefined, other)).status).toBe(404);
  });

  test('is taken back within its seconds, also after a reload, but not what was changed since', async () => {
    const { ids } = await many(2, 'Lote Cuatro');
    const before = await services(ids);
    const jardin = await categoryId('Jardinería');
    const batch = await prepared({ act: 'move', query: { ids: ids.join(',') }, category_id: jardin });
    expect(batch.category).toBe('Jardinería');
    await post(`/${batch.id}/run`);
    expect((await services(ids)).map(({ category_id }) => category_id)).toEqual([jardin, jardin]);
    expect(await current()).toMatchObject({ id: batch.id, undo_ms: limits.bulkUndo });
    await h.call('PUT', `/api/admin/services/${ids[1]}`, { as: other, body: { title: 'Ya es otro' } });
    const { response, rows } = await logged(h, () => post(`/${batch.id}/undo`));
    expect(response.batch).toMatchObject({ state: 'undone', back: 1, kept: 1, changed_names: ['Ya es otro'] });
    expect((await services(ids)).map(({ category_id }) => category_id)).toEqual([before[0]?.category_id, jardin]);
    expect(rows.map(({ entity_id }) => entity_id)).toEqual([null, ids[0]]);
    expect((await post(`/${batch.id}/undo`)).batch.state).toBe('undone');
    expect((await post(`/${batch.id}/run`)).batch).toMatchObject({ state: 'undone', back: 1 });
  });

  test('is not taken back later, and says so', async () => {
    const { ids } = await many(1, 'Lote Cinco');
    const batch = await prepared({ act: 'deactivate', query: { ids: String(ids[0]) } });
    await post(`/${batch.id}/run`);
    h.clock.advance(limits.bulkUndo + 6000);
    const { status, body } = await post(`/${batch.id}/undo`);
    expect([status, body.message]).toEqual([412, 'Ya no se puede deshacer: pasaron los 10 segundos.']);
    expect((await services(ids))[0]?.is_active).toBe(0);
  });

  test('of more rows than one step goes on where it stopped, also backwards', async () => {
    const { ids } = await many(limits.bulkStep + 2, 'Lote Seis');
    const batch = await prepared({ act: 'deactivate', query: { search: 'lote seis' } });
    const { batch: half } = await post(`/${batch.id}/run`);
    expect(half).toMatchObject({ state: 'running', done: limits.bulkStep, left: 2 });
    h.clock.advance(30_000);
    expect(await current()).toMatchObject({ id: batch.id, state: 'running' });
    expect((await post(`/${batch.id}/run`)).batch).toMatchObject({ state: 'done', done: limits.bulkStep + 2 });
    expect((await post(`/${batch.id}/undo`)).batch).toMatchObject({ state: 'undoing', back: limits.bulkStep });
    expect((await post(`/${batch.id}/undo`)).batch).toMatchObject({ state: 'undone', back: limits.bulkStep + 2 });
    expect((await services(ids)).every(({ is_active, listed }) => is_active === 1 && listed === 1)).toBe(true);
  });

  test('says what is missing or not possible', async () => {
    const refused = async (body: object) => (await post('', { tab: 'services', query: {}, ...body })).body;
    expect(await refused({ act: 'move' })).toMatchObject({ errors: { category: 'Elegí una categoría de la lista' } });
    expect(await refused({ act: 'message' })).toMatchObject({ errors: { subject: 'Escribí el asunto' } });
    expect(await refused({ act: 'message', subject: 'Hola' })).toMatchObject({
      errors: { message: 'Escribí el mensaje' },
    });
    expect(await refused({ tab: 'users', act: 'move' })).toMatchObject({ code: 'validation_failed' });
    expect(await refused({ act: 'deactivate', query: { provider_id: 'x' } })).toMatchObject({
      code: 'validation_failed',
    });
    const none = await prepared({ act: 'deactivate', query: { search: 'zzqx' } });
    expect(none).toMatchObject({ matched: 0, total: 0, first: [] });
  });
});

describe('a message to many', () => {
  const words = {
    act: 'message',
    subject: 'Corte de servicio',
    message: 'Hola, {nombre}: el sábado a la noche vamos a estar sin servicio.',
  };
  const read = words.message.replace('{nombre}', 'Lote');
  const notices = (accountId: number) =>
    db.selectFrom('notifications').select(['title', 'message']).where('account_id', '=', accountId).execute();

  test('goes once to each provider of the services, after the time to take it back', async () => {
    const { provider } = await many(2, 'Lote Siete');
    const batch = await prepared({ ...words, query: { search: 'lote siete' } });
    expect(batch).toMatchObject({ matched: 2, total: 1, first: ['Lote Siete'] });
    expect((await post(`/${batch.id}/send`)).batch).toMatchObject({ state: 'waiting', undo_ms: limits.bulkUndo });
    await sendBatches(h.deps);
    expect(await notices(provider.id)).toEqual([]);
    h.clock.advance(limits.bulkUndo + 6000);
    const { rows } = await logged(h, () => sendBatches(h.deps));
    await sendBatches(h.deps);
    expect(await notices(provider.id)).toEqual([{ title: words.subject, message: read }]);
    expect((await outboxOf(h, provider.id)).filter(({ channel }) => channel === 'email')).toHaveLength(1);
    expect(rows).toMatchObject([
      {
        ...{ action: 'update', entity_type: 'provider', entity_id: provider.id, ip_address: '127.0.0.1' },
        details: { message_sent: { after: true }, lote: { after: batch.id } },
      },
    ]);
    expect((await post(`/${batch.id}/undo`)).status).toBe(412);
  });

  test('goes to every one of them', async () => {
    const clients = [await createClient(h), await createClient(h)];
    const batch = await prepared({ ...words, tab: 'users', query: { ids: clients.map(({ id }) => id).join() } });
    await post(`/${batch.id}/send`);
    h.clock.advance(limits.bulkUndo + 6000);
    await sendBatches(h.deps);
    for (const { id } of clients) {
      expect(await notices(id)).toHaveLength(1);
      expect((await outboxOf(h, id)).filter(({ channel }) => channel === 'email')).toHaveLength(1);
    }
  });

  test('is in the log whole, and its text is kept for a year (rule TRUST-45)', async () => {
    const client = await createClient(h);
    const batch = await prepared({ ...words, tab: 'users', query: { ids: String(client.id) } });
    expect((await post(`/${batch.id}/run`)).body.message).toBe('Recargá la página y mandá el mensaje.');
    const { rows } = await logged(h, () => post(`/${batch.id}/send`));
    const huella = createHash('sha256').update(`${words.subject}\n\n${words.message}`).digest('hex');
    const changed = (after: unknown) => ({ before: null, after });
    expect(rows).toMatchObject([
      {
        ...{ action: 'create', entity_type: 'message', entity_id: null, ip_address: '127.0.0.1' },
        details: { lote: changed(batch.id), destinatarios: changed(1), huella: changed(huella) },
      },
    ]);
    // a second call sends the same message
    expect((await logged(h, () => post(`/${batch.id}/send`))).rows).toEqual([]);
    h.clock.advance(limits.bulkUndo + 6000);
    await sendBatches(h.deps);
    const then = h.clock.now().toISOString();
    const kept = () => db.selectFrom('admin_batches').select('message').where('id', '=', batch.id).execute();
    h.clock.advance(360 * day);
    await forgetBatches(h.deps);
    expect(await kept()).toEqual([{ message: words.message }]);
    h.clock.advance(7 * day);
    await forgetBatches(h.deps);
    expect(await kept()).toEqual([]);
    h.clock.set(then);
  });

  test('that was taken back never leaves', async () => {
    const client = await createClient(h, { name: 'Sin Mensaje' });
    const batch = await prepared({ ...words, tab: 'users', query: { ids: String(client.id) } });
    await post(`/${batch.id}/send`);
    expect((await post(`/${batch.id}/undo`)).batch).toMatchObject({ state: 'undone' });
    h.clock.advance(limits.bulkUndo + 6000);
    await sendBatches(h.deps);
    expect(await notices(client.id)).toEqual([]);
  });
});

test('an export of ticked rows has these alone, and the log says how many', async () => {
  const { ids } = await many(3, 'Lote Ocho');
  const wanted = ids.slice(0, 2);
  const { response, rows } = await logged(h, () =>
    h.call('GET', `/api/admin/services.csv?ids=${wanted.join(',')}&sort=id`, { as: one }),
  );
  const lines = String(response.body).split('\r\n').slice(1, -1);
  expect(lines.map((line) => line.split(';')[0])).toEqual(wanted.map((id) => `"${id}"`));
  expect(rows[0]?.details).toMatchObject({ filas: { after: 2 } });
});

test('batches are forgotten after a week, with their rows', async () => {
  await many(1, 'Lote Nueve');
  const batch = await prepared({ act: 'deactivate', query: { search: 'lote nueve' } });
  h.clock.advance(8 * 24 * 3_600_000);
  await forgetBatches(h.deps);
  expect(await db.selectFrom('admin_batch_rows').select('id').where('batch_id', '=', batch.id).execute()).toEqual([]);
});
