import { beforeEach, expect, test, vi } from 'vitest';
import { type Device, newDevice, until } from '../../../test/device.ts';
import { imageFile, newItem, openPage, type Page, standing } from '../../../test/outbox-page.ts';
import type { Draft } from '../drafts/drafts.ts';

let device: Device;
let page: Page;

beforeEach(async () => {
  device = newDevice();
  page = await openPage('page');
});

const postDraft: Draft = { account: 7, form: 'create-post' };
const post = () =>
  newItem({
    kind: 'post',
    body: { content: 'Hola' },
    edit: '/create-post',
    draft: { of: postDraft, values: { fields: { content: 'Hola' } }, images: ['x', 'y'] },
  });
const files = [imageFile('a.jpg'), imageFile('b.jpg')];

/** Leaves a post in the outbox whose first image has been uploaded. */
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
  expect(await page.backToDraft(id)).toBeNull();
});

test('an item goes back into its form’s draft with its texts and images, and keeps what was uploaded', async () => {
  const id = await waitingPost();
  expect(await page.backToDraft(id)).toBe('/create-post');
  expect(await page.readItems(7)).toEqual([]);
  const { readDraft } = await import('../drafts/drafts.ts');
  const draft = await readDraft(postDraft);
  expect(draft?.values).toEqual({ fields: { content: 'Hola' } });
  expect(draft?.images.map(({ key, file }) => `${key} ${file.name}`)).toEqual(['x a.jpg', 'y b.jpg']);
  // the form sends again under its key: one image is still to come
  await page.submit({ ...post(), id }, { files });
  await until(() => device.server.stored.has(id));
  expect(device.server.calls.filter(({ method }) => method === 'PUT')).toHaveLength(3);
  expect(device.server.uploads.size).toBe(2);
});

test('a form of texts goes back into the draft that it had', async () => {
  const { textDraft, withDraft } = await import('../drafts/drafts.ts');
  const of = textDraft('review', 7, { about: 3 });
  device.server.script.push('offline');
  const item = newItem({ kind: 'review', edit: '/servicios/3/review', draft: { of, values: { comment: 'Bien' } } });
  await page.submit(item);
  // rows of installed apps look like this
  expect((await page.readItem(item.id))?.draft).toEqual({
    form: 'tero.review-draft.7.3',
    values: { comment: 'Bien' },
    local: true,
  });
  expect(await page.backToDraft(item.id)).toBe('/servicios/3/review');
  expect(withDraft(of, { comment: '' })).toEqual({ comment: 'Bien' });
});

test('a device without room for the draft keeps the item', async () => {
  const id = await waitingPost();
  device.room = 0;
  await expect(page.backToDraft(id)).rejects.toMatchObject({ name: 'NoRoomError', imagesOnly: true });
  expect(await page.readItem(id)).not.toBeNull();
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
    // the server is found reachable, and the item goes
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
  // the server answers other calls: the line is not taken for lost
  expect(page.useConnectivity.getState().online).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  await until(async () => standing(await page.readItem(item.id))?.attempts === 2);
  await vi.advanceTimersByTimeAsync(60_000);
  await until(() => device.server.stored.has(item.id));
});

test('what an account leaves behind is counted and erased, and another’s stays', async () => {
  const { eraseLeftBehind, readLeftBehind } = await import('./left-behind.ts');
  const { readDraft, saveDraft, textDraft } = await import('../drafts/drafts.ts');
  const id = await waitingPost();
  await saveDraft(postDraft, {}, [{ key: 'x', file: imageFile('a.jpg') }]);
  await saveDraft({ account: 70, form: 'create-post' }, {});
  for (const writer of [7, 70] as const) await saveDraft(textDraft('reply', writer, { about: 3 }), { text: 'Hola' });
  const { title } = (await page.readItem(id)) ?? {};
  expect(await readLeftBehind(7)).toEqual({ items: [title], drafts: 2 });
  await eraseLeftBehind(7);
  expect(await readLeftBehind(7)).toEqual({ items: [], drafts: 0 });
  expect(await readLeftBehind(70)).toEqual({ items: [], drafts: 2 });
  expect(await readDraft(postDraft)).toBeNull();
});
