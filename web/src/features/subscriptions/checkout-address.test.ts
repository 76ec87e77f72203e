import { expect, test } from 'vitest';
import { checkoutAddress } from './checkout-address.ts';

const origin = 'http://127.0.0.1:3000';

test.each([
  'https://www.mercadopago.com.uy/subscriptions/checkout?preapproval_id=2c9380',
  'https://www.mercadopago.com/subscriptions/checkout',
  'https://mercadopago.com.uy/x',
  'http://127.0.0.1:3000/sandbox/pagos/1',
])('a payment may be made at %s', (address) => {
  expect(checkoutAddress(address, origin)).toBe(address);
});

test.each([
  ['/sandbox/pagos/1?a=b', 'http://127.0.0.1:3000/sandbox/pagos/1?a=b', origin],
  ['http://localhost:3000/sandbox/pagos/1', 'http://127.0.0.1:3000/sandbox/pagos/1', origin],
  ['http://127.0.0.1:3000/sandbox/pagos/1', 'http://localhost:3000/sandbox/pagos/1', 'http://localhost:3000'],
])('%s of this machine is paid at %s, where the session is', (address, expected, here) => {
  expect(checkoutAddress(address, here)).toBe(expected);
});

test.each([
  'https://mercadopago.com.evil.example/checkout',
  'https://notmercadopago.com/checkout',
  'https://mercadopago.com.ar.example/checkout',
  'https://evil.example/mercadopago.com',
  'https://www.mercadopago.com@evil.example/',
  'https://ana:clave@www.mercadopago.com/',
  'https://www.mercadopago.com:8443/',
  'http://www.mercadopago.com.uy/checkout',
  'http://127.0.0.1:3001/sandbox/pagos',
  'https://127.0.0.1:3000/sandbox/pagos',
  'https://localhost:3000/sandbox/pagos',
  '//evil.example/pagos',
  'javascript:alert(1)',
  'data:text/html,hola',
  'https://',
])('no payment leads to %s', (address) => {
  expect(checkoutAddress(address, origin)).toBeNull();
});

test('a site elsewhere sends nobody to this machine', () => {
  expect(checkoutAddress('http://localhost:3000/sandbox/pagos/1', 'https://tero.example')).toBeNull();
});
