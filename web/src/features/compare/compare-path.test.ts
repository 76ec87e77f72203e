import { expect, test } from 'vitest';
import { comparePath, readAsked } from './compare-path.ts';

const read = (search: string) => readAsked(new URLSearchParams(search));

test('an address says which services, in their order, as it is written or with commas', () => {
  expect(comparePath([9, 3, 15])).toBe('/comparar?ids=9-3-15');
  expect(comparePath([])).toBe('/comparar');
  expect(comparePath([9, 3], '/servicios?q=luz')).toBe('/comparar?ids=9-3&desde=%2Fservicios%3Fq%3Dluz');
  for (const search of ['ids=9-3-15', 'ids=9,3,15', 'ids=9%2C3%2C15', 'ids=9&ids=3&ids=15', 'ids=9-9-3-15-3']) {
    expect(read(search)).toEqual({ ids: [9, 3, 15], isBroken: false, isCut: false });
  }
});

test('what is no id is left out and told, as is what is too much', () => {
  expect(read('ids=9-nada-3')).toEqual({ ids: [9, 3], isBroken: true, isCut: false });
  for (const bad of ['0', '07', '1.5', '1e3', '9999999999', '<b>', '%00']) {
    expect(read(`ids=${bad}`)).toEqual({ ids: [], isBroken: true, isCut: false });
  }
  expect(read('ids=-4')).toEqual({ ids: [4], isBroken: false, isCut: false });
  expect(read('ids=1-2-3-4')).toEqual({ ids: [1, 2, 3], isBroken: false, isCut: true });
  expect(read('ids=')).toEqual({ ids: [], isBroken: false, isCut: false });
  expect(read('')).toEqual({ ids: [], isBroken: false, isCut: false });
});
