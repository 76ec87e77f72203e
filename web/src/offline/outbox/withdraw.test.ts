import { beforeEach, expect, test, vi } from 'vitest';
import { type Device, newDevice, until } from '../../../test/device.ts';
import { imageFile, newItem, openPage, type Page, standing } from '../../../test/outbox-page.ts';
import { formOfTexts } from '../drafts/draft.ts';

let device: Device;
let page: Page;

beforeEach(async () => {
  device = newDevice();
  page = await openPage('page');
});

const post = () => newItem({ kind: 'post', body: { content: 'Hola' }, edit: '/create-post' });
const files = [imageFile('a.jpg'), imageFile('b.jpg')];

/** Leaves a post in the outbox, whose first image has been uploaded. */
async function waitingPost() {
  const item = post();
  device.server.script.push('done', 'offline');
  await page.submit(item, { files });
  expect(device.server.uploads.size).toBe(1);
  return item.id;
}

test('an item that is dropped is gone, with its uploaded images', async () => {
  const id = await waitingPost();
  await page.dropItem(id);
  expect(await page.readItems(7)).toEqual([]);
  await until(() => device.server.uploads.size === 0);
  expect(await page.pathOfForm(id)).toBeNull();
});

test.each(['one', 'all'] as const)(
  'trying %s again forgets the pause, tells the others and asks for the line',
  async (which) => {
    device.server.script.push({ status: 503, code: 'overloaded' });
    const item = newItem();
    await page.submit(item).catch(() => undefined);
    device.server.script.push('offline');
    await page.submit(item);
    await page.changeItem(item.id, (row) => ({ ...row, state: 'rejected' }));
    page.useConnectivity.setState({ online: false });
    const other = await openPage('other');
    other.startOutbox();
    await until(() => other.useItems.getState().items?.[0]?.state === 'rejected');
    await (which === 'one' ? page.retryItem(item.id) : page.retryAll());
    // the check finds the server reachable, and the item is sent
    await until(() => other.useItems.getState().items?.length === 0);
    expect(device.server.stored.size).toBe(1);
  },
);

test('what waits for the session goes when its account signs in again', async () => {
  const item = newItem();
  device.server.script.push('offline');
  await page.submit(item);
  device.server.script.push({ status: 401, code: 'session_invalid' });
  await page.retryAll();
  const isFrozen = async () => standing(await page.readItem(item.id))?.state === 'needs-session';
  await until(isFrozen);
  page.signIn(8);
  await until(() => page.useItems.getState().items?.length === 0);
  expect(await isFrozen()).toBe(true);
  page.signIn(7);
  await until(() => device.server.stored.has(item.id));
});

test('the timer tries again by itself', async () => {
  device.server.script.push('offline', 'offline');
  const item = newItem();
  await page.submit(item);
  // the server responds to other calls, so the connection does not count as lost
  expect(page.useConnectivity.getState().online).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  await until(async () => standing(await page.readItem(item.id))?.attempts === 2);
  await vi.advanceTimersByTimeAsync(60_000);
  await until(() => device.server.stored.has(item.id));
});

test('what an account leaves behind is counted and erased, and another’s stays', async () => {
  const { eraseLeftBehind, readLeftBehind } = await import('./left-behind.ts');
  const id = await waitingPost();
  for (const account of [7, 70]) {
    const values = formOfTexts({ text: 'Hola' });
    await page.saveDraft(
      { account, form: 'create-post' },
      { id, values, images: [{ key: 'x', file: imageFile('a.jpg') }] },
    );
    await page.saveDraft({ account, form: 'reply-3' }, { id, values });
  }
  const { title } = (await page.readItem(id)) ?? {};
  expect(await readLeftBehind(7)).toEqual({ items: [{ id, title }], drafts: 2 });
  await eraseLeftBehind(7);
  expect(await readLeftBehind(7)).toEqual({ items: [], drafts: 0 });
  expect(await readLeftBehind(70)).toEqual({ items: [], drafts: 2 });
  expect(await page.readDraft({ account: 7, form: 'create-post' })).toBeNull();
});
