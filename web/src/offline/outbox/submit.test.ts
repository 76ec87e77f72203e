import { beforeEach, expect, test, vi } from 'vitest';
import { type Device, newDevice, until } from '../../../test/device.ts';
import { imageFile, newItem, openPage, type Page, standing } from '../../../test/outbox-page.ts';
import type { OutboxItem } from './item/item.ts';

let device: Device;
let page: Page;

beforeEach(async () => {
  device = newDevice();
  page = await openPage('page');
});

const post = () => newItem({ kind: 'post', body: { content: 'Hola' }, edit: '/create-post' });
const rows = () => page.readItems(7);
const calls = () => device.server.calls.map(({ method, path }) => `${method} ${path.replace(/[\da-f-]{36}$/, 'id')}`);

test('a form that is sent leaves nothing behind', async () => {
  const item = newItem();
  expect(await page.submit(item)).toEqual({ state: 'sent', reply: { success: true } });
  expect(device.server.writes).toMatchObject([{ key: item.id, token: 'token-7', body: item.body }]);
  expect(await rows()).toEqual([]);
});

test('images go ahead, one a request, and the form hears how far they are', async () => {
  const heard: number[] = [];
  const files = [imageFile('a.jpg'), imageFile('b.jpg')];
  const result = await page.submit(post(), { files, onProgress: (sent) => heard.push(sent) });
  expect(result.state).toBe('sent');
  expect(calls()).toEqual(['PUT /api/uploads/id', 'PUT /api/uploads/id', 'POST /api/posts']);
  expect(heard).toEqual([0, 0.5, 1]);
  expect(device.server.writes[0]?.body).toEqual({ content: 'Hola', photoIds: [...device.server.uploads] });
});

test('without a connection it waits, and goes when the connection is back', async () => {
  device.online = false;
  const result = await page.submit(newItem());
  expect(result).toMatchObject({ state: 'queued', item: { state: 'queued', attempts: 0 } });
  await until(() => page.useItems.getState().count === 1);
  device.online = true;
  window.dispatchEvent(new Event('online'));
  await until(() => page.useItems.getState().count === 0);
  expect(device.server.stored.size).toBe(1);
});

test('a browser that wrongly claims to be without signal stops nothing: it is sent at once, and so is what waited', async () => {
  device.claimsNone = true;
  window.dispatchEvent(new Event('offline'));
  expect((await page.submit(newItem())).state).toBe('sent');
  device.online = false;
  expect((await page.submit(newItem())).state).toBe('queued');
  device.online = true;
  await page.retryAll();
  await until(() => page.useItems.getState().count === 0);
  expect(device.server.stored.size).toBe(2);
});

test('a line that breaks after the server has it: it waits, and a second time has no second effect', async () => {
  device.server.script.push('lost');
  expect((await page.submit(newItem())).state).toBe('queued');
  expect(standing((await rows())[0])).toEqual({ state: 'queued', attempts: 1, fault: 'broken' });
  await vi.advanceTimersByTimeAsync(60_000);
  await page.retryAll();
  expect(await rows()).toEqual([]);
  expect(device.server.stored.size).toBe(1);
  expect(device.server.clashes).toEqual([]);
});

test.each([
  [
    'a refusal',
    { status: 400, code: 'validation_failed', errors: { subject: 'Muy largo' } },
    { errors: { subject: 'Muy largo' } },
  ],
  ['a conflict', { status: 409, code: 'already_exists' }, { status: 409 }],
  ['not now', { status: 429, code: 'too_many_requests', retryAfter: 90 }, { retryAfter: 90 }],
  ['a server that fails', { status: 503, code: 'overloaded' }, { code: 'overloaded', retryAfter: null }],
  ['the end of the session', { status: 401, code: 'session_invalid' }, { code: 'session_invalid' }],
])('%s is told to the person who is there, and nothing waits', async (_, turn, error) => {
  device.server.script.push(turn);
  await expect(page.submit(newItem())).rejects.toMatchObject({ name: 'ApiError', ...error });
  expect(await rows()).toEqual([]);
});

test.each([
  ['not now', { status: 503, code: 'overloaded' }, 'queued'],
  ['a refusal', { status: 400, code: 'validation_failed' }, 'rejected'],
  ['a conflict', { status: 409, code: 'already_exists' }, 'conflict'],
])('%s for whoever has gone to another screen meanwhile stays in the outbox', async (_, turn, state) => {
  device.server.script.push(turn);
  vi.stubGlobal('location', { ...location, pathname: '/contact' });
  const sending = page.submit(newItem());
  vi.stubGlobal('location', { ...location, pathname: '/favoritos' });
  expect(await sending).toMatchObject({ state: 'queued', item: { state, fault: { code: turn.code } } });
  expect(standing((await rows())[0])).toMatchObject({ state, fault: turn.code });
});

test('what nobody wrote is kept when the server is busy: nobody is told, and it arrives later', async () => {
  device.server.script.push({ status: 503, code: 'overloaded' });
  const tap = newItem({ kind: 'tap', body: { service_id: 3 } });
  expect(await page.submit(tap)).toMatchObject({ state: 'queued', item: { fault: { code: 'overloaded' } } });
  await vi.advanceTimersByTimeAsync(60_000);
  await page.retryAll();
  expect(await rows()).toEqual([]);
  expect(device.server.stored.size).toBe(1);
});

test('a form that is left while it is sent holds its item no more, and it arrives', async () => {
  const leaving = new AbortController();
  device.server.script.push('silent');
  const sending = page.submit(post(), { left: leaving.signal });
  await until(() => device.server.calls.length === 1);
  leaving.abort();
  expect(await sending).toMatchObject({ state: 'queued' });
  expect((await rows())[0]?.heldUntil).toBeUndefined();
  await vi.advanceTimersByTimeAsync(30_000);
  await until(async () => (await rows())[0]?.fault?.code === 'slow');
  await page.retryAll();
  expect(await rows()).toEqual([]);
  expect(device.server.stored.size).toBe(1);
});

const edit = () => newItem({ kind: 'service-edit', params: { id: 3 }, body: { title: 'Luces' }, ifMatch: 'old' });
const newer = { status: 412, code: 'changed_meanwhile', current: { title: 'Tableros', version: 'new' } };

test('an edit says with which version it began; that it is another one by now is told to who is there', async () => {
  device.server.script.push(newer);
  await expect(page.submit(edit())).rejects.toMatchObject({ code: 'changed_meanwhile', current: newer.current });
  expect(device.server.writes).toMatchObject([{ ifMatch: '"old"' }]);
  expect(await rows()).toEqual([]);
});

test('an edit that waited stays with what came meanwhile, and goes over it once its person says so', async () => {
  device.online = false;
  const item = edit();
  await page.submit(item);
  device.online = true;
  device.server.script.push(newer);
  await page.retryAll();
  const [stale] = await rows();
  expect(stale).toMatchObject({ state: 'conflict', fault: { code: 'changed_meanwhile', current: newer.current } });
  await page.keepOver(stale as OutboxItem);
  expect(device.server.writes.at(-1)).toMatchObject({ key: item.id, ifMatch: '"new"', body: item.body });
  expect(await rows()).toEqual([]);
});

test('the end of the session ends it here too', async () => {
  device.server.script.push({ status: 401, code: 'session_invalid' });
  await page.submit(newItem()).catch(() => undefined);
  expect(page.useSession.getState()).toMatchObject({ token: null, expiries: 1 });
});

test('the fault of an image is one of the form’s field of images, and says which one it is', async () => {
  device.server.script.push('done', { status: 400, code: 'upload_refused', errors: { photo: 'No es una imagen' } });
  const sending = page.submit(post(), { files: [imageFile('a.jpg'), imageFile('b.jpg')], imagesBefore: 2 });
  await expect(sending).rejects.toMatchObject({ errors: { images: 'Foto 4: No es una imagen' } });
  expect(await rows()).toEqual([]);
});

test('an image that cannot be read any more is told by its place, and nothing is sent', async () => {
  const gone = Object.assign(imageFile('b.jpg'), {
    arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
  });
  const sending = page.submit(post(), { files: [imageFile('a.jpg'), gone], imagesBefore: 1 });
  await expect(sending).rejects.toMatchObject({
    errors: { images: expect.stringMatching(/^Foto 3: No pudimos leer b\.jpg/) },
  });
  expect([device.server.calls, await rows()]).toEqual([[], []]);
});

test('a form that is cancelled takes back its item and what it has uploaded', async () => {
  const stop = new AbortController();
  device.server.script.push('done', 'silent');
  const files = [imageFile('a.jpg'), imageFile('b.jpg')];
  const sending = page.submit(post(), { files, signal: stop.signal });
  await until(() => device.server.uploads.size === 1 && device.server.calls.length === 2);
  stop.abort(new Error('cancelled'));
  await expect(sending).rejects.toThrow('cancelled');
  expect(await rows()).toEqual([]);
  await until(() => device.server.uploads.size === 0);
});

test('a form that is sent again uploads no image twice', async () => {
  const item = post();
  const files = [imageFile('a.jpg')];
  device.server.script.push('done', { status: 400, code: 'validation_failed' });
  await page.submit(item, { files }).catch(() => undefined);
  expect((await page.submit(item, { files })).state).toBe('sent');
  expect(calls()).toEqual(['PUT /api/uploads/id', 'POST /api/posts', 'POST /api/posts']);
});

test('on a full device the form is sent from memory', async () => {
  device.room = 0;
  expect((await page.submit(post(), { files: [imageFile('a.jpg')] })).state).toBe('sent');
  expect(device.server.stored.size).toBe(1);
});

test('on a full device without a connection the person hears that there is no room', async () => {
  device.room = 0;
  device.online = false;
  const sending = page.submit(post(), { files: [imageFile('a.jpg')] });
  await expect(sending).rejects.toMatchObject({ name: 'NoRoomError', imagesOnly: false });
  expect(await rows()).toEqual([]);
});

test('what a visitor writes goes without a session', async () => {
  const visitor = await openPage('visitor', 0);
  await visitor.submit(newItem());
  expect(device.server.writes[0]?.token).toBeNull();
});

test('an item that its form waits for is not counted', async () => {
  device.server.script.push('silent');
  const sending = page.submit(newItem());
  await until(() => page.useItems.getState().items?.length === 1);
  expect(page.useItems.getState().count).toBe(0);
  await vi.advanceTimersByTimeAsync(4_000);
  await sending;
  await until(() => page.useItems.getState().count === 1);
});
