import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

test.each([
  ['/servicios', '?q=pintura&sort=newest', '/servicios?q=pintura&sort=newest'],
  ['/', '', '/'],
  ['/reset-password/s3creto', '', '/reset-password'],
  ['/unsubscribe/7.weeklyDigest.s3creto', '', '/unsubscribe'],
  ['/verify-email', '?token=s3creto', '/verify-email'],
  ['/auth/success', '?code=s3creto&state=x&from=google', '/auth/success?from=google'],
])('%s%s is told as %s', (pathname, search, told) => {
  expect(pageAddress({ pathname, search })).toBe(told);
});

test('an address longer than the contract admits is cut', () => {
  expect(pageAddress({ pathname: '/servicios', search: `?q=${'x'.repeat(900)}` })).toHaveLength(500);
});
