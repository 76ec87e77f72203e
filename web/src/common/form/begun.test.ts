import { beforeEach, expect, test, vi } from 'vitest';
import { newDevice } from '../../../test/device.ts';
import { giveAllKinds, newItem, openDrain } from '../../../test/outbox-page.ts';
import { formOfTexts } from '../../offline/drafts/draft.ts';
import type { FormName } from '../../offline/drafts/drafts.ts';

let drafts: typeof import('../../offline/drafts/drafts.ts');
let begun: typeof import('./begun.ts');

beforeEach(async () => {
  newDevice();
  drafts = await import('../../offline/drafts/drafts.ts');
  begun = await import('./begun.ts');
  await giveAllKinds();
});

const account = 7;
const place = { begins: 'create-service', several: { name: 'title', another: 'otro servicio' } } as const;
const idOf = (form: FormName) => form.split('#')[1] ?? '00000000-0000-4000-8000-00000000000a';

async function begin(form: FormName, title: string): Promise<void> {
  vi.advanceTimersByTime(60_000);
  await drafts.saveDraft({ account, form }, { id: idOf(form), values: formOfTexts({ title }) });
}
const shownAt = (form: FormName) => begun.readShown<{ title: string }>({ account, form }, place);

test('where nothing was begun another thing begins, each time under a name of its own', async () => {
  const [one, other] = [await shownAt('create-service'), await shownAt('create-service')];
  expect(one).toMatchObject({ opened: null, begun: [], form: expect.stringMatching(/^create-service#[\w-]{36}$/) });
  expect(other.form).not.toBe(one.form);
});

test('the draft that a kind had in earlier versions is the first thing begun', async () => {
  await begin('create-service', 'Sanitaria');
  expect(await shownAt('create-service')).toMatchObject({
    form: 'create-service',
    opened: { values: { fields: { title: 'Sanitaria' } } },
    begun: [{ name: 'Sanitaria' }],
  });
});

test('the form shows what was written last; an address names another one, or what is gone', async () => {
  await begin('create-service', 'Sanitaria');
  await begin('create-service#b', 'Destapación');
  await begin('create-service#c', 'Grifería');
  await begin('create-service#b', 'Destapación de cañerías');
  const shown = await shownAt('create-service');
  expect(shown.opened?.values.fields.title).toBe('Destapación de cañerías');
  expect(shown.begun.map(({ name }) => name)).toEqual(['Destapación de cañerías', 'Grifería', 'Sanitaria']);
  expect((await shownAt('create-service#c')).opened?.values.fields.title).toBe('Grifería');
  await drafts.dropDraft({ account, form: 'create-service#c' });
  expect((await shownAt('create-service#c')).form).toBe('create-service#b');
});

test('what was being sent when its page ended is shown, as what waits; a correction of it is found in Pendientes', async () => {
  const form = 'create-service#b' as const;
  await begin(form, 'Destapación');
  const draft = { id: 'b', of: { account, form }, values: formOfTexts({ title: 'Destapación' }), images: [] };
  await (await openDrain()).put(newItem({ id: 'b', kind: 'service', edit: '/create_service', draft }));
  expect(await shownAt('create-service')).toMatchObject({
    form,
    opened: { id: 'b', waits: true, values: { fields: { title: 'Destapación' } } },
  });
  await begin(form, 'Destapación de cañerías');
  expect((await shownAt('create-service')).opened).toBeNull();
});

test('drafts of other kinds, of an answer or a copy, of edits and of other accounts are no thing begun', async () => {
  await begin('create-post', 'Publicación');
  await begin('edit-service-3', 'Un cambio');
  await begin('create-quote-7', 'Una copia');
  await drafts.saveDraft({ account: 8, form: 'create-service' }, { id: 'x', values: formOfTexts({ title: 'Ajeno' }) });
  expect(await begun.readBegun(account, place)).toEqual([]);
  const quotes = { begins: 'create-quote', several: { name: 'client_name', another: 'otro presupuesto' } } as const;
  expect(await begun.readBegun(account, quotes)).toEqual([]);
  expect(await begun.readBegun(account, 'edit-service-3')).toEqual([]);
});
