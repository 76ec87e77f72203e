import { expect, test } from 'vitest';
import { mostNumbers, numbersIn } from './numbers.ts';

test.each([
  ['099123456', ['099123456']],
  ['099/123456', ['099123456']],
  ['099 123 456', ['099123456']],
  ['(099) 123-456', ['099123456']],
  ['99.123.456', ['099123456']],
  ['+598 99 123 456', ['099123456']],
  ['00598 99123456', ['099123456']],
  ['59899123456', ['099123456']],
  ['2400 1234', ['24001234']],
  ['https://wa.me/59899123456', ['099123456']],
  ['https://wa.me/59899123456?text=Hola%2C%20llamame%20al%20098765432', ['099123456']],
  ['https://api.whatsapp.com/send?phone=%2B59899123456&text=hola', ['099123456']],
  ['whatsapp://send?phone=59899123456', ['099123456']],
  ['Hola, soy Juan el electricista, este es mi número nuevo 099 123 456. Girame $ 3.000 a Abitab', ['099123456']],
  ['llamá al 099123456 o al 098 765 432', ['099123456', '098765432']],
  ['099123456 098765432', ['099123456', '098765432']],
  ['099 123 456, +598 99 123 456', ['099123456']],
  ['Juan Pérez\n+598 99 123 456', ['099123456']],
  ['son $ 12.500 el 12/10/2026 a las 14:30', []],
  ['+54 9 11 2345 6789', []],
  ['hola', []],
  ['', []],
])('%j has %j', (text, phones) => {
  expect(numbersIn(text)).toEqual(phones);
});

test('of many numbers the first ones are read, and a long text costs no time', () => {
  expect(numbersIn('091111111, 092222222, 093333333, 094444444')).toHaveLength(mostNumbers);
  expect(numbersIn('9 '.repeat(100_000))).toEqual([]);
});
