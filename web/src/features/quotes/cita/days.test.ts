import type { ComingCita } from '@tero/shared/contract/citas';
import { expect, test } from 'vitest';
import { daysOf } from './days.ts';

const today = '2026-03-10';
const cita = (day: string, from: string, until: string | null = null): ComingCita => ({
  ...{ sequence: 1, state: 'confirmed', side: 'client', place: 'Malvín', note: null, as: 'provider', other: 'Ana' },
  ...{ day, from, until, path: `/presupuesto/${day}-${from}` },
});
const linesOf = (citas: ComingCita[], isProvider = true) =>
  daysOf(citas, today, isProvider).map(({ day, entries }) => [
    day,
    ...entries.map((entry) =>
      'free' in entry
        ? `libre ${entry.free.from}-${entry.free.until}`
        : `${entry.cita.from}${entry.isAtOnce ? ' a la vez' : ''}`,
    ),
  ]);

test('a provider reads the week with its gaps, and later days with a cita (rule CITA-7)', () => {
  const citas = [
    cita('2026-03-10', '09:00', '11:00'),
    cita('2026-03-10', '15:00'),
    cita('2026-03-12', '10:00', '12:00'),
    cita('2026-03-12', '11:00', '13:00'),
    cita('2026-03-12', '13:30', '14:00'),
    cita('2026-03-12', '15:00'),
    cita('2026-03-12', '15:00'),
    cita('2026-04-02', '08:00'),
  ];
  expect(linesOf(citas)).toEqual([
    ['2026-03-10', '09:00', 'libre 11:00-15:00', '15:00'],
    ['2026-03-11'],
    ['2026-03-12', '10:00', '11:00 a la vez', '13:30', 'libre 14:00-15:00', '15:00', '15:00 a la vez'],
    ['2026-03-13'],
    ['2026-03-14'],
    ['2026-03-15'],
    ['2026-03-16'],
    ['2026-04-02', '08:00'],
  ]);
});

test('a client reads the days with a cita alone', () => {
  expect(linesOf([cita('2026-03-12', '10:00', '11:00'), cita('2026-03-12', '15:00')], false)).toEqual([
    ['2026-03-12', '10:00', '15:00'],
  ]);
});
