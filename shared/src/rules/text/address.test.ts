import { describe, expect, test } from 'vitest';
import { email } from '../../contract/fields.ts';
import { limits } from '../../limits.ts';
import { address, addressAt } from './address.ts';

/** A stand-in for URLSearchParams, which this package does not know. */
const search = { size: 1, append: () => undefined, toString: () => 'a=1+%26+2' };

test.each([
  [address`/servicios/${7}/review`, '/servicios/7/review'],
  [address`/servicios?q=${'a&b=c d#ñ'}`, '/servicios?q=a%26b%3Dc%20d%23%C3%B1'],
  [address`/reset-password/${'../admin?x=1'}`, '/reset-password/..%2Fadmin%3Fx%3D1'],
  [address`mailto:${'ana@correo.uy'}`, 'mailto:ana@correo.uy'],
  [address`mailto:${'ana@correo.uy?bcc=otra@x.uy&body=Hola'}`, 'mailto:ana@correo.uy%3Fbcc%3Dotra@x.uy%26body%3DHola'],
  [address`/lista?${search}`, '/lista?a=1+%26+2'],
  [addressAt('https://tero.uy')`/verify-email?token=${'a+b/c'}`, 'https://tero.uy/verify-email?token=a%2Bb%2Fc'],
])('%s', (written, expected) => {
  expect(written).toBe(expected);
});

describe('an email', () => {
  test.each([
    ['Ana.Perez+tero@Correo.com.uy', 'ana.perez+tero@correo.com.uy'],
    ["o'brien@correo.uy", "o'brien@correo.uy"],
    ['a_b-c%d@sub.correo.uy', 'a_b-c%d@sub.correo.uy'],
    ['ñandú@correo.uy', 'ñandú@correo.uy'],
    ['ana@1.2.uy', 'ana@1.2.uy'],
    [' ana@correo.uy ', 'ana@correo.uy'],
  ])('%j is one', (given, kept) => {
    expect(email.safeParse(given)).toMatchObject({ success: true, data: kept });
  });

  test.each([
    'ana@correo.uy?bcc=otra@x.uy',
    'ana?subject=x@correo.uy',
    'ana&cc=otra@correo.uy',
    'ana@correo.uy&x=1',
    'ana@correo.uy#x',
    'ana pérez@correo.uy',
    'ana@cor reo.uy',
    '"ana"@correo.uy',
    'ana"@correo.uy',
    'ana`@correo.uy',
    'ana@correo.uy\r\nbcc: otra@x.uy',
    'ana\n@correo.uy',
    'ana\t@correo.uy',
    'ana@otra@correo.uy',
    'ana@correo.uy,otra@x.uy',
    'ana@correo.uy;otra@x.uy',
    'ana,otra@correo.uy',
    '<ana@correo.uy>',
    'Ana <ana@correo.uy>',
    'ana(otra)@correo.uy',
    'ana:otra@correo.uy',
    'ana\\@correo.uy',
    'ana/otra@correo.uy',
    'ana@[127.0.0.1]',
    'ana@correo',
    'ana@.correo.uy',
    'ana@correo..uy',
    'ana@correo.uy.',
    '.ana@correo.uy',
    'ana.@correo.uy',
    'ana..perez@correo.uy',
    'ana@-correo.uy',
    'ana@correo_x.uy',
    'ana@correo.uy/otra',
    '@correo.uy',
    'ana@',
    '',
    `${'a'.repeat(limits.emailMax)}@correo.uy`,
  ])('%j is none', (given) => {
    expect(email.safeParse(given).success).toBe(false);
  });

  test('is told apart in time linear in its length', () => {
    expect(email.safeParse(`${'a.'.repeat(120)}@${'b-'.repeat(60)}`).success).toBe(false);
  });
});
