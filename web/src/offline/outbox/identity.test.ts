import { beforeEach, expect, test, vi } from 'vitest';
import { untilKilled } from '../../../test/clients.ts';
import { type Device, newDevice, until } from '../../../test/device.ts';
import { imageFile, newItem, openPage, type Page } from '../../../test/outbox-page.ts';
import { withDatabase } from '../database/database.ts';
import { type Draft, formOfTexts } from '../drafts/draft.ts';
import type { NewItem, OutboxItem } from './item/item.ts';

let device: Device;
let page: Page;

beforeEach(async () => {
  device = newDevice();
  page = await openPage('page');
});

const id = '00000000-0000-4000-8000-00000000000a';
const blank: Draft = { account: 7, form: 'create-post' };
const edit: Draft = { account: 7, form: 'edit-post-3' };

/** Returns the content of a post's form, and the item that it sends. */
function written(content: string, of = blank): { held: Parameters<Page['saveDraft']>[1]; item: NewItem } {
  const values = formOfTexts({ content });
  const draft = { id, of, values, images: [] };
  const item =
    of === blank
      ? newItem({ id, kind: 'post', body: { content }, edit: '/create-post', draft })
      : newItem({ id, kind: 'post-edit', params: { postId: 3 }, body: { content }, edit: '/edit-post/3', draft });
  return { held: { id, values }, item };
}

/** Saves a form's draft and sends its item, as forms do. */
async function publish(by: Page, content: string, of = blank) {
  const { held, item } = written(content, of);
  await by.saveDraft(of, held);
  return by.submit(item);
}

const contents = () => [...device.server.posts.values()].map(({ content }) => content);
const rows = () => page.readItems(7);

/** Sends the due items after the time for which a closed form held its item. */
async function laterDrain(by: Page) {
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await by.retryAll();
}

test('killed in any step of publishing, reopened, a word corrected and sent again: one post', async () => {
  let steps = 0;
  for (let wasKilled = true; wasKilled; steps += 1) {
    device = newDevice();
    const victim = await openPage('victim', 7, steps);
    let isDone = false;
    void untilKilled(victim.who, () => publish(victim, 'Un portón de hiero')).then(() => {
      isDone = true;
    });
    await until(() => isDone || !victim.who.isAlive);
    wasKilled = !victim.who.isAlive;
    const reopened = await openPage('reopened');
    const opened = await reopened.openForm(blank);
    const hadArrived = device.server.posts.size > 0;
    // the form is blank: the draft was not stored yet, or the item arrived and its draft was deleted
    if (opened || !hadArrived) {
      await publish(reopened, 'Un portón de hierro');
      await laterDrain(reopened);
      expect(contents()).toEqual(['Un portón de hierro']);
    } else expect(contents()).toEqual(['Un portón de hiero']);
    expect(await reopened.readItems(7)).toEqual([]);
    expect(device.server.clashes).toEqual([]);
  }
  expect(steps).toBeGreaterThan(8);
});

test('what waits is what its form shows, and changing it changes what waits', async () => {
  device.online = false;
  await publish(page, 'Precio 1000', edit);
  await page.dropDraft(edit);
  expect(await page.openForm(edit)).toMatchObject({
    id,
    waits: true,
    storedAt: null,
    values: { fields: { content: 'Precio 1000' } },
  });
  await publish(page, 'Precio 2000', edit);
  expect((await rows()).map(({ body }) => body)).toEqual([{ content: 'Precio 2000' }]);
  device.online = true;
  await laterDrain(page);
  expect(device.server.writes.map(({ body }) => (body as { content: string }).content)).toEqual(['Precio 2000']);
});

test('a form of something new that waits begins another one, and Pendientes opens that which waits', async () => {
  device.online = false;
  await publish(page, 'La primera obra');
  await page.dropDraft(blank);
  expect(await page.openForm(blank)).toBeNull();
  // another page opens the form before it reads anything else
  expect(await (await openPage('another')).openForm(blank)).toBeNull();
  expect(await page.pathOfForm(id)).toBe(`/create-post?waiting=${id}`);
  expect(await page.openForm({ account: 7, form: `create-post#${id}` })).toMatchObject({ id, waits: true });
  expect(await page.openForm({ account: 70, form: `create-post#${id}` })).toBeNull();
  // the page closed before it learned that the item waits, so the form still shows the text
  await page.saveDraft(blank, written('La primera obra').held);
  expect(await page.pathOfForm(id)).toBe('/create-post');
});

test('a new thing that was reopened opens again with what it was about, which its draft does not say (rule QUOTE-24)', async () => {
  device.online = false;
  const of: Draft = { account: 7, form: `create-quote#${id}` };
  const values = formOfTexts({ client_name: 'Ana' });
  const token = 'abcdefghijklmnopqrst-_';
  const edit = `/provider/create-quote?pedido=${token}`;
  const body = { client_name: 'Ana', inquiry_token: token };
  await page.submit(newItem({ id, kind: 'quote', body, edit, draft: { id, of, values, images: [] } }));
  await page.saveDraft(of, { id, values: formOfTexts({ client_name: 'Ana Pérez' }) });
  expect(await page.readUnsentDrafts(7)).toMatchObject([{ id, waits: true }]);
  expect(await page.pathOfForm(id)).toBe(`${edit}&waiting=${id}`);
});

test('what was changed while it waits, and arrived meanwhile, becomes a change of what arrived', async () => {
  device.server.script.push('offline');
  await publish(page, 'Una obra');
  await page.saveDraft(blank, written('Una obra grande').held);
  await laterDrain(page);
  expect(contents()).toEqual(['Una obra']);
  expect(await page.openForm(blank)).toMatchObject({
    id,
    waits: false,
    values: { fields: { content: 'Una obra grande' } },
  });
  await page.submit(written('Una obra grande').item);
  expect(contents()).toEqual(['Una obra grande']);
  expect(await page.openForm(blank)).toBeNull();
});

test('a draft that says what has arrived goes with it, whoever sent it', async () => {
  device.server.script.push('offline');
  await publish(page, 'Una obra');
  expect(await page.readDraft(blank)).not.toBeNull();
  const other = await openPage('other');
  await laterDrain(other);
  expect(contents()).toEqual(['Una obra']);
  expect(await page.readDraft(blank)).toBeNull();
});

test('a new version while another page sends the old one is sent after it, and not taken for it', async () => {
  const other = await openPage('other');
  device.server.script.push('offline');
  await publish(page, 'Vieja');
  device.server.script.push('silent');
  void other.retryAll();
  await until(() => device.server.calls.length === 2);
  expect(await publish(page, 'Nueva')).toMatchObject({ state: 'sent' });
  expect(contents()).toEqual(['Nueva']);
  expect(await rows()).toEqual([]);
});

test('rows of earlier versions open too: a review whose draft was in localStorage', async () => {
  device.online = false;
  const item = newItem({ kind: 'review', edit: '/servicios/3/review' });
  await page.submit(item);
  const draft = { form: 'tero.review-draft.7.3', values: { comment: 'Bien' }, local: true as const };
  await page.changeItem(item.id, (row) => ({ ...row, draft }));
  const opened = await page.openForm({ account: 7, form: 'review-3' });
  expect(opened).toMatchObject({ id: item.id, waits: true, values: formOfTexts({ comment: 'Bien' }) });
  expect(await page.pathOfForm(item.id)).toBe(`/servicios/3/review?waiting=${item.id}`);
});

test('images of what waits open with their form, also those that another version left', async () => {
  device.online = false;
  const { item } = written('Con fotos', edit);
  await page.submit(
    { ...item, draft: { ...(item.draft ?? { id, of: edit, values: formOfTexts({}) }), images: ['x'] } },
    { files: [imageFile('a.jpg')] },
  );
  const opened = await page.openForm(edit);
  expect(opened?.images.map(({ key, file }) => `${key} ${file.name}`)).toEqual(['x a.jpg']);
});

test('a message to the team that had arrived with other words is not sent twice', async () => {
  const item = newItem();
  device.server.script.push('lost');
  await page.submit(item);
  await page.dropItem(item.id);
  await expect(page.submit({ ...item, body: { subject: 'otro' } })).rejects.toMatchObject({ code: 'key_reused' });
  expect(device.server.stored.size).toBe(1);
});

const draft = (form: string) => ({ form, values: { ...formOfTexts({ category: '3' }), order: [] } });
test.each<[Partial<OutboxItem>, object, Partial<OutboxItem> | null]>([
  [
    { kind: 'post', body: { content: 'x' }, draft: draft('create-post') },
    { post: { id: 9, images: [{ image_url: '/a' }] } },
    {
      kind: 'post-edit',
      params: { postId: 9 },
      body: { content: 'x', existingImages: [] },
      edit: '/edit-post/9',
      draft: { form: 'edit-post-9', values: { ...formOfTexts({ category: '3' }), removed: ['stored-/a'] } },
    },
  ],
  [
    {
      kind: 'service',
      body: { title: 'x', terms_accepted: true, corrections: 'kept' },
      draft: draft('create-service'),
    },
    { service: { id: 9, category: 'Pintura', images: [{ id: 4 }] } },
    {
      kind: 'service-edit',
      params: { id: 9 },
      body: {
        title: 'x',
        existing_images: [{ id: 4, is_main: false, should_delete: true }],
        imagesToDelete: [4],
      },
      edit: '/edit-service/9',
      draft: { form: 'edit-service-9', values: { ...formOfTexts({ category: '3' }), removed: ['stored-4'] } },
    },
  ],
  [
    { kind: 'review', body: { service_id: 3, comment: 'x' } },
    { review: { id: 9 } },
    { kind: 'review-edit', params: { id: 9 }, body: { comment: 'x' } },
  ],
  [
    { kind: 'reply', body: { review_id: 3, response_text: 'x' } },
    { response: { id: 9 } },
    { kind: 'reply-edit', params: { id: 9 }, body: { response_text: 'x' } },
  ],
  [{ kind: 'service-edit', params: { id: 5 }, body: {} }, {}, { kind: 'service-edit', params: { id: 5 } }],
  [{ kind: 'contact', body: {} }, {}, null],
  // a server whose response does not contain the stored item
  [{ kind: 'post', body: {} }, {}, null],
])('%j after %j', async (given, stored, expected) => {
  const item = { id, params: {}, ...given } as OutboxItem;
  const { followUp } = await import('./attempt.ts');
  await (await import('../kinds.ts')).loadKinds();
  const after = followUp(item, stored);
  if (!expected) return expect(after).toBeNull();
  expect(after).toMatchObject({ id, ...expected });
  expect(after?.key).toMatch(/^[\da-f-]{36}$/);
  expect(after?.key).not.toBe(id);
});

test('nothing of it stays in the database', async () => {
  await publish(page, 'Una obra');
  const left = await withDatabase((db) =>
    Promise.all([db.getAll('outbox'), db.getAll('drafts'), db.getAll('outbox-photos')]),
  );
  expect(left.flat()).toEqual([]);
});
