import { logEntityTypes } from '@tero/shared/rules/log/acts';
import { fields, opennessOf } from '@tero/shared/rules/log/fields';
import { describe, expect, it, test } from 'vitest';
import { differences } from './differences.ts';

const text = 'Soy Juan Pérez, 099 555 444';
const masked = { before: null, after: 'S•••' };

describe.each(logEntityTypes)('of each field of %s', (entity) => {
  it.each(Object.keys(fields))(
    '%s: is kept as it is if it is ours, beside the log if it is public, else masked',
    (field) => {
      const { details, texts } = differences(entity, { [field]: null }, { [field]: text });
      const openness = opennessOf(entity, field);
      const kept = {
        ours: { before: null, after: text },
        open: masked,
        closed: masked,
        secret: { before: null, after: '•••' },
      };
      expect(details).toEqual({ [field]: kept[openness] });
      expect(texts).toEqual(openness === 'open' ? [{ field, before: null, after: text }] : []);
    },
  );
});

test('what is private is never readable, of nobody and in no field that somebody adds', () => {
  for (const field of ['email', 'cedula_number', 'birth_date', 'emergency_phone', 'note', 'reason', 'un_campo_nuevo']) {
    for (const entity of logEntityTypes) expect([entity, opennessOf(entity, field)]).toEqual([entity, 'closed']);
  }
  for (const entity of ['user', 'provider', 'message'] as const) expect(opennessOf(entity, 'phone')).toBe('closed');
  expect(opennessOf('user', 'name')).toBe('closed');
});

test('the house’s own words, numbers and switches are kept', () => {
  const before = { status: 'active', amount: 89_000, is_public: false, end_date: '2026-03-10T15:00:00.000Z' };
  const after = { status: 'expired', amount: 0, is_public: true, end_date: null };
  expect(differences('subscription', before, after).details).toEqual({
    status: { before: 'active', after: 'expired' },
    amount: { before: 89_000, after: 0 },
    is_public: { before: false, after: true },
    end_date: { before: '2026-03-10T15:00:00.000Z', after: null },
  });
});

test('a public text that comes or goes is kept whole', () => {
  const long = 'Arreglo de todo. '.repeat(60);
  expect(differences('service', { description: long }, { description: '' }).texts).toEqual([
    { field: 'description', before: long, after: '' },
  ]);
});
