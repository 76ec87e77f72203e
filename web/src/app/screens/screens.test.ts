import { afterEach, expect, test, vi } from 'vitest';

async function tableOf(env: { DEV: boolean; VITE_DEBUG_PAGES: string }) {
  vi.stubEnv('DEV', env.DEV);
  vi.stubEnv('VITE_DEBUG_PAGES', env.VITE_DEBUG_PAGES);
  vi.resetModules();
  return (await import('./screens.ts')).screens;
}

afterEach(() => vi.unstubAllEnvs());

test('every address stands once, and every screen has a title', async () => {
  const screens = await tableOf({ DEV: true, VITE_DEBUG_PAGES: '1' });
  const paths = screens.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { path, title } of screens) {
    expect(path).toMatch(/^\//);
    expect(title.trim(), path).not.toBe('');
  }
});

test.each([
  { DEV: false, VITE_DEBUG_PAGES: '0', shown: false },
  { DEV: false, VITE_DEBUG_PAGES: '', shown: false },
  { DEV: false, VITE_DEBUG_PAGES: '1', shown: true },
  { DEV: true, VITE_DEBUG_PAGES: '0', shown: true },
])('pages for debugging, developing: $DEV, DEBUG_PAGES: "$VITE_DEBUG_PAGES"', async ({ shown, ...env }) => {
  const screens = await tableOf(env);
  const who = (path: string) => screens.find((screen) => screen.path === path)?.who;
  expect(who('/test-profile')).toBe(shown ? 'account' : undefined);
  expect(who('/admin/debug')).toBe(shown ? 'admin' : undefined);
});

test('screens of an account need its session', async () => {
  const screens = await tableOf({ DEV: false, VITE_DEBUG_PAGES: '0' });
  const who = (path: string) => screens.find((screen) => screen.path === path)?.who;
  expect(who('/user-profile')).toBe('client');
  expect(who('/user-settings')).toBe('client');
  expect(who('/change-password')).toBe('account');
  expect(who('/notification-settings')).toBe('account');
});

test('a link that was mailed leaves its secret out of the canonical address', async () => {
  const screens = await tableOf({ DEV: false, VITE_DEBUG_PAGES: '0' });
  expect(screens.find(({ path }) => path === '/reset-password/:token')?.canonical).toBe('/reset-password');
  expect(screens.find(({ path }) => path === '/unsubscribe/:token')?.canonical).toBe('/unsubscribe');
});

test('a post has one address, whichever leads to it', async () => {
  const screens = await tableOf({ DEV: false, VITE_DEBUG_PAGES: '0' });
  const canonical = screens.find(({ path }) => path === '/publicacion/:postId')?.canonical;
  expect(typeof canonical === 'function' && canonical({ postId: '12' })).toBe('/publicacion/post/12');
});
