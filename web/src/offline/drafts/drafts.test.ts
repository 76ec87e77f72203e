import { beforeEach, expect, test, vi } from 'vitest';
import { type Device, newDevice } from '../../../test/device.ts';
import { imageFile } from '../../../test/outbox-page.ts';

let device: Device;
let drafts: typeof import('./drafts.ts');

beforeEach(async () => {
  device = newDevice();
  drafts = await import('./drafts.ts');
});

const owner = { account: 7, form: 'create-post' };
const image = (key: string) => ({ key, file: imageFile(`${key}.jpg`) });
const namesIn = async () => (await drafts.readDraft(owner))?.images.map(({ file }) => file.name);

test('a draft with images comes back as it was, in order, for its account and form only', async () => {
  const at = await drafts.saveDraft(owner, { fields: { content: 'Hola' } }, [image('b'), image('a')]);
  const draft = await drafts.readDraft(owner);
  expect(draft).toMatchObject({ values: { fields: { content: 'Hola' } }, storedAt: at });
  expect(await namesIn()).toEqual(['b.jpg', 'a.jpg']);
  expect(await draft?.images[0]?.file.text()).toBe('bytes of b.jpg');
  expect(await drafts.readDraft({ ...owner, account: 70 })).toBeNull();
  expect(await drafts.readDraft({ ...owner, form: 'edit-post-3' })).toBeNull();
});

test('images that left the form leave the draft, and those that stay are not written again', async () => {
  await drafts.saveDraft(owner, {}, [image('a'), image('b')]);
  device.room = 1;
  await drafts.saveDraft(owner, {}, [image('b'), image('c')]);
  expect(await namesIn()).toEqual(['b.jpg', 'c.jpg']);
});

test('a save that was under way does not bring a dropped draft back', async () => {
  const saving = drafts.saveDraft(owner, {}, [image('a')]);
  await drafts.dropDraft(owner);
  await saving;
  expect(await drafts.readDraft(owner)).toBeNull();
});

test('on a full device the texts and the old images stay, and the form hears that the new ones did not fit', async () => {
  await drafts.saveDraft(owner, { text: 'Uno' }, [image('a')]);
  device.room = 0;
  const saving = drafts.saveDraft(owner, { text: 'Dos' }, [image('a'), image('b')]);
  await expect(saving).rejects.toMatchObject({ name: 'NoRoomError', imagesOnly: true });
  expect((await drafts.readDraft(owner))?.values).toEqual({ text: 'Dos' });
  expect(await namesIn()).toEqual(['a.jpg']);
});

test('texts are stored at once, without the fields that are never stored', () => {
  const draft = drafts.textDraft('profile', 7, { unstored: ['cedula_number'] });
  void drafts.saveDraft(draft, { name: 'Ana', cedula_number: '1.234.567-8' });
  expect(localStorage.getItem('tero.draft.profile.7')).toBe('{"name":"Ana"}');
  expect(drafts.hasDraft(draft)).toBe(true);
  expect(drafts.withDraft(draft, { name: '', cedula_number: '' })).toEqual({ name: 'Ana', cedula_number: '' });
  void drafts.dropDraft(draft);
  expect(drafts.hasDraft(draft)).toBe(false);
});

test('a number that was typed comes back into a field that begins empty', () => {
  const draft = drafts.textDraft('report', 7);
  void drafts.saveDraft(draft, { year: 2024, count: 0, title: null });
  const blank = { year: null as number | null, count: null as number | null, title: '' };
  expect(drafts.withDraft(draft, blank)).toEqual({ year: 2024, count: 0, title: '' });
  expect(drafts.withDraft(draft, { title: null as number | null })).toEqual({ title: null });
});

test('a stored draft gives a form only what the form still has, of the same kind', () => {
  localStorage.setItem('tero.draft.contact.visitor', '{"subject":"Hola","phone":7,"old":"x"}');
  const draft = drafts.textDraft('contact', 'visitor');
  expect(drafts.withDraft(draft, { subject: '', phone: '' })).toEqual({ subject: 'Hola', phone: '' });
  localStorage.setItem('tero.draft.contact.visitor', 'not JSON');
  expect(drafts.withDraft(draft, { subject: '' })).toEqual({ subject: '' });
});

test.each([
  ['review', 7, 12, 'tero.review-draft.7.12'],
  ['reply', 7, 12, 'tero.reply-draft.7.12'],
  ['profile', 7, undefined, 'tero.draft.profile.7'],
  ['contact', 'visitor', undefined, 'tero.draft.contact.visitor'],
  ['support', 7, undefined, 'tero.draft.support.7'],
  ['report', 7, undefined, 'tero.draft.report.7'],
] as const)('the key of a %s is the one that installed apps hold', (form, writer, about, key) => {
  expect(drafts.textDraft(form, writer, about === undefined ? {} : { about }).key).toBe(key);
});

test('a draft of nobody ends with the browser', () => {
  const draft = drafts.briefDraft('register', ['password']);
  void drafts.saveDraft(draft, { name: 'Ana', password: 'secreto' });
  expect(sessionStorage.getItem('tero.draft.register')).toBe('{"name":"Ana"}');
  expect(localStorage.getItem('tero.draft.register')).toBeNull();
});

test('the drafts of an account are counted and erased in both places', async () => {
  for (const account of [7, 70]) {
    await drafts.saveDraft({ account, form: 'create-post' }, {}, [image('a')]);
    await drafts.saveDraft(drafts.textDraft('profile', account), { name: 'Ana' });
    await drafts.saveDraft(drafts.textDraft('review', account, { about: 7 }), { comment: 'Bien' });
  }
  expect(await drafts.countDrafts(7)).toBe(3);
  await drafts.eraseDrafts(7);
  expect(await drafts.countDrafts(7)).toBe(0);
  expect(await drafts.countDrafts(70)).toBe(3);
});

test('where storage is blocked there are no drafts, and forms go on', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  vi.stubGlobal('indexedDB', { open: blocked });
  const draft = drafts.textDraft('profile', 7);
  await drafts.saveDraft(draft, { name: 'Ana' });
  expect(drafts.withDraft(draft, { name: '' })).toEqual({ name: '' });
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
