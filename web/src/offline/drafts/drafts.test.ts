import { beforeEach, expect, test, vi } from 'vitest';
import { type Device, newDevice } from '../../../test/device.ts';
import { giveAllKinds, imageFile } from '../../../test/outbox-page.ts';
import { outboxKinds } from '../../app/outbox/outbox-kinds.ts';
import { withDatabase } from '../database/database.ts';
import type { FormStem, OutboxKind } from '../kinds.ts';
import { briefDraft, withBrief, withTexts, writeBrief } from './brief-drafts.ts';
import { type Draft, type FormName, formOfTexts } from './draft.ts';
import { formOfLocal, localKey } from './local-texts.ts';

let device: Device;
let drafts: typeof import('./drafts.ts');

beforeEach(async () => {
  device = newDevice();
  drafts = await import('./drafts.ts');
  await giveAllKinds();
});

const id = '00000000-0000-4000-8000-00000000000a';
const owner: Draft = { account: 7, form: 'create-post' };
const image = (key: string) => ({ key, file: imageFile(`${key}.jpg`) });
/** Stores the content of a form; each text is a field. */
const save = (place: Draft, fields: object, images: { key: string; file: File }[] = []) =>
  drafts.saveDraft(place, { id, values: formOfTexts(fields), images });
const namesIn = async () => (await drafts.readDraft(owner))?.images.map(({ file }) => file.name);

test('a draft with images comes back as it was, in order, for its account and form only', async () => {
  const at = await save(owner, { content: 'Hola' }, [image('b'), image('a')]);
  const draft = await drafts.readDraft(owner);
  expect(draft).toMatchObject({ id, values: { fields: { content: 'Hola' } }, storedAt: at });
  expect(await namesIn()).toEqual(['b.jpg', 'a.jpg']);
  expect(await draft?.images[0]?.file.text()).toBe('bytes of b.jpg');
  expect(await drafts.readDraft({ ...owner, account: 70 })).toBeNull();
  expect(await drafts.readDraft({ ...owner, form: 'edit-post-3' })).toBeNull();
});

test('images that left the form leave the draft, and those that stay are not written again', async () => {
  await save(owner, {}, [image('a'), image('b')]);
  device.room = 1;
  await save(owner, {}, [image('b'), image('c')]);
  expect(await namesIn()).toEqual(['b.jpg', 'c.jpg']);
});

test('a save that was under way does not bring a dropped draft back', async () => {
  const saving = save(owner, {}, [image('a')]);
  await drafts.dropDraft(owner);
  await saving;
  expect(await drafts.readDraft(owner)).toBeNull();
});

test('who comes back while what was left is being stored reads that', async () => {
  await save(owner, { content: 'Uno' }, [image('a')]);
  void save(owner, { content: 'Dos' }, [image('a'), image('b')]);
  expect((await drafts.readDraft(owner))?.values.fields).toEqual({ content: 'Dos' });
});

test('on a full device the texts and the old images stay, and the form hears that the new ones did not fit', async () => {
  await save(owner, { text: 'Uno' }, [image('a')]);
  device.room = 0;
  const saving = save(owner, { text: 'Dos' }, [image('a'), image('b')]);
  await expect(saving).rejects.toMatchObject({ name: 'NoRoomError', imagesOnly: true });
  expect((await drafts.readDraft(owner))?.values.fields).toEqual({ text: 'Dos' });
  expect(await namesIn()).toEqual(['a.jpg']);
});

test('texts that an earlier version kept in localStorage are found, and leave it when they are stored again', async () => {
  const place: Draft = { account: 7, form: 'review-12' };
  localStorage.setItem('tero.review-draft.7.12', '{"comment":"Bien"}');
  expect((await drafts.readDraft(place))?.values).toEqual(formOfTexts({ comment: 'Bien' }));
  expect(await drafts.countDrafts(7)).toBe(1);
  await save(place, { comment: 'Muy bien' });
  expect(localStorage.getItem('tero.review-draft.7.12')).toBeNull();
  expect((await drafts.readDraft(place))?.values.fields).toEqual({ comment: 'Muy bien' });
  localStorage.setItem('tero.draft.contact.visitor', 'not JSON');
  expect(await drafts.readDraft({ account: 0, form: 'contact' })).toBeNull();
});

test('what was typed in the moment before the page was left is newer than what was stored', async () => {
  const place: Draft = { account: 7, form: 'reply-12' };
  await save(place, { response_text: 'Gra' });
  drafts.writeLocal(place, { id, values: formOfTexts({ response_text: 'Gracias' }) });
  expect(await drafts.readDraft(place)).toMatchObject({ id, values: { fields: { response_text: 'Gracias' } } });
  await drafts.dropDraft(place);
  expect(await drafts.readDraft(place)).toBeNull();
});

test('what was typed at last takes the place of the stored texts, and leaves the images where they are', async () => {
  await save(owner, { content: 'Ho' }, [image('a')]);
  drafts.writeLocal(owner, { id, values: formOfTexts({ content: 'Hola' }) });
  expect((await drafts.readDraft(owner))?.values.fields).toEqual({ content: 'Hola' });
  expect(await namesIn()).toEqual(['a.jpg']);
});

test('what was typed at last keeps its identity and what its edit began with, where nothing else was stored', async () => {
  const place: Draft = { account: 7, form: 'edit-service-3' };
  const began = { version: '4', fields: { title: 'Poda' } };
  drafts.writeLocal(place, { id, values: { ...formOfTexts({ title: 'Poda y tala' }), began } });
  expect(await drafts.readDraft(place)).toMatchObject({ id, values: { fields: { title: 'Poda y tala' }, began } });
  expect(await drafts.readDraftRows(7)).toMatchObject([{ id, form: 'edit-service-3' }]);
});

test('a save leaves what was typed after it began', async () => {
  const place: Draft = { account: 7, form: 'reply-12' };
  vi.setSystemTime(1_000);
  const saving = save(place, { response_text: 'Gra' });
  vi.setSystemTime(2_000);
  drafts.writeLocal(place, { id, values: formOfTexts({ response_text: 'Gracias' }) });
  await saving;
  expect((await drafts.readDraft(place))?.values.fields).toEqual({ response_text: 'Gracias' });
  vi.useRealTimers();
});

test('every form has a place for what was typed at last, told apart by account, subject and item', () => {
  const opened = Object.values<OutboxKind>(outboxKinds).map(({ opens }) => opens);
  const names = opened.flatMap((opens) =>
    typeof opens === 'object' && 'forms' in opens ? Object.keys(opens.forms) : [],
  );
  const stems = [...new Set(names as FormStem[])];
  const places = stems.flatMap((stem) => [stem, `${stem}-12`, `${stem}#${id}`] as const);
  const keys = places.flatMap((form) => [0, 1, 12].map((account) => ({ form, key: localKey({ account, form }) })));
  expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
  expect(keys.map(({ key }) => formOfLocal(key))).toEqual(keys.map(({ form }) => form));
});

test('a draft of an earlier version has the key of its last send as its identity', async () => {
  await withDatabase((db) =>
    db.put('drafts', {
      ...owner,
      values: { ...formOfTexts({ content: 'Hola' }), attempt: { said: '[]', idempotencyKey: id } },
      photos: [],
      keptAt: new Date(),
    }),
  );
  expect(await drafts.readDraft(owner)).toMatchObject({ id, values: { fields: { content: 'Hola' } } });
});

test('a stored text gives a form only what the form still has, of the same kind', () => {
  const texts = { subject: 'Hola', phone: 7, old: 'x', website: 'spam' };
  expect(withTexts({ subject: '', phone: '', website: '' }, texts, ['website'])).toEqual({
    subject: 'Hola',
    phone: '',
    website: '',
  });
  const blank = { year: null as number | null, count: null as number | null, title: '' };
  const typed = { year: 2024, count: 0, title: null };
  expect(withTexts(blank, typed)).toEqual({ year: 2024, count: 0, title: '' });
});

test.each<[number, FormName, string]>([
  [7, 'review-12', 'tero.review-draft.7.12'],
  [7, 'reply-12', 'tero.reply-draft.7.12'],
  [7, 'profile', 'tero.draft.profile.7'],
  [0, 'contact', 'tero.draft.contact.visitor'],
  [7, 'support', 'tero.draft.support.7'],
  [7, 'report', 'tero.draft.report.7'],
])('the key of %d’s %s is the one that installed apps hold', (account, form, key) => {
  expect(localKey({ account, form })).toBe(key);
  expect(formOfLocal(key)).toBe(form);
});

test('a draft of nobody ends with the browser', () => {
  const draft = briefDraft('register', ['password']);
  writeBrief(draft, { name: 'Ana', password: 'secreto' });
  expect(sessionStorage.getItem('tero.draft.register')).toBe('{"name":"Ana"}');
  expect(localStorage.getItem('tero.draft.register')).toBeNull();
});

test('the drafts of an account are counted and erased in both places', async () => {
  for (const account of [7, 70]) {
    await save({ account, form: 'create-post' }, {}, [image('a')]);
    await save({ account, form: 'profile' }, { name: 'Ana' });
    localStorage.setItem(`tero.draft.profile.${account}`, '{"name":"Ana"}');
    localStorage.setItem(`tero.review-draft.${account}.7`, '{"comment":"Bien"}');
  }
  expect(await drafts.countDrafts(7)).toBe(3);
  await drafts.eraseDrafts(7);
  expect(await drafts.countDrafts(7)).toBe(0);
  expect(await drafts.countDrafts(70)).toBe(3);
});

test('where storage is blocked forms go on, and the page holds what a short one had (rule NAV-127)', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) {
    vi.stubGlobal(name, { getItem: blocked, setItem: blocked, removeItem: blocked });
  }
  vi.stubGlobal('indexedDB', { open: blocked });
  const draft = briefDraft('register', []);
  writeBrief(draft, { name: 'Ana' });
  expect(withBrief(draft, { name: '' })).toEqual({ name: 'Ana' });
  writeBrief(draft, {});
  expect(withBrief(draft, { name: '' })).toEqual({ name: '' });
  expect(await drafts.countDrafts(7)).toBe(0);
});

test('what another app shared waits a week for a draft that takes it', async () => {
  const { dropShared, keepShared, readShared } = await import('./shared-files.ts');
  const old = await keepShared({ text: 'viejo', files: [] });
  vi.setSystemTime(Date.now() + 8 * 24 * 3_600_000);
  const id = await keepShared({ text: 'hola', files: [imageFile('a.jpg')] });
  expect(await readShared(old)).toBeNull();
  const shared = await readShared(id);
  expect([shared?.text, await shared?.files[0]?.text()]).toEqual(['hola', 'bytes of a.jpg']);
  await dropShared(id);
  expect(await readShared(id)).toBeNull();
});

test('what a visitor wrote in a form that is handed over is of the account that opens it next, within a day', async () => {
  const [visitor, account]: Draft[] = [
    { account: 0, form: 'create-inquiry' },
    { account: 7, form: 'create-inquiry' },
  ];
  if (!visitor || !account) throw new Error('two places');
  const at = new Date('2026-03-10T15:00:00.000Z');
  vi.setSystemTime(at);
  await save(visitor, { what: 'Un enchufe', handed: '' }, [image('a')]);
  await drafts.takeHanded(account);
  expect(await drafts.readDraft(account)).toBeNull();
  await save(visitor, { what: 'Un enchufe', handed: at.toISOString() }, [image('a')]);
  vi.setSystemTime(at.getTime() + 86_400_000);
  await drafts.takeHanded(account);
  expect(await drafts.readDraft(account)).toBeNull();
  vi.setSystemTime(at.getTime() + 86_399_999);
  await drafts.takeHanded(account);
  expect(await drafts.readDraft(account)).toMatchObject({ id, values: { fields: { what: 'Un enchufe' } } });
  expect((await drafts.readDraft(account))?.images.map(({ file }) => file.name)).toEqual(['a.jpg']);
  expect(await drafts.readDraft(visitor)).toBeNull();
});

test('of what an account has in a form and what a visitor handed over the last one stays, and nobody gets the other', async () => {
  const place: Draft = { account: 7, form: 'create-inquiry' };
  const visitor: Draft = { ...place, account: 0 };
  const at = new Date('2026-03-10T15:00:00.000Z').getTime();
  for (const [own, kept] of [
    [at + 60_000, 'Lo mío'],
    [at - 60_000, 'Otra cosa'],
  ] as const) {
    vi.setSystemTime(own);
    await save(place, { what: 'Lo mío' });
    await save(visitor, { what: 'Otra cosa', handed: new Date(at).toISOString() });
    await drafts.takeHanded(place);
    expect((await drafts.readDraft<{ what: string }>(place))?.values.fields.what).toBe(kept);
    expect(await drafts.readDraft(visitor)).toBeNull();
  }
});
