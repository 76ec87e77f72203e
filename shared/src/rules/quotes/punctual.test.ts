import { expect, test } from 'vitest';
import { usualComing } from './punctual.ts';

const said = (person: string, outcome: 'came' | 'absent', isContradicted = false) => ({
  ...{ person, outcome, isContradicted },
});
const times = (count: number, answer: ReturnType<typeof said>) => Array.from({ length: count }, () => answer);

test('one person with many citas does not outweigh four who say the opposite (rule CITA-11)', () => {
  const accomplice = times(16, said('a', 'came'));
  const others = ['b', 'c', 'd', 'e'].map((person) => said(person, 'absent'));
  expect(usualComing([...accomplice, ...others])).toEqual({ came: 16, absent: 4, people: 5, punctual: null });
});

test('each person counts by the last answer, and with three citas at most in the number', () => {
  const four = ['b', 'c', 'd', 'e'].map((person) => said(person, 'came'));
  expect(usualComing([...times(16, said('a', 'came')), ...four]).punctual).toEqual({ citas: 7 });
  const later = ['b', 'c'].map((person) => said(person, 'absent'));
  const one = [...four, ...times(2, said('a', 'came')), ...later.slice(1)];
  expect(usualComing(one).punctual).toEqual({ citas: 6 });
  expect(usualComing([...one, ...later]).punctual).toBeNull();
});

test('many contradicted answers of one person are one person', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((person) => said(person, 'came'));
  const angry = times(9, said('f', 'absent', true));
  expect(usualComing([...five, ...angry])).toEqual({ came: 5, absent: 0, people: 5, punctual: { citas: 5 } });
  expect(usualComing([...five, ...angry, said('g', 'absent', true)]).punctual).toBeNull();
});
