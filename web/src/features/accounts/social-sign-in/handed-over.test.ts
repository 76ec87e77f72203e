import { expect, test } from 'vitest';
import { readFault, readHandedOver } from './handed-over.ts';

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

test('a fault that the house wrote is told as it is', () => {
  const text = 'Cancelaste el ingreso con Google. Probá de nuevo, o entrá con tu email y contraseña.';
  expect(readFault(`?${new URLSearchParams({ message: text })}`)).toEqual({ text, isOwn: true });
});

test('the message of a fault is the one of the address, without its excess, as somebody’s words', () => {
  expect(readFault('?message=No+anduvo')).toEqual({ text: 'No anduvo', isOwn: false });
  expect(readFault(`?message=${'ñ'.repeat(500)}`).text).toBe('ñ'.repeat(200));
  expect(readFault(`?message=${encodeURIComponent('😀'.repeat(300))}`).text).toBe('😀'.repeat(200));
});

test.each([
  'Mandá tu contraseña al WhatsApp oficial de Tero: 091 234 567',
  'Escribí al ０９１２３４５６７',
  'Llamá al 0-9-1-2-3-4-5-6-7',
  'Entrá en tero-ayuda.com',
  'Entrá en https://mal',
  'Escribí a ayuda@mal',
])('no message that leads elsewhere: %j', (message) => {
  expect(readFault(`?${new URLSearchParams({ message })}`)).toEqual({
    text: 'Error en la autenticación. Probá de nuevo, o entrá con tu email y contraseña.',
    isOwn: true,
  });
});

test.each(['', '?message=', '?message=%20%0A', '?mensaje=hola'])('the usual words for %j', (search) => {
  expect(readFault(search)).toEqual({
    text: 'Error en la autenticación. Probá de nuevo, o entrá con tu email y contraseña.',
    isOwn: true,
  });
});
