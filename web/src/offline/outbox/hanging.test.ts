import { beforeEach, expect, test, vi } from 'vitest';
import { type Device, newDevice, until } from '../../../test/device.ts';
import { callOfKind, kindCalls } from '../../../test/kind-calls.ts';
import { imageFile, newItem, openPage, type Page } from '../../../test/outbox-page.ts';
import { outboxKinds } from '../../app/outbox/outbox-kinds.ts';
import type { ItemKind } from '../kinds.ts';
import type { Arrival } from './item/item.ts';

// a connection that hangs: the device is connected, and the server does not respond (rule NAV-190)
let device: Device;
let page: Page;

beforeEach(async () => {
  device = newDevice();
  page = await openPage('page');
});

const post = () => newItem({ kind: 'post', body: { content: 'Hola' }, edit: '/create-post' });
const rows = () => page.readItems(7);

test('a form that gets no response gives way after 4 s and says why; its attempt goes on, and its answer is the end', async () => {
  const late = Promise.withResolvers<unknown>();
  device.server.script.push({ late: late.promise });
  const arrived: Arrival[] = [];
  page.onArrived((arrival) => arrived.push(arrival));
  const sending = page.submit(newItem());
  let isOver = false;
  void sending.then(() => {
    isOver = true;
  });
  await until(() => device.server.calls.length === 1);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await sending).toMatchObject({ state: 'queued', item: { fault: { code: 'slow' } } });
  expect((await rows())[0]?.state).toBe('sending');
  await until(() => page.useItems.getState().count === 1);
  late.resolve(null);
  await until(() => page.useItems.getState().count === 0);
  expect(await rows()).toEqual([]);
  // the form shows no message about the item any more; the page does
  expect(arrived).toMatchObject([{ kind: 'contact' }]);
  expect(arrived[0]?.item.heldUntil).toBeUndefined();
  expect(device.server.calls).toHaveLength(1);
});

test('one that finds no line at once is told so within 4 s too', async () => {
  device.online = false;
  await page.submit(newItem());
  device.online = true;
  device.server.script.push('silent');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const sending = page.submit(newItem());
  await until(async () => (await rows()).length === 2);
  await vi.advanceTimersByTimeAsync(4_000);
  expect((await sending).state).toBe('queued');
});

// the kinds' own tests check their calls; here every kind has the same end
test.each(Object.keys(outboxKinds) as ItemKind[])(
  '%s gives way on a line that hangs, and arrives once',
  async (kind) => {
    const [body = null, , , params = {}] = kindCalls[kind]?.[0] ?? callOfKind(kind) ?? [];
    device.server.script.push('silent');
    const item = newItem({ kind, body, params });
    const sending = page.submit(item);
    await until(() => device.server.calls.length === 1);
    await vi.advanceTimersByTimeAsync(4_000);
    expect((await sending).state).toBe('queued');
    await vi.advanceTimersByTimeAsync(26_000);
    await until(async () => (await rows())[0]?.fault?.code === 'slow');
    await page.retryAll();
    expect(await rows()).toEqual([]);
    expect(new Set(device.server.calls.map(({ key }) => key))).toEqual(new Set([item.id]));
    expect(device.server.stored.size).toBe(1);
  },
);

test('a form with photos gives way too, and each is uploaded once', async () => {
  device.server.script.push('done', 'silent');
  const files = [imageFile('a.jpg'), imageFile('b.jpg')];
  const sending = page.submit(post(), { files });
  await until(() => device.server.calls.length === 2);
  await vi.advanceTimersByTimeAsync(4_000);
  expect((await sending).state).toBe('queued');
  await vi.advanceTimersByTimeAsync(116_000);
  await until(async () => (await rows())[0]?.fault?.code === 'slow');
  await page.retryAll();
  expect(await rows()).toEqual([]);
  expect(device.server.uploads.size).toBe(2);
  expect(device.server.stored.size).toBe(1);
});

/** A photo's request whose progress the test controls. */
class SlowRequest {
  static readonly begun: SlowRequest[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  status = 0;
  responseText = '';
  #url = '';

  constructor() {
    SlowRequest.begun.push(this);
  }
  open(_method: string, url: string) {
    this.#url = url;
  }
  setRequestHeader() {}
  send() {}
  getResponseHeader(name: string) {
    return name === 'content-type' ? 'application/json' : null;
  }
  progress(part: number) {
    this.upload.onprogress?.({ loaded: part, total: 1 });
  }
  async arrive() {
    const response = await fetch(this.#url, { method: 'PUT', body: new FormData() });
    this.status = response.status;
    this.responseText = await response.text();
    this.onload?.();
  }
}

test('a photo that leaves slowly is a sign: the form waits on, and hears how far it is', async () => {
  vi.stubGlobal('XMLHttpRequest', SlowRequest);
  const heard: number[] = [];
  const sending = page.submit(post(), { files: [imageFile('a.jpg')], onProgress: (sent) => heard.push(sent) });
  await until(() => SlowRequest.begun.length === 1);
  const [request] = SlowRequest.begun as [SlowRequest];
  for (const part of [0.2, 0.4, 0.6, 0.8]) {
    await vi.advanceTimersByTimeAsync(3_999);
    request.progress(part);
  }
  await request.arrive();
  expect((await sending).state).toBe('sent');
  expect(heard).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
});
