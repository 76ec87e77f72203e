import { beforeEach, expect, test, vi } from 'vitest';
import { type Device, newDevice, until } from '../../../test/device.ts';
import { favorite, imageFile, newItem, openDrain, standing } from '../../../test/outbox-page.ts';

let device: Device;
let outbox: Awaited<ReturnType<typeof openDrain>>;

beforeEach(async () => {
  device = newDevice();
  outbox = await openDrain();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

const states = async () => (await outbox.readItems(7)).map(({ state }) => state);
const minutes = (count: number) => count * 60_000;

test('items go one after the other, oldest first', async () => {
  const ids = [];
  for (let count = 0; count < 3; count += 1) {
    ids.push(await outbox.put(newItem()));
    vi.advanceTimersByTime(1);
  }
  await outbox.drain();
  expect(device.server.writes.map(({ key }) => key)).toEqual(ids);
  expect(await states()).toEqual([]);
});

test('the pauses grow from 5 s to 15 minutes, and a server that asks for longer gets it', async () => {
  const id = await outbox.put(newItem());
  const pauses = [];
  for (let count = 0; count < 10; count += 1) {
    device.server.script.push({ status: 503, code: 'overloaded' });
    await outbox.drain();
    const { nextAttemptAt = 0 } = (await outbox.readItem(id)) ?? {};
    pauses.push((nextAttemptAt - Date.now()) / 1000);
    vi.setSystemTime(nextAttemptAt);
  }
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
  device.server.script.push({ status: 429, code: 'too_many_requests', retryAfter: 3600 });
  await outbox.drain();
  expect((await outbox.readItem(id))?.nextAttemptAt).toBe(Date.now() + minutes(60));
});

test('nothing is tried before its time', async () => {
  await outbox.put(newItem());
  device.server.script.push({ status: 503, code: 'overloaded' });
  await outbox.drain();
  vi.advanceTimersByTime(4_999);
  await outbox.drain();
  expect(device.server.calls).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await outbox.drain();
  expect(device.server.calls).toHaveLength(2);
});

test('the return of the signal tries at once up to five times; then the pause holds', async () => {
  const id = await outbox.put(newItem());
  device.server.script.push(...Array.from({ length: 9 }, () => 'offline' as const));
  for (let count = 0; count < 9; count += 1) await outbox.drain({ eager: true });
  expect(standing(await outbox.readItem(id))).toEqual({ state: 'queued', attempts: 5, fault: 'offline' });
  expect(device.server.calls).toHaveLength(5);
});

test('the return of the signal does not hurry a server that asked to wait', async () => {
  await outbox.put(newItem());
  device.server.script.push({ status: 503, code: 'overloaded' });
  await outbox.drain({ eager: true });
  await outbox.drain({ eager: true });
  expect(device.server.calls).toHaveLength(1);
});

test('a line that is gone stops the rest; another server’s page counts as no line', async () => {
  for (const turn of ['offline', 'portal'] as const) {
    await outbox.put(newItem());
    await outbox.put(newItem());
    device.server.script.push(turn);
    const before = device.server.calls.length;
    await outbox.drain({ eager: true });
    expect(device.server.calls.length - before).toBe(1);
  }
  expect(await states()).toHaveLength(4);
});

test('a refusal and a conflict stay with their reason and are not tried again', async () => {
  await outbox.put(newItem());
  vi.advanceTimersByTime(1);
  await outbox.put(newItem());
  device.server.script.push({ status: 400, code: 'validation_failed' }, { status: 409, code: 'already_exists' });
  const ends: string[] = [];
  await outbox.drain({ onEnd: (_, { end }) => ends.push(end) });
  vi.advanceTimersByTime(minutes(60));
  await outbox.drain({ eager: true });
  expect(await states()).toEqual(['rejected', 'conflict']);
  expect(ends).toEqual(['rejected', 'conflict']);
  expect(device.server.calls).toHaveLength(2);
});

test('the end of the session freezes all of the account’s items, and nothing else', async () => {
  const over: string[] = [];
  device.server.script.push({ status: 401, code: 'session_invalid' });
  await outbox.put(newItem());
  await outbox.put(newItem());
  await outbox.put(newItem(), { account: 0 });
  await outbox.drain({ onSessionOver: (token) => over.push(token) });
  expect(over).toEqual(['token-7']);
  expect((await states()).toSorted()).toEqual(['needs-session', 'queued']);
  expect(device.server.writes.map(({ token }) => token)).toEqual(['token-7', null]);
  expect(await outbox.readItems(0)).toEqual([]);
});

test('what a visitor wrote and the server wants a session for is refused', async () => {
  const id = await outbox.put(newItem(), { account: 0 });
  device.server.script.push({ status: 401, code: 'session_required' });
  await outbox.drain();
  expect(standing(await outbox.readItem(id))).toMatchObject({ state: 'rejected', fault: 'session_required' });
});

test('another account’s items stay', async () => {
  await outbox.put(newItem(), { account: 8 });
  await outbox.drain({ eager: true });
  expect(device.server.calls).toEqual([]);
});

test('a held item is sent by the page whose form waits for it, and by others after its time', async () => {
  const id = await outbox.put(newItem());
  await outbox.changeItem(id, (row) => ({ ...row, heldUntil: Date.now() + 25_000 }));
  await outbox.drain({ eager: true });
  expect(device.server.calls).toEqual([]);
  device.server.script.push('offline');
  await outbox.drain({ isMine: (asked) => asked === id });
  expect(device.server.calls).toHaveLength(1);
  vi.advanceTimersByTime(25_001);
  await outbox.drain();
  expect(await states()).toEqual([]);
});

test('images that the server no longer has are uploaded again, once', async () => {
  const item = newItem({ kind: 'post', body: { content: 'Hola' } });
  const id = await outbox.put(item, { files: [imageFile('a.jpg'), imageFile('b.jpg')] });
  device.server.script.push('done', 'done', 'offline');
  await outbox.drain();
  expect((await outbox.readItem(id))?.photos.map(({ uploaded }) => uploaded)).toEqual([true, true]);
  const [lost = ''] = device.server.uploads;
  device.server.uploads.delete(lost);
  await outbox.drain({ eager: true });
  const paths = device.server.calls.slice(3).map(({ path }) => path);
  expect(paths).toEqual(['/api/posts', `/api/uploads/${lost}`, '/api/posts']);
  expect(await states()).toEqual([]);
});

test('a server that never finds its images is asked again later', async () => {
  const id = await outbox.put(newItem({ kind: 'post', body: { content: 'Hola' } }), { files: [imageFile('a.jpg')] });
  const missing = { status: 409, code: 'upload_missing' };
  device.server.script.push('done', missing, missing);
  await outbox.drain();
  expect(standing(await outbox.readItem(id))).toEqual({ state: 'queued', attempts: 1, fault: 'upload_missing' });
});

test('a new service without anybody to ask is published as written', async () => {
  await outbox.put(newItem({ kind: 'service', body: { title: 'pintura' } }));
  device.server.script.push({ reply: { needsCorrection: true } });
  const arrivals: unknown[] = [];
  outbox.listen((message) => message.type === 'arrived' && arrivals.push(message.arrival.kind));
  await outbox.drain();
  expect(device.server.writes.map(({ body }) => body)).toEqual([
    { title: 'pintura', photoIds: [] },
    { title: 'pintura', corrections: 'kept', photoIds: [] },
  ]);
  expect(arrivals).toEqual(['service']);
});

test('of a favourite only the last word is sent, also when both were written at the same moment', async () => {
  await outbox.put(favorite(3, true));
  await outbox.put(favorite(3, false));
  await outbox.drain();
  expect(device.server.calls.map(({ method }) => method)).toEqual(['DELETE']);
});

test('a word that was being sent when its page died gives way to the next', async () => {
  for (let round = 0; round < 8; round += 1) {
    const first = await outbox.put(favorite(3, true));
    await outbox.changeItem(first, (row) => ({ ...row, state: 'sending' }));
    // the clock of a phone may be set back
    if (round % 2) vi.setSystemTime(Date.now() - minutes(1));
    await outbox.put(favorite(3, false));
    await outbox.drain();
    // the first is not sent any more
    expect(device.server.calls.splice(0).map(({ method }) => method)).toEqual(['DELETE']);
    expect(await states()).toEqual([]);
  }
});

test('an aborted drain leaves its item queued, and begins none after its time', async () => {
  const stop = new AbortController();
  device.server.script.push('silent');
  const id = await outbox.put(newItem());
  const draining = outbox.drain({ signal: stop.signal });
  await until(() => device.server.calls.length === 1);
  stop.abort();
  await draining;
  expect(standing(await outbox.readItem(id))).toEqual({ state: 'queued', attempts: 0, fault: undefined });
  await outbox.drain({ until: Date.now() });
  expect(device.server.calls).toHaveLength(1);
});
