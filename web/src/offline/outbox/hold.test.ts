import { beforeEach, expect, test } from 'vitest';
import { kill } from '../../../test/clients.ts';
import { type Device, newDevice, until } from '../../../test/device.ts';
import { newItem, openPage, openWorker, type Page, standing } from '../../../test/outbox-page.ts';
import type { NewItem } from './item/item.ts';

let device: Device;
let page: Page;
let other: Page;
let worker: Awaited<ReturnType<typeof openWorker>>;

beforeEach(async () => {
  device = newDevice();
  page = await openPage('page');
  other = await openPage('other');
  worker = await openWorker();
  await worker.writeSessionCopy({ account: 7, token: 'token-7' });
});

const removal = () => newItem({ kind: 'service-removal', params: { id: 5 }, setKey: 'service-removal:5' });
const sent = () => device.server.writes.map(({ method, path }) => `${method} ${path}`);

/** Leaves items in the outbox, as on a device without a connection. */
async function waiting(...items: NewItem[]): Promise<string[]> {
  for (const item of items) {
    device.server.script.push('offline');
    await page.submit(item);
  }
  device.server.script.length = 0;
  device.server.calls.length = 0;
  return items.map(({ id }) => id);
}

/** Restores the connection, after which all pages send. */
async function everybodySends(): Promise<void> {
  await Promise.all([page.drainPage(true), other.drainPage(true), worker.drainAsWorker()]);
}

test('what somebody is asked about is sent by nobody, everything else is, and it goes once they say no', async () => {
  const [id = ''] = await waiting(removal(), newItem());
  const letGo = await page.holdItems([id]);
  await everybodySends();
  expect(sent()).toEqual(['POST /api/contact']);
  expect(standing(await page.readItem(id))).toMatchObject({ state: 'queued', attempts: 1 });
  await letGo();
  expect(sent()).toEqual(['POST /api/contact', 'DELETE /api/services/5']);
  expect(await page.readItem(id)).toBeNull();
});

test('what is taken back by one of two tabs that ask is never sent', async () => {
  const [id = ''] = await waiting(removal());
  const [letGo, letGoThere] = [await page.holdItems([id]), await other.holdItems([id])];
  await letGo();
  await everybodySends();
  expect(sent()).toEqual([]);
  await other.dropItem(id);
  await letGoThere();
  await everybodySends();
  expect(sent()).toEqual([]);
  expect(await page.readItems(7)).toEqual([]);
});

test('what is under way stops for the question, and goes on under the same key', async () => {
  const [id = ''] = await waiting(removal());
  device.server.script.push('silent');
  const sending = other.drainPage(true);
  await until(() => sent().length === 1);
  const letGo = await page.holdItems([id]);
  await sending;
  expect(standing(await page.readItem(id))?.state).toBe('queued');
  await letGo();
  expect(sent()).toHaveLength(2);
  expect(await page.readItem(id)).toBeNull();
});

test('a tab that dies with the question open lets go', async () => {
  const [id = ''] = await waiting(removal());
  await page.holdItems([id]);
  await everybodySends();
  expect(sent()).toEqual([]);
  kill(page.who);
  await worker.drainAsWorker();
  expect(sent()).toEqual(['DELETE /api/services/5']);
  expect(await other.readItem(id)).toBeNull();
});

test('what was written later about the same thing waits with it', async () => {
  const edit = newItem({ kind: 'service-edit', params: { id: 5 }, body: { price: 2 }, setKey: 'service-edit:5' });
  const pause = newItem({ kind: 'service-active', params: { id: 5 }, body: { is_active: false } });
  const [id = ''] = await waiting(edit, { ...pause, setKey: 'service-active:5' });
  const letGo = await page.holdItems([id]);
  await everybodySends();
  expect(sent()).toEqual([]);
  await letGo();
  expect(sent()).toEqual(['PUT /api/services/5', 'PUT /api/services/5/active']);
});
