import { expect, test } from 'vitest';
import { isCheckoutAddress } from './checkout-address.ts';

const origin = 'http://127.0.0.1:3000';

test.each([
  'https://www.mercadopago.com.uy/subscriptions/checkout?preapproval_id=2c9380',
  'https://www.mercadopago.com/subscriptions/checkout',
  'https://mercadopago.com.uy/x',
  'http://127.0.0.1:3000/sandbox/pagos?preapproval_id=1',
  '/sandbox/pagos?preapproval_id=1',
])('a payment may be made at %s', (address) => {
  expect(isCheckoutAddress(address, origin)).toBe(true);
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
  '//evil.example/pagos',
  'javascript:alert(1)',
  'data:text/html,hola',
  'https://',
])('no payment leads to %s', (address) => {
  expect(isCheckoutAddress(address, origin)).toBe(false);
});
