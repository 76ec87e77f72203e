import { expect, test } from 'vitest';
import { defaultFault, readFault, readHandedOver } from './handed-over.ts';

test('a code and a known type of user behind the # are taken', () => {
  expect(readHandedOver('#code=abc-_1&userType=user')).toEqual({ code: 'abc-_1' });
  expect(readHandedOver('#userType=provider&code=x')).toEqual({ code: 'x' });
});

test.each(['', '#', '#code=&userType=user', '#token=abc&userType=user'])('no code in %j', (hash) => {
  expect(readHandedOver(hash)).toEqual({ fault: 'Token de autenticación no encontrado' });
});

test.each(['#code=abc', '#code=abc&userType=', '#code=abc&userType=admin', '#code=abc&userType=User'])(
  'no known type of user in %j',
  (hash) => {
    expect(readHandedOver(hash)).toEqual({ fault: 'Tipo de usuario no válido' });
  },
);

test('the message of a fault is the one of the address, without its excess', () => {
  expect(readFault('?message=Cancelaste+el+ingreso+con+Google.')).toBe('Cancelaste el ingreso con Google.');
  expect(readFault(`?message=${'ñ'.repeat(500)}`)).toBe('ñ'.repeat(200));
  expect(readFault(`?message=${encodeURIComponent('😀'.repeat(300))}`)).toBe('😀'.repeat(200));
});

test.each(['', '?message=', '?message=%20%0A', '?mensaje=hola'])('the usual words for %j', (search) => {
  expect(readFault(search)).toBe(defaultFault);
});
