import { beforeEach, expect, test, vi } from 'vitest';
import { type Device, newDevice } from '../../../../test/device.ts';
import { imageFile, newItem, openDrain } from '../../../../test/outbox-page.ts';
import { withDatabase } from '../../database/database.ts';

let device: Device;
let outbox: Awaited<ReturnType<typeof openDrain>>;

beforeEach(async () => {
  device = newDevice();
  outbox = await openDrain();
});

const busy = { status: 503, code: 'overloaded' };
/** Returns an edit of service 5 as earlier versions stored it, without `setKey`. */
const edit = (price: number) => newItem({ kind: 'service-edit', params: { id: 5 }, body: { fixed_price: price } });
const prices = () => device.server.writes.map(({ body }) => (body as { fixed_price?: number }).fixed_price);
/** the stored images: item and name */
const storedImages = async () => {
  const rows = await withDatabase((db) => db.getAll('outbox-photos'));
  return rows.map(({ item, name }) => `${item} ${name}`);
};

test('a later edit takes the place of one that waits, under the key of what may have arrived', async () => {
  device.server.script.push('lost');
  const first = await outbox.put(edit(1000));
  await outbox.drain();
  const second = await outbox.put(edit(2000));
  expect((await outbox.readItems(7)).map(({ id, key }) => [id, key])).toEqual([[second, first]]);
  await outbox.drain();
  // the first edit used the key, so the second edit follows under a new key
  expect(prices()).toEqual([1000, 2000, 2000]);
  expect(device.server.changes.get('service:5')).toMatchObject({ fixed_price: 2000 });
  expect(await outbox.readItems(7)).toEqual([]);
});

test('an edit that never arrived is not sent after the one that followed it', async () => {
  device.server.script.push(busy);
  await outbox.put(edit(1000));
  await outbox.drain();
  await outbox.put(edit(2000));
  await outbox.drain();
  vi.advanceTimersByTime(60_000);
  await outbox.drain();
  expect(prices()).toEqual([1000, 2000]);
});

test('images of an item that is replaced move to the one that takes its place, and none is left behind', async () => {
  device.server.script.push('done', busy);
  const first = await outbox.put(edit(1000), { files: [imageFile('a.jpg')] });
  await outbox.drain();
  expect(await storedImages()).toEqual([`${first} a.jpg`]);
  // the same image was in its form too
  const second = await outbox.put(edit(2000), { files: [imageFile('b.jpg')] });
  const third = await outbox.put(edit(3000), { files: [imageFile('b.jpg')] });
  expect(second).not.toBe(third);
  expect((await storedImages()).toSorted()).toEqual([`${third} a.jpg`, `${third} b.jpg`]);
  await outbox.drain();
  const sent = device.server.writes.at(-1)?.body as { photoIds: string[] };
  expect(sent.photoIds).toHaveLength(2);
  // a was uploaded with the first already
  expect(device.server.calls.filter(({ method, path }) => method === 'PUT' && path.includes('upload'))).toHaveLength(2);
  expect(await storedImages()).toEqual([]);
});

test('images of an edit whose page died while it was sent move too', async () => {
  const first = await outbox.put(edit(1000), { files: [imageFile('a.jpg')] });
  await outbox.changeItem(first, (row) => ({ ...row, state: 'sending' }));
  await outbox.put(edit(2000));
  await outbox.drain();
  expect(prices()).toEqual([2000]);
  expect(device.server.writes[0]?.body).toMatchObject({ photoIds: [expect.any(String)] });
  expect(await storedImages()).toEqual([]);
});

test('images that the server refused do not move', async () => {
  device.server.script.push({ status: 400, code: 'upload_refused', errors: { photo: 'No es una imagen' } });
  await outbox.put(edit(1000), { files: [imageFile('a.jpg')] });
  await outbox.drain();
  await outbox.put(edit(2000));
  await outbox.drain();
  expect(device.server.changes.get('service:5')).toEqual({ fixed_price: 2000, photoIds: [] });
  expect(await storedImages()).toEqual([]);
});

test('what has to wait holds back what was written later about the same thing, and nothing else', async () => {
  const pause = newItem({ kind: 'service-active', params: { id: 5 }, body: { is_active: false } });
  device.server.script.push(busy);
  const first = await outbox.put(edit(1000));
  vi.advanceTimersByTime(1);
  await outbox.put(pause);
  vi.advanceTimersByTime(1);
  const other = await outbox.put(newItem({ kind: 'service-edit', params: { id: 6 }, body: {} }));
  await outbox.drain();
  expect(device.server.writes.map(({ key }) => key)).toEqual([first, other]);
  // a form that waits for the later item does not change that
  await outbox.drain({ isMine: (id) => id === pause.id });
  expect(device.server.writes).toHaveLength(2);
  vi.advanceTimersByTime(6_000);
  await outbox.drain({ isMine: (id) => id === pause.id });
  expect(device.server.writes.slice(2).map(({ key }) => key)).toEqual([first, pause.id]);
  // a refused item does not block others
  device.server.script.push({ status: 400, code: 'validation_failed' });
  await outbox.put(edit(2000));
  vi.advanceTimersByTime(1);
  const last = await outbox.put({ ...pause, id: '00000000-0000-4000-8000-0000000000ff' });
  await outbox.drain();
  await outbox.drain();
  expect(device.server.writes.at(-1)?.key).toBe(last);
});

test('a deletion takes the place of all that was written about the thing, and keeps none of its images', async () => {
  const change = newItem({ kind: 'service-edit', params: { id: 5 }, body: {} });
  await outbox.put(change, { files: [imageFile('a.jpg')] });
  await outbox.put(newItem({ kind: 'service-active', params: { id: 5 }, body: { is_active: false } }));
  const other = await outbox.put(newItem({ kind: 'post-edit', params: { postId: 5 }, body: {} }));
  const removal = await outbox.put(newItem({ kind: 'service-removal', params: { id: 5 }, body: null }));
  expect((await outbox.readItems(7)).map(({ id }) => id)).toEqual([other, removal]);
  expect(await storedImages()).toEqual([]);
  await outbox.drain();
  expect(device.server.writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /api/posts/5',
    'DELETE /api/services/5',
  ]);
});

test('what was deleted already, perhaps by an attempt without a response, is deleted', async () => {
  device.server.script.push({ status: 404, code: 'not_found' });
  await outbox.put(newItem({ kind: 'post-removal', params: { id: 4 }, body: null }));
  await outbox.drain();
  expect(await outbox.readItems(7)).toEqual([]);
  // for anything else a 404 is a refusal
  device.server.script.push({ status: 404, code: 'not_found' });
  await outbox.put(newItem({ kind: 'post-edit', params: { postId: 4 }, body: {} }));
  await outbox.drain();
  expect((await outbox.readItems(7)).map(({ state }) => state)).toEqual(['rejected']);
});
