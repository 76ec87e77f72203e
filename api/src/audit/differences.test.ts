import { expect, test } from 'vitest';
import { differences } from './differences.ts';

test('texts of people are kept as their first letter, in every field that is not the house’s own', () => {
  const text = 'Soy Juan Pérez, 099 555 444';
  const fields = [
    'service',
    'specialty',
    'description',
    'coverage_area',
    'estimated_duration',
    'name',
    'un_campo_nuevo',
  ];
  for (const field of fields) {
    expect(differences('provider', { [field]: null }, { [field]: text })).toEqual({
      [field]: { before: null, after: 'S•••' },
    });
  }
});

test('the house’s own words, numbers and switches are kept', () => {
  const before = { status: 'active', amount: 89_000, is_public: false, end_date: '2026-03-10T15:00:00.000Z' };
  const after = { status: 'expired', amount: 0, is_public: true, end_date: null };
  expect(differences('subscription', before, after)).toEqual({
    status: { before: 'active', after: 'expired' },
    amount: { before: 89_000, after: 0 },
    is_public: { before: false, after: true },
    end_date: { before: '2026-03-10T15:00:00.000Z', after: null },
  });
  expect(differences('category', { title: 'Hogar' }, { title: 'Casa' })).toEqual({
    title: { before: 'Hogar', after: 'Casa' },
  });
  expect(differences('service', { title: 'Hogar' }, { title: 'Casa' })).toEqual({
    title: { before: 'H•••', after: 'C•••' },
  });
});
