import { beforeEach, expect, test } from 'vitest';
import { type Device, newDevice } from '../../../test/device.ts';
import { newItem, openPage, type Page } from '../../../test/outbox-page.ts';
import { withDatabase } from '../database/database.ts';
import { type Draft, formOfTexts } from '../drafts/draft.ts';

let device: Device;
let page: Page;

beforeEach(async () => {
  device = newDevice();
  device.online = false;
  page = await openPage('page');
});

const id = '00000000-0000-4000-8000-00000000000a';
const post: Draft = { account: 7, form: 'create-post' };

/** Writes into the form of a post. */
const write = (content: string, of = post) => page.saveDraft(of, { id, values: formOfTexts({ content }) });

/** Sends the form of a post, without signal. */
function send(content: string) {
  const draft = { id, of: post, values: formOfTexts({ content }), images: [] };
  return page.submit(newItem({ id, kind: 'post', body: { content }, edit: '/create-post', draft }));
}

const listed = async () => (await page.readUnsentDrafts(7)).map(({ form, waits }) => ({ form, waits }));

test('what was written and never sent is listed, of its account alone', async () => {
  await write('Un portón');
  await page.saveDraft({ account: 8, form: 'create-post' }, { id, values: formOfTexts({ content: 'De otra' }) });
  expect(await page.readUnsentDrafts(7)).toMatchObject([
    { id, form: 'create-post', values: { fields: { content: 'Un portón' } }, waits: false },
  ]);
});

test('a draft that says the same as what waits is that item, and one that says more is told beside it', async () => {
  await write('Un portón');
  await send('Un portón');
  expect(await listed()).toEqual([]);
  await write('Un portón de hierro');
  expect(await listed()).toEqual([{ form: 'create-post', waits: true }]);
});

test('texts that are still in localStorage are listed once, and forms of other versions are not', async () => {
  const reply: Draft = { account: 7, form: 'reply-12' };
  await page.saveDraft(reply, { id, values: formOfTexts({ response_text: 'Gra' }) });
  page.writeLocal(reply, { id, values: formOfTexts({ response_text: 'Gracias' }) });
  const other = { account: 7, form: 'a-form-of-another-version', values: {}, photos: [], keptAt: new Date() };
  await withDatabase((db) => db.put('drafts', other));
  expect(await page.readUnsentDrafts(7)).toMatchObject([
    { id, form: 'reply-12', values: { fields: { response_text: 'Gracias' } } },
  ]);
});
