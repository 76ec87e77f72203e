import { expect, test } from 'vitest';
import { askedList } from './asked-list.ts';

const of = (given: Record<string, string>) => askedList(new URLSearchParams(given));
const ways = (desde: string) => of({ desde })?.wider.map(({ to, label }) => [label, decodeURIComponent(to)]);

test('a form leads back to the very search that it came from, its place included (rule ASK-23)', () => {
  const desde = '/servicios?q=llave+de+luz&coverageArea=La+Blanqueada%2C+Montevideo&page=2';
  expect(of({ que: 'llave de luz', desde })).toMatchObject({
    back: desde,
    sought: { q: 'llave de luz', category: null, coverageArea: 'La Blanqueada, Montevideo' },
  });
  expect(of({ desde: '/favoritos?sort=price' })).toEqual({ back: '/favoritos?sort=price', wider: [], sought: null });
  // an address of before says from where by its words alone
  expect(of({ que: 'canilla', donde: 'Pocitos, Montevideo' })?.back).toBe(
    '/servicios?q=canilla&coverageArea=Pocitos%2C%20Montevideo',
  );
  expect(of({ que: 'canilla' })?.back).toBe('/servicios?q=canilla');
  expect(of({})).toBeNull();
  // never to another site
  for (const away of ['//evil.example', 'https://evil.example', 'javascript:alert(1)'])
    expect(of({ desde: away })).toBeNull();
});

test('where fewer are found than can be asked there are wider places to look in (rule ASK-23)', () => {
  expect(ways('/servicios?q=luz&coverageArea=La+Blanqueada,+Montevideo&page=2')).toEqual([
    ['Buscar en todo Montevideo', '/servicios?q=luz&coverageArea=Montevideo'],
    ['Buscar en todo el país', '/servicios?q=luz'],
  ]);
  expect(ways('/servicios?q=luz&coverageArea=Montevideo')).toEqual([['Buscar en todo el país', '/servicios?q=luz']]);
  expect(ways('/servicios?q=luz')).toEqual([]);
  expect(ways('/servicios/categoria/electricidad/montevideo/pocitos')).toEqual([
    ['Buscar en todo el departamento', '/servicios/categoria/electricidad/montevideo'],
    ['Buscar en todo el país', '/servicios/categoria/electricidad'],
  ]);
});
