import { expect, test } from 'vitest';
import { savedSearchPath } from './saved-search-path.ts';

const row = { id: 1, label: 'x', created_at: '2026-01-01T00:00:00.000Z', q: null, category: null, coverageArea: null };

test.each([
  [{ q: 'pintura & yeso' }, '/servicios?q=pintura+%26+yeso'],
  [{ category: 'Diseño web' }, '/servicios/categoria/diseno-web'],
  [
    { category: 'Electricidad', coverageArea: 'Pocitos, Montevideo' },
    '/servicios/categoria/electricidad?coverageArea=Pocitos%2C+Montevideo',
  ],
  [{ coverageArea: 'Salto' }, '/servicios?coverageArea=Salto'],
  [{ q: 'humedad', category: 'Albañilería' }, '/servicios?q=humedad&category=albanileria'],
])('%j is at %s', (search, path) => {
  expect(savedSearchPath({ ...row, ...search })).toBe(path);
});
