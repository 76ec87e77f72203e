import type { Door } from '@tero/shared/content/question';
import { expect, test } from 'vitest';
import { entryPath, nextPath } from './entry-path.ts';

const doors: readonly Door[] = ['login', 'register', 'offer', 'provider', 'forgot'];
const nextOf = (path: string) => nextPath(new URL(path, 'http://tero.test').search);

test.each([
  { pathname: '/favoritos', search: '' },
  { pathname: '/servicios', search: '?q=pintura&page=2' },
  { pathname: '/help', search: '?tab=proveedores', hash: '#precio' },
])('every door comes back to $pathname$search$hash, through other doors too', (from) => {
  const back = from.pathname + from.search + (from.hash ?? '');
  for (const door of doors) {
    const path = entryPath(door, from);
    expect(nextOf(path)).toBe(back);
    const { pathname, search } = new URL(path, 'http://tero.test');
    for (const other of doors) expect(nextOf(entryPath(other, { pathname, search }))).toBe(back);
  }
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/\t/evil.example', ''])(
  'never leaves Tero for %j',
  (next) => {
    const search = `?next=${encodeURIComponent(next)}`;
    expect(nextPath(search)).toBeNull();
    expect(entryPath('register', { pathname: '/login', search })).toBe('/register');
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
  expect(entryPath('login', { pathname, search: '?token=secreto' })).toBe('/login');
});
