import { expect, it, test } from 'vitest';
import { localInstant } from './local-instant.ts';

it.each([
  ['2026-11-23T10:00', '2026-11-23T13:00:00.000Z'],
  ['2026-11-23T22:15:30', '2026-11-24T01:15:30.000Z'],
  ['2026-11-23T10:00Z', '2026-11-23T10:00:00.000Z'],
  ['2026-11-23T10:00+01:00', '2026-11-23T09:00:00.000Z'],
])('reads %s as %s', (text, instant) => {
  expect(localInstant(text).toISOString()).toBe(instant);
});

test.each(['ayer', '2026-11-23', '2026-13-23T10:00', '10:00'])('refuses %s', (text) => {
  expect(() => localInstant(text)).toThrow('--at lleva fecha y hora');
});
