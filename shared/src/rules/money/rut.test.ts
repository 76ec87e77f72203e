import { expect, test } from 'vitest';
import { isRut, rutDigits, rutText } from './rut.ts';

test('a RUT has 12 digits and the check digit of the DGI (rule SUB-98)', () => {
  // RUTs of public companies
  for (const rut of ['211003420017', '210778720012', '21 100342 0017', '21.100342.001-7'])
    expect(isRut(rut)).toBe(true);
  for (const rut of ['', '21100342001', '2110034200170', '211003420018', '121003420017', '21100342001a']) {
    expect(isRut(rut)).toBe(false);
  }
});

test('any one digit that is wrong is found', () => {
  const rut = '211003420017';
  for (const [at, digit] of [...rut].entries()) {
    const other = `${rut.slice(0, at)}${(Number(digit) + 1) % 10}${rut.slice(at + 1)}`;
    expect(isRut(other)).toBe(false);
  }
});

test('it is written in groups, and read without them', () => {
  expect(rutText('211003420017')).toBe('21 100342 0017');
  expect(rutDigits(rutText('211003420017'))).toBe('211003420017');
});
