import { expect, test } from 'vitest';
import { findSame } from './same-search.ts';

const row = { id: 1, label: 'x', created_at: '2026-01-01T00:00:00.000Z', q: null, category: null, coverageArea: null };
const saved = [
  { ...row, id: 1, q: 'pintura de casas' },
  { ...row, id: 2, category: 'Diseño web' },
  { ...row, id: 3, category: 'Diseño web', coverageArea: 'Pocitos, Montevideo' },
];

test.each([
  [{ q: 'Pintura  de CASAS' }, 1],
  [{ category: 'diseno-web' }, 2],
  [{ category: 'Diseño web', coverageArea: 'pocitos, montevideo' }, 3],
  [{ q: 'pintura' }, undefined],
  [{ q: 'pintura de casas', category: 'Diseño web' }, undefined],
  [{ coverageArea: 'Pocitos, Montevideo' }, undefined],
])('%j is saved as %j', (sought, id) => {
  expect(findSame(saved, { q: null, category: null, coverageArea: null, ...sought })?.id).toBe(id);
});
