import { beforeEach, expect, test, vi } from 'vitest';
import { newDevice } from '../../../test/device.ts';

beforeEach(() => {
  newDevice();
});

/** Loads the choice as a later visit does. */
async function open() {
  vi.resetModules();
  const { chosenOf, keepChosen, toggleChosen, tradeOf, useChoice } = await import('./choice.ts');
  const ids = (trade?: string) => chosenOf(useChoice.getState().baskets, trade).map(({ id }) => id);
  const toggle = (id: number, category_slug: string) =>
    toggleChosen({ id, title: `Servicio ${id}`, provider_id: 100 + id, category_slug });
  return { ids, keepChosen, toggle, tradeOf, useChoice };
}

test('each trade has services of its own, up to three, and the trade chosen from last is shown (rule COMP-3)', async () => {
  const page = await open();
  for (const id of [1, 2, 3]) expect(page.toggle(id, 'sanitario')).toBe('added');
  expect(page.toggle(4, 'sanitario')).toBe('full');
  expect(page.toggle(9, 'electricidad')).toBe('added');
  expect([page.ids(), page.ids('electricidad'), page.ids('sanitario'), page.ids('pintura')]).toEqual([
    ...[[9], [9], [1, 2, 3], []],
  ]);
  expect(page.toggle(2, 'sanitario')).toBe('removed');
  expect(page.ids()).toEqual([1, 3]);
  // on later visits, with whose they are
  const later = await open();
  expect([later.ids(), later.ids('electricidad')]).toEqual([[1, 3], [9]]);
  expect(later.useChoice.getState().baskets[0]?.chosen[0]).toEqual({ id: 1, title: 'Servicio 1', provider_id: 101 });
  later.keepChosen('sanitario', []);
  expect([later.ids(), later.ids('sanitario')]).toEqual([[9], []]);
});

test('the trade chosen from longest ago goes when there are too many', async () => {
  const page = await open();
  for (let id = 1; id <= 9; id += 1) page.toggle(id, `rubro-${id}`);
  expect([page.ids('rubro-1'), page.ids('rubro-2'), page.ids()]).toEqual([[], [2], [9]]);
  expect(page.useChoice.getState().baskets).toHaveLength(8);
});

test('what was kept before there were trades is still there, and goes on as that of the next one', async () => {
  localStorage.setItem('tero.compared', '[{"id":1,"title":"Destapes"},{"id":"x"},{"id":2,"title":"Calefón"}]');
  const page = await open();
  expect([page.ids(), page.ids('sanitario')]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(page.toggle(3, 'sanitario')).toBe('added');
  expect([page.ids('sanitario'), page.ids('pintura')]).toEqual([[1, 2, 3], []]);
  // as from the comparison's page
  localStorage.setItem('tero.compared', '[{"id":1,"title":"Destapes"},{"id":2,"title":"Calefón"}]');
  const other = await open();
  other.keepChosen('sanitario', [{ id: 1, title: 'Destapes' }]);
  expect(other.useChoice.getState().baskets).toHaveLength(1);
  for (const broken of ['', '{}', '[null]', '[{"trade":"a"}]', '[{"trade":1,"chosen":[]}]', 'nada']) {
    localStorage.setItem('tero.compared', broken);
    expect((await open()).ids()).toEqual([]);
  }
});

test('a list is of a trade if all in it are', async () => {
  const { tradeOf } = await open();
  const of = (...slugs: string[]) => tradeOf(slugs.map((category_slug) => ({ category_slug })));
  expect([of('a', 'a'), of('a', 'b'), of()]).toEqual(['a', undefined, undefined]);
});
