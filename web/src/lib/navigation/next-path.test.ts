import { expect, test } from 'vitest';
import { loginPath, nextPath } from './next-path.ts';

test.each([
  { pathname: '/favoritos', search: '' },
  { pathname: '/servicios', search: '?q=pintura&page=2' },
])('comes back to $pathname$search', (from) => {
  const { search } = new URL(loginPath(from), 'http://tero.test');
  expect(nextPath(search)).toBe(from.pathname + from.search);
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/\t/evil.example', ''])(
  'never leaves Tero for %j',
  (next) => {
    expect(nextPath(`?next=${encodeURIComponent(next)}`)).toBeNull();
  },
);

test.each([
  '/login',
  '/register',
  '/reset-password/un-token',
  '/verify-email',
  '/confirm-email',
  '/stop-email',
  '/auth/success',
])('does not come back to %s, which is over', (pathname) => {
  expect(loginPath({ pathname, search: '?token=secreto' })).toBe('/login');
});
